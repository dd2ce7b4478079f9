import type { Session, SessionSnapshot } from './session'
import { firstContext, type SessionEvent, type SessionInput } from './session.context'

export interface EarlySession extends Session {
  /** Sends what has waited, and all that follows, to the session that has started. */
  handOver: (session: Session) => void
}

/** Stands in for the session while the code of its machine is loaded: it shows the state in which the machine begins, and keeps what the user does. */
export function earlySession(input: SessionInput): EarlySession {
  const waiting: SessionEvent[] = []
  const listeners = new Set<() => void>()
  let started: Session | null = null
  let snapshot: SessionSnapshot = { value: input.session ? 'loadingUser' : input.arrival != null ? 'arriving' : 'anonymous', context: firstContext(input) }
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    send(event) {
      if (started) return started.send(event)
      waiting.push(event)
      // the user sees that the form was taken
      if (event.type === 'login.submit') snapshot = { ...snapshot, value: 'authenticating' }
      for (const listener of listeners) listener()
    },
    handOver(session) {
      started = session
      for (const event of waiting.splice(0)) session.send(event)
    },
  }
}
