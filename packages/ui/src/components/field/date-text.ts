import { halfWidth } from './half-width'

/** Which days a date field accepts. All days are `yyyy-MM-dd`, which sorts by time. */
export interface DateRules {
  min?: string | undefined
  max?: string | undefined
  isDisabled?: ((date: string) => boolean) | undefined
}

/** Why a text is not an accepted day. */
export type DateProblem = 'malformed' | 'tooEarly' | 'tooLate' | 'disabled'

export function dateProblem(text: string, { min, max, isDisabled }: DateRules): DateProblem | null {
  if (!isDay(text)) return 'malformed'
  if (min !== undefined && text < min) return 'tooEarly'
  if (max !== undefined && text > max) return 'tooLate'
  return isDisabled?.(text) ? 'disabled' : null
}

/** `2026-2-3`, `2026/02/03`, `20260203` and `2026年2月3日` are all read as `2026-02-03`, also in full width. A part is not guessed: `2026-11` stays as it is. */
export function normalDate(text: string): string {
  const plain = halfWidth(text)
  const parts = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\D?\s*$/.exec(plain) ?? /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(plain)
  if (!parts) return text.trim()
  const [, year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
