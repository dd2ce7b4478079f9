import type { Clock } from '../../clock'

export interface BucketLimits {
  /** how many may come at once */
  burst: number
  perSecond: number
}

/** more addresses than this are forgotten together: an attacker with many addresses must not fill the memory */
const MOST_ADDRESSES = 10_000

/** Whether one more call of an address is within its limits; such a call is counted. */
export function createTokenBuckets({ burst, perSecond }: BucketLimits, clock: Clock): (address: string) => boolean {
  const buckets = new Map<string, { left: number; at: number }>()
  return (address) => {
    // a clock that is set back must not close the sign-in to every address until it has caught up
    const now = clock.steady()
    if (buckets.size >= MOST_ADDRESSES) buckets.clear()
    const { left, at } = buckets.get(address) ?? { left: burst, at: now }
    const filled = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    buckets.set(address, { left: filled >= 1 ? filled - 1 : filled, at: now })
    return filled >= 1
  }
}
