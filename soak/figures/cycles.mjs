import { runLongCycles } from '../browser/cycles.mjs'
import { seededRandom } from '../hostile/random.mjs'

export const what = 'each dialog opened and closed 1,000 times in Chromium, every fourth time while it still loads: the live objects afterwards, and the heap per cycle from the 200th on'

const DIALOGS = ['floorPlan', 'floorPlanImage', 'sensorRealtime', 'notEnabled', 'buildingDetail', 'hydrant']
const CYCLES = 1_000
const EVERY = 100
const WARM = 200 // trust R12
const MOST_BYTES = 1_024
const HASTY_IN = 4
const MOST_FRAMES = 6

export async function run({ seed }) {
  const rows = []
  for (const dialog of DIALOGS) {
    const hasty = hastyFrom(seed)
    const { before, after, marks, errors } = await runLongCycles({ cycles: CYCLES, ways: [dialog], every: EVERY, hasty })
    const bytes = slope(marks.filter(({ cycles }) => cycles >= WARM))
    rows.push(
      { figure: `${dialog}: ${Object.keys(before).join(', ')}`, value: counts(after), goal: counts(before), holds: counts(after) === counts(before) },
      { figure: `${dialog}: heap per cycle`, value: `${bytes.toFixed(0)} B`, goal: `≤ ${MOST_BYTES} B`, holds: bytes <= MOST_BYTES },
      { figure: `${dialog}: uncaught errors`, value: errors.length, goal: '0', holds: errors.length === 0 },
    )
    // for the reader of the run: where the heap grew, if it did
    console.log(`${dialog}: KiB at each ${EVERY} cycles: ${marks.map((mark) => (mark.bytes / 1024).toFixed(0)).join(' ')}`)
  }
  return rows
}

/** Usually open until the content is shown (null), sometimes for a few frames only. */
function hastyFrom(seed) {
  const random = seededRandom(seed)
  return (count) => Array.from({ length: count }, () => (random.chance(1 / HASTY_IN) ? random.below(MOST_FRAMES) : null))
}

/** The slope of a least-squares line through all marks, because single heap sizes vary. */
function slope(marks) {
  const mean = (read) => marks.reduce((sum, mark) => sum + read(mark), 0) / marks.length
  const [x, y] = [mean(({ cycles }) => cycles), mean(({ bytes }) => bytes)]
  return marks.reduce((sum, mark) => sum + (mark.cycles - x) * (mark.bytes - y), 0) / marks.reduce((sum, mark) => sum + (mark.cycles - x) ** 2, 0)
}

const counts = (alive) => Object.values(alive).join(', ')
