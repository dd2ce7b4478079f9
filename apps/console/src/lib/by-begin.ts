import type { Instant } from '@smart-fire/api-client'

interface Begun {
  /** null: the begin is unknown */
  since: Instant | null
}

/** For `sort`: what began first comes first, what has an unknown begin comes last. */
export function byBegin(one: Begun, other: Begun): number {
  if (one.since === other.since) return 0
  return (one.since ?? Infinity) - (other.since ?? Infinity)
}
