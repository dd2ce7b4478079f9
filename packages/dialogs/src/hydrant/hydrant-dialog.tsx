import { useEffect, useState } from 'react'
import { useClient } from '../provider'
import { beatWhileVisible } from '../shared/beat-while-visible'
import { HydrantActor } from './hydrant.actor'
import { hydrantCalls } from './hydrant.calls'
import { hydrantMachine } from './hydrant.machine'
import type { HydrantMode } from './hydrant.types'
import { HydrantView } from './hydrant.view'
import { Overlays } from './parts/overlays'
import { useLiveHydrant } from './use-live-hydrant'

const MONITORING_PAUSE_MS = 30_000 // as the curve of today (domain 22)

export interface HydrantDialogProps {
  hydrantId: string
  channelId: string
  /** default `map` (spec 2 §2.3) */
  mode?: HydrantMode | undefined
  /** the device to point out, e.g. that of an alarm: its row in list mode, the marker's popup in map mode */
  sensorId?: string | undefined
  open: boolean
  onClose: () => void
}

/** An outdoor hydrant: where it stands, what it protects, what it measures, what went wrong (spec 2 §2.3). */
export function HydrantDialog({ open, ...props }: HydrantDialogProps) {
  return open ? <OpenDialog key={`${props.hydrantId}:${props.channelId}`} {...props} /> : null
}

function OpenDialog({ hydrantId, channelId, mode = 'map', sensorId, onClose }: Omit<HydrantDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => hydrantMachine.provide({ actors: hydrantCalls(client) }))
  return (
    <HydrantActor.Provider logic={logic} options={{ input: { hydrantId, channelId, mode, sensorId: sensorId ?? null } }}>
      <Live hydrantId={hydrantId} />
      <HydrantView onClose={onClose} />
      <Overlays />
    </HydrantActor.Provider>
  )
}

function Live({ hydrantId }: { hydrantId: string }) {
  const actor = HydrantActor.useActorRef()
  useLiveHydrant(actor, hydrantId)
  useEffect(
    () => beatWhileVisible(document, MONITORING_PAUSE_MS, () => actor.send({ type: 'monitoring.due' })),
    [actor],
  )
  return null
}
