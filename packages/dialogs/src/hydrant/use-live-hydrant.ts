import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useLinkPhase } from '../shared/use-link-phase'
import { useCountedChanges } from '../shared/use-counted-changes'
import type { hydrantMachine } from './hydrant.machine'

/** Tells the dialog when something happened at its hydrant; nothing without an alarm link. */
export function useLiveHydrant(actor: ActorRefFrom<typeof hydrantMachine>, hydrantId: string): void {
  useCountedChanges(
    useMemo(() => ({ hydrantId }), [hydrantId]),
    (record) => record.hydrantId === hydrantId,
    (change) => actor.send({ type: 'records.changed', change }),
  )
  useLinkPhase(actor.send)
}
