import { useLayoutEffect, useState, type ReactNode } from 'react'
import { earlySession } from './early-session'
import { CurrentSession, type Session } from './session'
import type { SessionInput } from './session.context'
import type { StartedSession } from './start-session'

interface SessionRootProps {
  input: SessionInput
  /** loads the code of the session machine, and starts it */
  start: () => Promise<() => StartedSession>
  /** the page when the machine cannot be loaded */
  fallback: ReactNode
  children: ReactNode
}

/** The session of the page. Its machine is not loaded before the login page is drawn: what the user does until then waits for it. */
export function SessionRoot({ input, start, fallback, children }: SessionRootProps) {
  const [early] = useState(() => earlySession(input))
  const [started, setStarted] = useState<Session | null>(null)
  const [failed, setFailed] = useState(false)
  // before any other effect: the calls that open the console wait for nothing but this
  useLayoutEffect(() => {
    let isLeft = false
    let stop = () => {}
    start().then((begin) => {
      if (isLeft) return
      const session = begin()
      stop = () => session.stop()
      early.handOver(session)
      setStarted(session)
    }).catch((error: unknown) => {
      if (isLeft) return
      // the page says that it failed, the log of the browser why
      globalThis.reportError?.(error)
      setFailed(true)
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [early, start])
  return failed ? fallback : <CurrentSession.Provider value={started ?? early}>{children}</CurrentSession.Provider>
}
