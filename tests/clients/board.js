// A plain board and count of its own, to check the referee against: floods,
// string keys, no code in common with it.
'use strict'

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const other = c => (c === 'X' ? 'O' : 'X')

class Board {
  constructor(width, height) {
    this.width = width
    this.height = height
    this.points = Array(width * height).fill('.')
    this.virtual = {X: 0, O: 0}
    this.forms = new Set([this.form()])
    this.shapes = new Set([this.shape()])
  }

  index(vertex) {
    const x = COLUMNS.indexOf(vertex[0].toUpperCase())
    return (this.height - Number(vertex.slice(1))) * this.width + x
  }

  vertex(i) {
    return COLUMNS[i % this.width] +
      (this.height - Math.floor(i / this.width))
  }

  near(i) {
    const x = i % this.width
    return [
      x > 0 && i - 1,
      x < this.width - 1 && i + 1,
      i >= this.width && i - this.width,
      i < this.points.length - this.width && i + this.width
    ].filter(n => n !== false)
  }

  // Points of the same kind joined with i, and what they touch.
  flood(i, points = this.points) {
    const inside = new Set([i])
    const border = new Set()
    for (const p of inside)
      for (const n of this.near(p))
        if (points[n] === points[i]) inside.add(n)
        else border.add(n)
    return {inside: [...inside], border: [...border]}
  }

  shape() {
    return this.points.join('')
  }

  // The whole-board form: the shape and the virtual stones (rules.md 1).
  form() {
    return `${this.shape()} ${this.virtual.X} ${this.virtual.O}`
  }

  // The board after a stone, by rules with suicide; null: occupied.
  after(color, i) {
    if (this.points[i] !== '.') return null
    const points = [...this.points]
    points[i] = color
    const lift = c => {
      for (const n of [...this.near(i), i]) {
        if (points[n] !== c) continue
        const {inside, border} = this.flood(n, points)
        if (!border.some(b => points[b] === '.'))
          for (const p of inside) points[p] = '.'
      }
    }
    lift(other(color))
    lift(color)
    return points
  }

  place(color, vertex) {
    this.points = this.after(color, this.index(vertex))
    this.forms.add(this.form())
    this.shapes.add(this.shape())
  }

  makeVirtual(color) {
    this.virtual[color]++
    this.forms.add(this.form())
  }

  stones(color) {
    return this.points.map((c, i) => (c === color ? this.vertex(i) : null))
      .filter(v => v)
  }

  regions(points, wanted) {
    const seen = new Set()
    const out = []
    points.forEach((c, i) => {
      if (seen.has(i) || !wanted.includes(c)) return
      const region = this.flood(i, points)
      for (const p of region.inside) seen.add(p)
      region.colors = new Set(region.border.map(b => points[b])
        .filter(c2 => c2 !== '.'))
      out.push(region)
    })
    return out
  }
}

// A group: chains of a colour joined through empties that touch only it.
// Independent (rules.md 7): two non-adjacent own empties such that, all other
// own empties filled, every chain touches both.
function groupOf(board, points, color, start) {
  const joined = points.map(c => c)
  for (const r of board.regions(points, '.'))
    if (r.colors.size === 1 && r.colors.has(color))
      for (const p of r.inside) joined[p] = color
  return board.flood(start, joined).inside
}

function independent(board, points, color, group) {
  const empties = group.filter(p => points[p] === '.')
  for (const a of empties)
    for (const b of empties) {
      if (a >= b || board.near(a).includes(b)) continue
      const filled = points.map(c => c)
      for (const e of empties) if (e !== a && e !== b) filled[e] = color
      const inside = new Set(group)
      const chains = board.regions(filled, color)
        .filter(r => inside.has(r.inside[0]))
      if (chains.every(r => r.border.includes(a) && r.border.includes(b)))
        return true
    }
  return false
}

// Liberty-eyes (A 6.1, rules.md 5.2) of a region that touches both colours.
function libertyEyes(board, points, region) {
  const weak = color => region.border.some(b => points[b] === color &&
    !independent(board, points, color, groupOf(board, points, color, b)))
  if (!weak('X') || !weak('O')) return []
  const rest = points.map(() => '#')
  for (const p of region.inside) {
    const colors = new Set(board.near(p).map(n => points[n])
      .filter(c => c !== '.'))
    if (colors.size < 2) rest[p] = '.'
  }
  return board.regions(rest, '.').map(r => {
    const colors = new Set(r.inside.flatMap(p => board.near(p))
      .map(n => points[n]).filter(c => c !== '.'))
    return {owner: colors.size === 1 ? [...colors][0] : null, n: r.inside.length}
  }).filter(part => part.owner)
}

// Black's area minus White's, the dead stones taken off.
function areaMargin(board, dead, eyes) {
  const points = [...board.points]
  for (const v of dead) points[board.index(v)] = '.'
  let margin = 0
  for (const c of points) margin += c === 'X' ? 1 : c === 'O' ? -1 : 0
  for (const r of board.regions(points, '.')) {
    if (r.colors.size === 1)
      margin += r.colors.has('X') ? r.inside.length : -r.inside.length
    else if (eyes && r.colors.size === 2)
      for (const part of libertyEyes(board, points, r))
        margin += part.owner === 'X' ? part.n : -part.n
  }
  return margin
}

module.exports = {Board, areaMargin, other}
