const UTC8_MS = 8 * 60 * 60 * 1000

/** The latest instant that the wire can tell, with its four digits for a year: the end of the year 9999 in UTC+8. */
export const LAST_INSTANT = 253_402_271_999_999

/** `yyyy-MM-dd HH:mm:ss` of UTC+8, the wire's form of every date (contract device §0.4). */
export function wireTime(at: Date): string
export function wireTime(at: Date | null): string | null
export function wireTime(at: Date | null): string | null {
  if (at === null) return null
  return new Date(at.getTime() + UTC8_MS).toISOString().slice(0, 19).replace('T', ' ')
}

export interface Period {
  from: Date
  to: Date
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. The database has no year 0 and refuses 30 February, which JavaScript takes for a day in March. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const start = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/**
 * `yyyy-MM-dd,yyyy-MM-dd`: from the start of the first day to the end of the last; null when it is no such pair. So is one that ends before it
 * begins: its list would be empty, and an empty list says that there was no alarm.
 */
export function parseDateStrs(text: string): Period | null {
  const [first = '', last = '', ...more] = text.split(',')
  if (!isDay(first) || !isDay(last) || last < first || more.length > 0) return null
  return { from: new Date(`${first}T00:00:00.000+08:00`), to: new Date(`${last}T23:59:59.999+08:00`) }
}
