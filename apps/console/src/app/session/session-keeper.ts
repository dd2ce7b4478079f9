import type { Instant } from '@smart-fire/api-client'
import type { SessionToken, SignInClient } from '@smart-fire/api-client/sign-in'
import { createContext } from 'react'
import type { SessionStore } from './session-store'

/** Renews the session of this tab before it ends: a wall display runs for days without a person who could sign in again. */
export interface SessionKeeper {
  /** false after F5: the means to renew is in memory only */
  canRenew: () => boolean
  /** null: unknown */
  endsAt: () => Instant | null
  /**
   * Begins a new session with a new token; resolves with its end. Rejects with `ApiError`. A renewal that has begun is finished, also for a
   * caller that has gone: the means to renew is spent with the call, and what it gave is kept. A second caller gets the same renewal.
   */
  renew: () => Promise<Instant | null>
  /** Goes on with another session, e.g. as the administrator of a tenant: the page is loaded anew, so that nothing of the one before is left. */
  begin: (given: SessionToken) => void
  /** The token for a call. While a renewal runs, calls wait for its outcome: the server refuses the old token from then on, which must not look like the end of the session. */
  token: () => string | null | Promise<string | null>
}

export function createSessionKeeper(client: Pick<SignInClient, 'auth'>, store: SessionStore, loadAnew: () => void = () => window.location.replace('/')): SessionKeeper {
  let renewing: Promise<Instant | null> | null = null
  async function renew(): Promise<Instant | null> {
    const renewal = store.renewal()
    if (renewal === null) throw new Error('this session cannot be renewed')
    const given = await client.auth.refresh(renewal.refreshToken)
    // signed out meanwhile, or signed in again: a late response begins no new session
    if (store.renewal()?.refreshToken !== renewal.refreshToken) return null
    keepGiven(store, given)
    return given.expiresAt
  }
  return {
    canRenew: () => store.renewal() !== null,
    endsAt: () => store.renewal()?.endsAt ?? null,
    renew: () => (renewing ??= renew().finally(() => { renewing = null })),
    begin(given) {
      keepGiven(store, given)
      loadAnew()
    },
    token: () => (renewing === null ? store.token() : renewing.then(store.token, store.token)),
  }
}

/** Stores what a sign-in or a renewal gave. */
export function keepGiven(store: SessionStore, { accessToken, userId, refreshToken, expiresAt }: SessionToken): void {
  store.keep({ accessToken, userId }, refreshToken === null ? null : { refreshToken, endsAt: expiresAt })
}

/** Without a provider no session can be renewed. */
export const SessionKeeperContext = createContext<SessionKeeper>({
  canRenew: () => false,
  endsAt: () => null,
  renew: () => Promise.reject(new Error('no session')),
  begin: () => undefined,
  token: () => null,
})
