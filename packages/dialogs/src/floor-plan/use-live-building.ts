import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useAlarmLink, useAlarms } from '../provider'
import { createChangeGate } from '../shared/change-gate'
import { useLinkPhase } from '../shared/use-link-phase'
import type { floorPlanMachine } from './floor-plan.machine'

const REFRESH_PAUSE_MS = 500

/** Tells the floor plan when something happened in its building, coalesced; nothing without an alarm link. */
export function useLiveBuilding(actor: ActorRefFrom<typeof floorPlanMachine>, buildingId: string): void {
  const changes = useRef(0)
  const [gate] = useState(() =>
    createChangeGate((change) => actor.send({ type: 'building.changed', change }), REFRESH_PAUSE_MS),
  )
  const changed = useCallback(() => {
    changes.current += 1
    gate.change(changes.current)
  }, [gate])
  useEffect(() => () => gate.stop(), [gate])
  useAlarms(
    useMemo(() => ({ buildingId }), [buildingId]),
    changed,
  )
  useHandledHere(buildingId, changed)
  useLinkPhase(actor.send)
}

/** A verdict or a recovery ends a record of this building without a new alarm. */
function useHandledHere(buildingId: string, changed: () => void): void {
  const { records } = useAlarmLink()
  const here = records.filter((record) => record.buildingId === buildingId).length
  const before = useRef(here)
  useEffect(() => {
    if (here !== before.current) changed()
    before.current = here
  }, [here, changed])
}
