import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useAlarmLink, useAlarms } from '../provider'
import { createChangeGate } from '../shared/change-gate'
import { useLinkPhase } from '../shared/use-link-phase'
import type { hydrantMachine } from './hydrant.machine'

const REFRESH_PAUSE_MS = 500

/** Tells the dialog when something happened at its hydrant, coalesced; nothing without an alarm link. */
export function useLiveHydrant(actor: ActorRefFrom<typeof hydrantMachine>, hydrantId: string): void {
  const changes = useRef(0)
  const [gate] = useState(() =>
    createChangeGate((change) => actor.send({ type: 'hydrant.changed', change }), REFRESH_PAUSE_MS),
  )
  const changed = useCallback(() => {
    changes.current += 1
    gate.change(changes.current)
  }, [gate])
  useEffect(() => () => gate.stop(), [gate])
  useAlarms(
    useMemo(() => ({ hydrantId }), [hydrantId]),
    changed,
  )
  useHandledHere(hydrantId, changed)
  useLinkPhase(actor.send)
}

/** A verdict or a recovery ends a record of this hydrant without a new alarm. */
function useHandledHere(hydrantId: string, changed: () => void): void {
  const { records } = useAlarmLink()
  const here = records.filter((record) => record.hydrantId === hydrantId).length
  const before = useRef(here)
  useEffect(() => {
    if (here !== before.current) changed()
    before.current = here
  }, [here, changed])
}
