import { createActorContext } from '@xstate/react'
import { sessionMachine } from './session.machine'

export const SessionActor = createActorContext(sessionMachine)
