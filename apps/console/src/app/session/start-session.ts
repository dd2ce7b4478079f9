import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { createActor } from 'xstate'
import type { Session } from './session'
import { sessionCalls } from './session.calls'
import type { SessionInput } from './session.context'
import { sessionMachine } from './session.machine'
import type { SessionStore } from './session-store'

export interface StartedSession extends Session {
  stop: () => void
}

/** Starts the session machine and connects what it emits to the address of the page. */
export function startSession(client: SignInClient, store: SessionStore, input: SessionInput): StartedSession {
  const actor = createActor(sessionMachine.provide({ actors: sessionCalls(client, store) }), { input })
  actor.on('reload', ({ keepPlace }) => {
    if (keepPlace) window.location.reload()
    else window.location.replace('/login')
  })
  actor.on('leave', ({ address }) => window.location.assign(address))
  return actor.start()
}
