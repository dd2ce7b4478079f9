import { createActorContext } from '@xstate/react'
import { buildingDetailMachine } from './building-detail.machine'

/** The running building detail. */
export const BuildingDetailActor = createActorContext(buildingDetailMachine)
