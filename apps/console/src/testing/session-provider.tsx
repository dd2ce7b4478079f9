import { useActorRef } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorOptions } from 'xstate'
import { CurrentSession } from '../app/session/session'
import { sessionMachine } from '../app/session/session.machine'

interface SessionProviderProps {
  logic?: typeof sessionMachine
  options: ActorOptions<typeof sessionMachine>
  children: ReactNode
}

/** A session in any state, for tests and stories. */
export function SessionProvider({ logic = sessionMachine, options, children }: SessionProviderProps) {
  const actor = useActorRef(logic, { input: { session: null, endReason: null }, ...options })
  return <CurrentSession.Provider value={actor}>{children}</CurrentSession.Provider>
}
