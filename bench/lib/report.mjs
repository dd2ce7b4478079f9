import { median, MAX_SPREAD, spread } from './statistics.mjs'

/** The results of a benchmark: `add` collects the figures of each run, the tables show medians. */
export function createReport(name) {
  const runs = new Map()
  const lines = []
  const print = (line = '') => {
    lines.push(line)
    console.log(line)
  }
  const values = (row, figure) => (runs.get(row) ?? []).map((run) => run[figure]).filter((value) => typeof value === 'number' && Number.isFinite(value))
  const of = (row, figure) => median(values(row, figure))
  const goals = []

  return {
    name, lines, goals, print, of, values,
    add: (row, figures) => runs.set(row, [...(runs.get(row) ?? []), figures]),
    get runs() {
      return Object.fromEntries(runs)
    },
    /** One line per row, one column per figure; `columns` is a list of [figure, heading, digits]. */
    table(columns) {
      const body = [...runs.keys()].map((row) => [row, ...columns.map(([figure, , digits = 2]) => shown(of(row, figure), digits))])
      for (const line of aligned([['', ...columns.map(([, heading]) => heading)], ...body])) print(line)
      print()
    },
    /**
     * The ratio rows: `{ what, ours, theirs, figure, most | least, floor? }`. When its divisor or the lower limit of the run
     * varies too much between repeats, no ratio is printed.
     */
    ratios(title, rows) {
      const body = rows.map((row) => ratioRow(row, of, values))
      goals.push(...body.map(({ result }) => ({ ...result, what: `${title}: ${result.what}` })))
      for (const line of aligned([[title, 'ratio', 'goal', ''], ...body.map(({ cells }) => cells)])) print(line)
      print()
    },
  }
}

function ratioRow({ what, ours, theirs, figure, theirFigure = figure, most, least, floor }, of, values) {
  const ratio = of(ours, figure) / of(theirs, theirFigure)
  const shaky = [[theirs, theirFigure], ...(floor ? [[floor, figure]] : [])].map(([row, name]) => spread(values(row, name))).find((part) => part > MAX_SPREAD)
  const goal = most === undefined && least === undefined ? '' : most === undefined ? `≥ ${least}` : `≤ ${most}`
  if (shaky !== undefined) {
    return { cells: [what, '–', goal, `no claim: the floor differs by ${Math.round(shaky * 100)} % between repeats`], result: { what, ratio, goal, verdict: 'noClaim' } }
  }
  const verdict = verdictOf(ratio, most, least)
  return { cells: [what, shown(ratio, 2), goal, verdict], result: { what, ratio, goal, verdict } }
}

export function verdictOf(ratio, most, least) {
  if (!Number.isFinite(ratio)) return 'not measured'
  if (most === undefined && least === undefined) return ''
  return (most === undefined || ratio <= most) && (least === undefined || ratio >= least) ? 'met' : 'MISSED'
}

/** A goal for an absolute figure. */
export function plainGoal(report, what, value, { most, least, digits = 2, unit = '' }) {
  const verdict = verdictOf(value, most, least)
  const goal = most === undefined ? `≥ ${least}` : `≤ ${most}`
  report.goals.push({ what, ratio: value, goal, verdict })
  report.print(`${what}: ${shown(value, digits)}${unit} (goal ${goal}${unit}) ${verdict}`)
}

export function shown(value, digits) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}

/** Aligns columns: the first to the left, the others to the right. */
export function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => [...String(row[column] ?? '')].length)))
  return rows.map((row) => row.map((cell, column) => (column === 0 ? String(cell).padEnd(widths[column]) : String(cell ?? '').padStart(widths[column]))).join('   ').trimEnd())
}
