import { createActorContext } from '@xstate/react'
import { notEnabledMachine } from './not-enabled.machine'

export const NotEnabledActor = createActorContext(notEnabledMachine)
