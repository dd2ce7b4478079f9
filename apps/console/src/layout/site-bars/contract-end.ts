const DAY_MS = 86_400_000
const UTC8_MS = 8 * 3_600_000

/** The end of a contract is shown from this many days before it (ADR 32). */
const SHOWN_DAYS = 30

/**
 * Days until the last day of a contract (`yyyy-MM-dd`), which count from midnight to midnight in UTC+8: 0 on that day, negative after it.
 * null where there is nothing to show: no end, one that is far away, or a text that is no day.
 */
export function daysToShow(validUntil: string | null, now: number): number | null {
  const last = Date.parse(`${validUntil ?? ''}T00:00:00Z`)
  if (Number.isNaN(last)) return null
  const days = Math.round(last / DAY_MS) - Math.floor((now + UTC8_MS) / DAY_MS)
  return days <= SHOWN_DAYS ? days : null
}
