import { NO_VALUE } from '../data/no-value'
const CHINA_OFFSET_MS = 8 * 3_600_000 // one zone, no summer time since 1991
/** `yyyy-MM-dd HH:mm:ss` in UTC+8, in every time zone of the machine; a dash for null. */
export function formatDateTime(at: number | null): string {
  return at === null ? NO_VALUE : inChina(at).slice(0, 19).replace('T', ' ')
}

/** `yyyy-MM-dd` in UTC+8; a dash for null. */
export function formatDate(at: number | null): string {
  return at === null ? NO_VALUE : inChina(at).slice(0, 10)
}

function inChina(at: number): string {
  return new Date(at + CHINA_OFFSET_MS).toISOString()
}
