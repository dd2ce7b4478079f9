import type { Instant } from '../instant'

const HOUR_MS = 3_600_000
/** The time zone of the platform: every date text on the wire is UTC+8 (contract device 0.4). */
export const PLATFORM_OFFSET_MS = 8 * HOUR_MS

const DATE_TEXT = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?$/
const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/

/** Reads `yyyy-MM-dd[ HH:mm[:ss]]` as UTC+8, ISO texts in their own zone, and epoch milliseconds. Null when unreadable. */
export function readWireDate(value: unknown): Instant | null {
  if (typeof value === 'number') return validInstant(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{11,14}$/.test(text)) return validInstant(Number(text))
  // not every engine reads a zone without its colon, as Jackson writes it
  if (ISO_WITH_ZONE.test(text)) return validInstant(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')))
  return readDateText(text)
}

/** An instant as a text of the wire: `yyyy-MM-dd HH:mm:ss` in UTC+8. */
export function writeWireDate(instant: Instant): string {
  return new Date(instant + PLATFORM_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day of an instant in UTC+8, `yyyy-MM-dd`. */
export function writeWireDay(instant: Instant): string {
  return writeWireDate(instant).slice(0, 10)
}

function readDateText(text: string): Instant | null {
  const match = DATE_TEXT.exec(text)
  if (match === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const milliseconds = Number((match[7] ?? '0').padEnd(3, '0'))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds)
  // Date.UTC rolls over: 2026-02-31 would become a day in March, and the year 0001 the year 1901
  const rolledOver = year < FIRST_YEAR || new Date(utc).getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59
  return rolledOver ? null : validInstant(utc - PLATFORM_OFFSET_MS)
}

/** Years of four digits in UTC+8. The text of any other instant is no date, and near the limits of `Date` writing it throws. */
const FIRST_YEAR = 1000
const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0) - PLATFORM_OFFSET_MS
const END = Date.UTC(10_000, 0) - PLATFORM_OFFSET_MS

function validInstant(value: number): Instant | null {
  // 0 is how a server writes that there is no date: nothing of a platform happened in 1970
  return value !== 0 && value >= FIRST_INSTANT && value < END ? Math.trunc(value) : null
}
