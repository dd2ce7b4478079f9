import type { MockRenewal, MockWorld } from './world'

/** For how long a renewed token serves the calls that are under way. */
const RETIRING_MS = 10_000
/** For how long its refresh token can be used once more, as the response may have been lost. */
const REPEAT_MS = 120_000

/** tokens are never given twice */
let nextToken = 0

/** The user of a token; undefined when the token is not valid. */
export function userOf(world: MockWorld, token: string): string | undefined {
  const renewal = world.renewals.get(token)
  return renewal !== undefined && world.now() >= renewal.at + RETIRING_MS ? undefined : world.tokens.get(token)
}

/** Begins a session; returns its token. */
export function beginSession(world: MockWorld, username: string): string {
  const token = `mock-token-${(nextToken += 1)}`
  world.tokens.set(token, username)
  return token
}

/**
 * Renews the session of a token as the platform server does (its ADR 6); returns the new token, or null when that is not possible. It can be
 * repeated for two minutes, which ends what the lost response began, unless that was signed out or renewed itself.
 */
export function renewSession(world: MockWorld, token: string): string | null {
  const username = world.tokens.get(token)
  const renewal = world.renewals.get(token)
  if (username === undefined || (renewal !== undefined && !isRepeatable(world, renewal))) return null
  if (renewal !== undefined) world.tokens.delete(renewal.by)
  const by = beginSession(world, username)
  world.renewals.set(token, { at: renewal?.at ?? world.now(), by })
  return by
}

const isRepeatable = ({ tokens, renewals, now }: MockWorld, { at, by }: MockRenewal) => now() < at + REPEAT_MS && tokens.has(by) && !renewals.has(by)

/** Ends the session of a token, with those before and after its renewals; tells whether there was one. */
export function endSession(world: MockWorld, token: string): boolean {
  if (!world.tokens.delete(token)) return false
  const next = world.renewals.get(token)
  if (next !== undefined) endSession(world, next.by)
  for (const [before, { by }] of world.renewals) if (by === token) world.tokens.delete(before)
  return true
}
