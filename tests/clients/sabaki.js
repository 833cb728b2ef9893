// usage: node sabaki.js PROGRAM
// @sabaki/gtp's Controller and ControllerStateTracker, as Sabaki uses them:
// the board is compared after each step.
'use strict'

const {Controller, ControllerStateTracker} = require('@sabaki/gtp')
const {Board} = require('./board')

let passed = 0
const failures = []

function check(name, got, want) {
  if (JSON.stringify(got) === JSON.stringify(want)) passed++
  else failures.push(`FAILED sabaki: ${name}: got ${JSON.stringify(got)}, ` +
    `want ${JSON.stringify(want)}`)
}

const turns = (...moves) => moves.map((v, i) => ({
  name: 'play',
  args: [i % 2 ? 'W' : 'B', v]
}))

// The board that the history leads to, by the plain board.
function expected(size, history) {
  const board = new Board(size[0], size[1])
  for (const {name, args} of history)
    if (name === 'set_free_handicap')
      for (const v of args) board.place('X', v)
    else if (!/^(pass|virtual)$/i.test(args[1]))
      board.place(args[0] === 'B' ? 'X' : 'O', args[1])
  return board
}

// Rows of showboard: number, points, number.
function shown(text, width) {
  return text.split('\n').map(line => line.match(/^\s*\d+((?:\s+[.+XO])+)/))
    .filter(m => m).map(m => m[1].replace(/\s/g, '').replace(/\+/g, '.'))
    .filter(row => row.length === width).join('')
}

async function ask(controller, name, ...args) {
  const {error, content} = await controller.sendCommand({name, args})
  return error ? `? ${content}` : content
}

async function compare(name, controller, size, history) {
  const board = expected(size, history)
  const sorted = text => text.split(/\s+/).filter(v => v).sort()
  check(`${name}: black`, sorted(await ask(controller, 'list_stones', 'black')),
    board.stones('X').sort())
  check(`${name}: white`, sorted(await ask(controller, 'list_stones', 'white')),
    board.stones('O').sort())
  check(`${name}: shown`, shown(await ask(controller, 'showboard'), size[0]),
    board.shape())
}

async function step(name, tracker, state) {
  let error = null
  try {
    await tracker.sync(state)
  } catch (e) {
    error = e.message
  }
  check(`${name}: synced`, error, null)
  await compare(name, tracker.controller, state.boardsize, state.history)
}

// Sabaki writes these at once, without waiting.
async function greet(controller) {
  const names = ['name', 'version', 'protocol_version', 'list_commands']
  const [name, version, protocol, list] =
    await Promise.all(names.map(n => ask(controller, n)))
  check('protocol', protocol, '2')
  check('name', /caipan/i.test(name), true)
  check('version begins with numbers', /^\d+\.\d+/.test(version), true)
  const commands = list.split('\n')
  check('no command twice', new Set(commands).size, commands.length)
  check('no blanks in names', commands.filter(c => /\s/.test(c)), [])
  check('neither generates nor analyses',
    commands.filter(c => /genmove|analyze$/.test(c)), [])
}

async function main() {
  const tracker = ControllerStateTracker.fromController(process.argv[2],
    ['--rules', 'tromp-taylor'])
  const controller = tracker.controller
  const sent = []
  controller.on('command-sent', ({command}) => sent.push(command.name))
  controller.start()
  await greet(controller)

  const game = turns('E5', 'C3', 'D5', 'C4', 'C5', 'B5', 'B6', 'pass', 'A5',
    'pass', 'B4')
  const nine = (n, komi = 6.5) => ({komi, boardsize: [9, 9],
    history: game.slice(0, n)})
  await step('forward to 7', tracker, nine(7))
  check('komi before the board', await ask(controller, 'get_komi'), '6.5')
  await step('forward to 11, a capture', tracker, nine(11))
  sent.length = 0
  await step('back to 9', tracker, nine(9))
  check('back by undo', sent.filter(n => n === 'undo').length, 2)
  check('without clearing', sent.includes('clear_board'), false)
  await step('back to 3, from the beginning', tracker, nine(3))
  await step('another branch', tracker, {...nine(0),
    history: [...game.slice(0, 3), ...turns('A1', 'G7').slice(1)]})
  await step('to the root', tracker, nine(0))
  await step('komi changed', tracker, nine(11, 7.5))
  check('komi kept over clear_board', await ask(controller, 'get_komi'), '7.5')

  const handicap = {name: 'set_free_handicap', args: ['C3', 'G7', 'C7']}
  const white = [...turns('pass', 'E5', 'D4', 'F6').slice(1)]
  const stones = {komi: 0.5, boardsize: [9, 9], history: [handicap, ...white]}
  await step('handicap', tracker, stones)
  await step('handicap, back one', tracker, {...stones,
    history: stones.history.slice(0, 3)})
  await step('handicap alone', tracker, {...stones, history: [handicap]})
  check('handicap is not undone', await ask(controller, 'undo'),
    '? cannot undo')
  await compare('after a refused undo', controller, [9, 9], [handicap])

  await step('rectangle', tracker, {komi: 6.5, boardsize: [7, 4],
    history: turns('A1', 'G4', 'D2', 'pass', 'G1')})
  await step('a larger square', tracker, {komi: 6.5, boardsize: [19, 19],
    history: turns('Q16', 'D4', 'T19', 'A1')})

  // Sending two, returning one (Sabaki#328): a superko that Sabaki lets pass.
  const ko = turns('B1', 'A2', 'C2', 'B2', 'D1', 'E9', 'A1', 'C1')
  await step('before the superko', tracker, {komi: 7.5, boardsize: [9, 9],
    history: ko})
  let error = null
  try {
    await tracker.sync({komi: 7.5, boardsize: [9, 9],
      history: [...ko, {name: 'play', args: ['B', 'B1']}]})
  } catch (e) {
    error = e.message
  }
  check('the superko is refused', error,
    'History cannot be replayed on engine')
  await compare('after the refusal', controller, [9, 9], ko)
  check('the reason', (await ask(controller, 'caipan-why')).slice(0, 14),
    'repeats move 6')
  await step('the game goes on', tracker, {komi: 7.5, boardsize: [9, 9],
    history: [...ko, {name: 'play', args: ['B', 'E5']}]})

  await controller.stop()
  check('stopped', controller.process, null)
}

const patience = setTimeout(() => {
  console.log('FAILED sabaki: no end after 60 s')
  process.exit(1)
}, 60000)

main().catch(e => failures.push(`FAILED sabaki: ${e.stack}`)).then(() => {
  clearTimeout(patience)
  for (const f of failures) console.log(f)
  console.log(`sabaki: ${passed} checks right, ${failures.length} wrong`)
  process.exit(failures.length ? 1 : 0)
})
