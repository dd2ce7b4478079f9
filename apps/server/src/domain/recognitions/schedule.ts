const UTC8_MS = 8 * 3_600_000
const DAY_MINUTES = 1440

/** A time of every day, in minutes; null and null = always. */
export interface Schedule {
  startsAt: number | null
  endsAt: number | null
}

/** `08:00-20:00`; null for another text. */
export function scheduleOf(text: string): Schedule | null {
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  return from === undefined || to === undefined ? null : { startsAt: minutesOf(from), endsAt: minutesOf(to) }
}

export const textOfSchedule = ({ startsAt, endsAt }: Schedule): string | null => (startsAt === null || endsAt === null ? null : `${textOf(startsAt)}-${textOf(endsAt)}`)

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const textOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Whether an instant lies in a time of every day (UTC+8). The end is not part of it; one that ends before it begins goes over midnight. */
export function isWithin({ startsAt, endsAt }: Schedule, at: number): boolean {
  if (startsAt === null || endsAt === null || startsAt === endsAt) return true
  const minute = Math.floor((at + UTC8_MS) / 60_000) % DAY_MINUTES
  return startsAt < endsAt ? minute >= startsAt && minute < endsAt : minute >= startsAt || minute < endsAt
}
