import { createActorContext } from '@xstate/react'
import { wallSessionMachine } from './wall-session.machine'

/** The actor that keeps the session of a wall display. */
export const WallSessionActor = createActorContext(wallSessionMachine)
