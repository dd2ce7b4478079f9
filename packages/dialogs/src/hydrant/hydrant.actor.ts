import { createActorContext } from '@xstate/react'
import { hydrantMachine } from './hydrant.machine'

export const HydrantActor = createActorContext(hydrantMachine)
