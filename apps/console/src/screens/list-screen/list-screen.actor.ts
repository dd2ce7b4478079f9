import { createActorContext } from '@xstate/react'
import { listScreenMachine } from './list-screen.machine'

export const ListScreenActor = createActorContext(listScreenMachine)
