import type { Instant } from '@smart-fire/api-client'
import { END_REASONS, type EndReason } from '../../features/login/end-reason'
import { keepIfRoom } from '../../lib/browser-storage'

/** What sessionStorage keeps over F5: the token and the id of its user, nothing else (trust B3). */
export interface StoredSession {
  accessToken: string
  userId: string
}

/** How a session is renewed without the password. Only in memory: what would sign in for a month is in no storage (trust B3). */
export interface Renewal {
  refreshToken: string
  /** null: the server does not tell when the session ends */
  endsAt: Instant | null
}

/** The token of this tab: in memory, mirrored in sessionStorage so that F5 stays signed in. */
export interface SessionStore {
  token: () => string | null
  restore(): StoredSession | null
  keep(session: StoredSession, renewal?: Renewal | null): void
  /** null after F5, and where the server offers no renewal */
  renewal: () => Renewal | null
  forget(endReason: EndReason | null): void
  /** reads the reason for which the last session ended, and removes it */
  takeEndReason(): EndReason | null
  /** keeps the page to open after a sign-in while the browser is at an identity provider */
  keepWantedPath(path: string): void
  /** reads that page, and removes it */
  takeWantedPath(): string | null
}

const SESSION_KEY = 'smart-fire.session'
const WANTED_PATH_KEY = 'smart-fire.wanted-path'
const END_REASON_KEY = 'smart-fire.end-reason'

export function createSessionStore(storage: Storage): SessionStore {
  let current = readSession(storage)
  let renewal: Renewal | null = null
  return {
    token: () => current?.accessToken ?? null,
    restore: () => current,
    renewal: () => renewal,
    keep(session, given = null) {
      current = session
      renewal = given
      keepIfRoom(storage, SESSION_KEY, JSON.stringify(session))
    },
    forget(endReason) {
      current = null
      renewal = null
      storage.removeItem(SESSION_KEY)
      if (endReason) keepIfRoom(storage, END_REASON_KEY, endReason)
    },
    takeEndReason() {
      const stored = storage.getItem(END_REASON_KEY)
      storage.removeItem(END_REASON_KEY)
      return END_REASONS.find((reason) => reason === stored) ?? null
    },
    keepWantedPath: (path) => keepIfRoom(storage, WANTED_PATH_KEY, path),
    takeWantedPath() {
      const stored = storage.getItem(WANTED_PATH_KEY)
      storage.removeItem(WANTED_PATH_KEY)
      return stored
    },
  }
}

function readSession(storage: Storage): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')
    return isStoredSession(stored) ? { accessToken: stored.accessToken, userId: stored.userId } : null
  } catch {
    return null
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  return 'accessToken' in value && typeof value.accessToken === 'string' && value.accessToken !== ''
    && 'userId' in value && typeof value.userId === 'string'
}
