import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { SessionContext, SessionEvent } from './session.context'
import type { SessionState } from './session.machine'

export interface SessionSnapshot {
  value: SessionState
  context: SessionContext
}

/** The running session machine, as the pages see it. This file does not import it: the login page is drawn before its code has come. */
export interface Session {
  getSnapshot: () => SessionSnapshot
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  send: (event: SessionEvent) => void
}

/** The session of the page, for `useSession`. */
export const CurrentSession = createContext<Session | null>(null)

/** The session that is given above this component. Throws without one. */
export function useSession(): Session {
  const session = useContext(CurrentSession)
  if (!session) throw new Error('no session above this component')
  return session
}

/** A part of the session's state. `select` gives the same value for the same state: no new objects. */
export function useSessionState<Part>(select: (snapshot: SessionSnapshot) => Part): Part {
  const session = useSession()
  const subscribe = useCallback((listener: () => void) => {
    const subscription = session.subscribe(listener)
    return () => subscription.unsubscribe()
  }, [session])
  return useSyncExternalStore(subscribe, () => select(session.getSnapshot()))
}
