/** What survives F5: the token and whose it is. Never more (trust B3). */
export interface StoredSession {
  accessToken: string
  userId: string
}

/** Why the last session of this tab ended, told once on the login page. */
export const FAREWELLS = ['expired', 'refused', 'passwordChanged'] as const
export type Farewell = (typeof FAREWELLS)[number]

/** The token of this tab: in memory, mirrored in sessionStorage so that F5 stays signed in. */
export interface SessionStore {
  token: () => string | null
  restore(): StoredSession | null
  keep(session: StoredSession): void
  forget(farewell: Farewell | null): void
  /** reads the farewell and removes it */
  takeFarewell(): Farewell | null
}

const SESSION_KEY = 'smart-fire.session'
const FAREWELL_KEY = 'smart-fire.farewell'

export function createSessionStore(storage: Storage): SessionStore {
  let current = readSession(storage)
  return {
    token: () => current?.accessToken ?? null,
    restore: () => current,
    keep(session) {
      current = session
      storage.setItem(SESSION_KEY, JSON.stringify(session))
    },
    forget(farewell) {
      current = null
      storage.removeItem(SESSION_KEY)
      if (farewell) storage.setItem(FAREWELL_KEY, farewell)
    },
    takeFarewell() {
      const said = storage.getItem(FAREWELL_KEY)
      storage.removeItem(FAREWELL_KEY)
      return FAREWELLS.find((farewell) => farewell === said) ?? null
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
