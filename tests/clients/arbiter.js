// usage: node arbiter.js PROGRAM RULES KOMI GAMES FIRST_SEED
// Two GNU Gos play on 9x9, the program referees as under gogui-twogtp
// -referee: the same commands at the start, every move in capitals, final_score
// once. Refusals and results are compared with a board and count of its own.
'use strict'

const {spawn} = require('child_process')
const {Board, areaMargin, other} = require('./board')

const [program, rules, komi, games, firstSeed] = process.argv.slice(2)
const virtual = rules.startsWith('jpd-') // abandons may become virtual moves
const failures = []
let passed = 0
let converted = 0

function check(name, got, want) {
  if (got === want) passed++
  else failures.push(`FAILED arbiter ${rules}: ${name}: got ${got}, want ${want}`)
}

class Engine {
  constructor(path, args) {
    this.process = spawn(path, args, {stdio: ['pipe', 'pipe', 'ignore']})
    this.waiting = []
    let text = ''
    this.process.stdout.on('data', data => {
      text += data
      for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2))
        this.waiting.shift().resolve(text.slice(0, end).trim())
    })
    const gone = e => this.waiting.splice(0)
      .forEach(w => w.reject(new Error(`${path} is gone: ${e}`)))
    this.process.on('close', gone) // after the last answer was read
    this.process.on('error', gone)
    this.process.stdin.on('error', gone)
  }

  // The answer; a refusal begins with "? ".
  send(command) {
    return new Promise((resolve, reject) => {
      this.waiting.push({resolve, reject})
      this.process.stdin.write(command + '\n')
    }).then(t => (t[0] === '?' ? '? ' : '') + t.slice(1).trim())
  }
}

// What the referee should know of the game, kept without it.
class Game {
  constructor() {
    this.board = new Board(9, 9)
    this.pending = []
    this.hands = {X: 0, O: 0}
    this.firstStop = null
    this.ko = null
    this.situations = new Map([[this.board.shape() + 'X', 1]])
  }

  // May this stone be placed? Only what the two rule sets ask here.
  legal(color, vertex) {
    const b = this.board
    const points = b.after(color, b.index(vertex))
    if (!points) return false
    const own = points.filter(c => c === color).length
    if (!virtual) // simple ko, no suicide
      return own > b.stones(color).length && vertex !== this.ko
    const count = {...b.virtual}
    for (const c of this.pending) count[c]++
    return !b.forms.has(`${points.join('')} ${count.X} ${count.O}`) &&
      own !== b.stones(color).length // one stone: the form after conversion
  }

  pass(color) {
    this.firstStop = this.firstStop || color
    this.ko = null
    this.pending.push(color)
    this.situations = new Map([[this.board.shape() + other(color), 1]])
  }

  move(color, vertex) {
    const b = this.board
    if (virtual)
      for (const c of this.pending) {
        b.makeVirtual(c)
        this.hands[c]++
        converted++
      }
    else converted += this.pending.length
    this.pending = []
    const before = b.stones(other(color))
    b.place(color, vertex)
    this.hands[color]++
    const taken = before.filter(v => b.points[b.index(v)] === '.')
    const {inside, border} = b.flood(b.index(vertex))
    const liberties = border.filter(i => b.points[i] === '.').length
    this.ko = taken.length === 1 && inside.length === 1 && liberties === 1
      ? taken[0] : null
    const key = b.shape() + other(color)
    this.situations.set(key, (this.situations.get(key) || 0) + 1)
    return this.situations.get(key) >= 3 // the game is void (chinese)
  }

  result(dead) {
    const pay = rules === 'jpd-a' && this.firstStop === 'O' ? 1 : 0
    const m = areaMargin(this.board, dead, virtual) - Number(komi) - pay
    return m === 0 ? '0' : (m > 0 ? 'B+' : 'W+') + Math.abs(m).toFixed(1)
  }
}

async function greet(engine) {
  for (const c of ['protocol_version', 'name', 'version'])
    await engine.send(c)
  const list = (await engine.send('list_commands')).split('\n')
  if (list.includes('gogui-interrupt')) await engine.send('gogui-interrupt')
  for (const c of ['boardsize 9', 'clear_board', `komi ${komi}`])
    check(c, await engine.send(c), '')
}

// Play one game; returns how it ended: "passes", "resigned", "refused", "void".
async function play(game, players, referee, early) {
  let color = 'X'
  for (let n = 0, passes = 0; passes < 2; n++, color = other(color)) {
    const letter = color === 'X' ? 'B' : 'W'
    const move = n === early ? 'PASS'
      : (await players[color].send(`genmove ${letter}`)).toUpperCase()
    if (n === early) await players[color].send(`play ${letter} PASS`)
    if (move === 'RESIGN') return 'resigned'
    const said = `play ${letter} ${move}`
    await players[other(color)].send(said)
    const answer = await referee.send(said)
    const legal = move === 'PASS' || game.legal(color, move)
    check(`${said} after ${n} moves`, answer, legal ? '' : '? illegal move')
    if (!legal || answer !== '') return 'refused'
    passes = move === 'PASS' ? passes + 1 : 0
    if (move === 'PASS') game.pass(color)
    else if (game.move(color, move) && !virtual) return 'void'
  }
  return 'passes'
}

async function compareState(game, referee) {
  const state = JSON.parse(await referee.send('caipan-state'))
  for (const [side, c] of [['b', 'X'], ['w', 'O']]) {
    check(`stones ${side}`, state.stones[side], game.board.stones(c).length)
    check(`virtual ${side}`, state.virtual[side], game.board.virtual[c])
    check(`hands ${side}`, state.hands[side], game.hands[c])
  }
  check('first stop', state.first_stop,
    game.firstStop && (game.firstStop === 'X' ? 'b' : 'w'))
}

async function judge(game, players, referee) {
  const dead = (await players.O.send('final_status_list dead')).split(/\s+/)
    .filter(v => v)
  if (dead.length)
    check('marks', await referee.send(`caipan-mark dead ${dead.join(' ')}`), '')
  const score = await referee.send('final_score')
  check(`result with dead [${dead}]`, score, game.result(dead))
  const verdict = JSON.parse(await referee.send('caipan-verdict'))
  check('counts agree', verdict.agree, true)
  check('verdict', verdict.result, score)
  return `${dead.length} dead, ${score}`
}

async function one(n, referee) {
  const seed = Number(firstSeed) + n
  const gnugo = ['--mode', 'gtp', '--level', '1', '--chinese-rules', '--seed']
  const players = {
    X: new Engine('gnugo', [...gnugo, `${2 * seed}`]),
    O: new Engine('gnugo', [...gnugo, `${2 * seed + 1}`])
  }
  for (const c of 'XO') await greet(players[c])
  for (const c of ['boardsize 9', 'clear_board'])
    check(c, await referee.send(c), '')
  const game = new Game()
  const early = n % 2 ? 12 + n % 8 : -1 // someone passes in the middle game
  const end = await play(game, players, referee, early)
  let text = end
  if (end === 'passes') {
    await compareState(game, referee)
    text = await judge(game, players, referee)
  } else if (end === 'void') {
    check('void', await referee.send('final_score'), '? cannot score')
  }
  console.log(`${rules} game ${n + 1}: ${game.board.shapes.size - 1} shapes, ` +
    `${game.board.virtual.X}:${game.board.virtual.O} virtual, ${text}`)
  for (const c of 'XO') await players[c].send('quit')
}

async function main() {
  const referee = new Engine(program, ['--rules', rules])
  await greet(referee)
  await referee.send('caipan-judge declared')
  for (let n = 0; n < Number(games); n++) await one(n, referee)
  check('a refused pass', converted > 0 || Number(games) < 2, true)
  await referee.send('quit')
}

const patience = setTimeout(() => {
  console.log(`FAILED arbiter ${rules}: no end after 10 minutes`)
  process.exit(1)
}, 600000)

main().catch(e => failures.push(`FAILED arbiter ${rules}: ${e.stack}`)).then(() => {
  clearTimeout(patience)
  for (const f of failures) console.log(f)
  console.log(`arbiter ${rules}: ${passed} checks right, ` +
    `${failures.length} wrong, ${converted} refused passes`)
  process.exit(failures.length ? 1 : 0)
})
