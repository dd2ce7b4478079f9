import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLinkPhase } from '../shared/use-link-phase'
import { useCountedChanges } from '../shared/use-counted-changes'
import type { floorPlanMachine } from './floor-plan.machine'

/** Tells the floor plan when something happened in its building; nothing without an alarm link. */
export function useLiveBuilding(actor: ActorRefFrom<typeof floorPlanMachine>, buildingId: string): void {
  useCountedChanges(
    useMemo(() => ({ buildingId }), [buildingId]),
    (record) => record.buildingId === buildingId,
    (change) => actor.send({ type: 'records.changed', change }),
  )
  useLinkPhase(actor.send)
}
