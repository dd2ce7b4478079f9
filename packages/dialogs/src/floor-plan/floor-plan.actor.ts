import { createActorContext } from '@xstate/react'
import { floorPlanMachine } from './floor-plan.machine'

export const FloorPlanActor = createActorContext(floorPlanMachine)
