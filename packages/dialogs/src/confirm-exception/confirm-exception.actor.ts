import { createActorContext } from '@xstate/react'
import { confirmExceptionMachine } from './confirm-exception.machine'

export const ConfirmExceptionActor = createActorContext(confirmExceptionMachine)
