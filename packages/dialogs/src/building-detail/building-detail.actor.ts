import { createActorContext } from '@xstate/react'
import { buildingDetailMachine } from './building-detail.machine'

export const BuildingDetailActor = createActorContext(buildingDetailMachine)
