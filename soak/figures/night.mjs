import { runNight } from '../browser/night.mjs'

export const what = 'R13: a night of 60 minutes, an alarm a second, and the page goes from screen to screen'

const MINUTES = 60
/** After 18 minutes: what is loaded once is there, and the feed, which keeps 1,000 alarms, is full after 17. */
const WARM_MARKS = 9
const HOUR_MS = 3_600_000

export async function run({ seed }) {
  const { raised, pending, shown, marks, errors } = await runNight({ seed, minutes: MINUTES })
  const steady = marks.slice(WARM_MARKS)
  const perHour = (read) => slope(steady.map((mark) => [mark.at, read(mark)])) * HOUR_MS
  const [heap, listeners] = [perHour(({ heapMb }) => heapMb), perHour((mark) => mark.listeners)]
  const ends = (read) => [steady.at(0), steady.at(-1)].map(read).join(' → ')
  console.log(`heap, MB: ${marks.map(({ heapMb }) => heapMb.toFixed(1)).join(' ')}`)
  console.log(`listeners: ${marks.map((mark) => mark.listeners).join(' ')}`)
  return [
    { figure: 'R13 alarms; open on the server, on the screen', value: `${raised}; ${pending}, ${shown}`, goal: 'equal', holds: shown === pending },
    { figure: 'R13 heap, trend of an hour', value: `${heap.toFixed(2)} MB`, ratio: ends(({ heapMb }) => heapMb.toFixed(1)), goal: '≤ 1 MB', holds: heap <= 1 },
    { figure: 'R13 listeners, trend of an hour', value: listeners.toFixed(0), ratio: ends((mark) => mark.listeners), goal: 'flat (≤ 5 % of them)', holds: listeners <= 0.05 * (steady.at(0)?.listeners ?? 0) },
    { figure: 'R13 elements', value: ends(({ nodes }) => nodes), goal: '–', holds: true },
    { figure: 'uncaught errors', value: errors.length === 0 ? 0 : `${errors.length}: ${errors[0]}`, goal: '0', holds: errors.length === 0 },
  ]
}

/** Of a least-squares line through all points, because single heap sizes vary. */
function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
