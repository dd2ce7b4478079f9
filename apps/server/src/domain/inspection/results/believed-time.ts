import { LAST_INSTANT } from '../../../http/wire-time'

const MINUTE_MS = 60_000
/** how far the clock of a phone may be ahead */
const AHEAD_MS = 5 * MINUTE_MS
/** for how long a phone may have been without a connection */
const BEHIND_MS = 30 * 24 * 60 * MINUTE_MS

/** When something was checked: by the clock of the phone, or when that cannot be believed, by the arrival; then what the phone said is kept as well (domain 24). */
export function believedTime(claimed: number, receivedAt: Date): { inspectedAt: Date; claimedAt: Date | null } {
  const received = receivedAt.getTime()
  const isBelieved = claimed <= received + AHEAD_MS && claimed >= received - BEHIND_MS
  return isBelieved ? { inspectedAt: new Date(Math.min(claimed, received)), claimedAt: null } : { inspectedAt: receivedAt, claimedAt: new Date(Math.min(claimed, LAST_INSTANT)) }
}
