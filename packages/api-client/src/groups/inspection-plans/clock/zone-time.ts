const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds. */
export function localTime(at: number, timeZone: string): number {
  const parts = Object.fromEntries(formatOf(timeZone).formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetAt = (at: number, timeZone: string): number => localTime(at, timeZone) - Math.floor(at / 1000) * 1000

/**
 * The first instant at which the clocks of a zone show this time or a later one. A time that the clocks show twice is the first of both;
 * for one that they skip it is the moment of the change.
 */
export function instantOf(local: number, timeZone: string): number {
  const [before, after] = [offsetAt(local - DAY_MS, timeZone), offsetAt(local + DAY_MS, timeZone)]
  for (const offset of before === after ? [before] : [before, after]) {
    const at = local - offset
    if (offsetAt(at, timeZone) === offset) return at
  }
  return changeOfOffset(local - DAY_MS, local + DAY_MS, before, timeZone)
}

/** The first minute with another offset than `before`, between two instants. */
function changeOfOffset(from: number, to: number, before: number, timeZone: string): number {
  let [same, other] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(middle * MINUTE_MS, timeZone) === before) same = middle
    else other = middle
  }
  return other * MINUTE_MS
}

/** Whether the engine knows the time zone, an IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}
