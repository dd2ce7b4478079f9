const UTC8_MS = 8 * 60 * 60 * 1000

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

/** `yyyy-MM-dd,yyyy-MM-dd`: from the start of the first day to the end of the last; null when it is no such pair. */
export function parseDateStrs(text: string): Period | null {
  const match = /^(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})$/.exec(text)
  if (!match) return null
  const from = new Date(`${match[1]}T00:00:00.000+08:00`)
  const to = new Date(`${match[2]}T23:59:59.999+08:00`)
  return Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) ? null : { from, to }
}
