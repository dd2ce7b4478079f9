import { createActorContext } from '@xstate/react'
import { exceptionListMachine } from './exception-list.machine'

export const ExceptionListActor = createActorContext(exceptionListMachine)
