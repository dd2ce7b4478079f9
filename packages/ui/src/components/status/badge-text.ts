import { NO_VALUE } from '../data/no-value'
const FIRST_UNSHOWN_COUNT = 100 // spec 1 §9

/** `0` to `99`, `99+` from 100, and a dash while the count is not known. */
export function badgeText(count: number | null): string {
  if (count === null) return NO_VALUE
  return count >= FIRST_UNSHOWN_COUNT ? `${FIRST_UNSHOWN_COUNT - 1}+` : String(count)
}
