import { createActorContext } from '@xstate/react'
import { overviewMachine } from './overview.machine'

export const OverviewActor = createActorContext(overviewMachine)
