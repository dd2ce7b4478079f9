import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useClient, useLinkPhase, useLiveChanges } from '../provider'
import { startRefreshTimer } from '../regions/refresh-timer'
import { provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { HydrantActor } from './hydrant.actor'
import { hydrantCalls } from './hydrant.calls'
import { hydrantMachine } from './hydrant.machine'
import type { HydrantMode } from './hydrant.types'
import { HydrantView } from './hydrant.view'
import { Overlays } from './parts/overlays'

const MONITORING_PAUSE_MS = 30_000 // as often as the curve of today (domain 22)

export interface HydrantDialogProps {
  hydrantId: string
  channelId: string
  /** default `map` (spec 2 §2.3) */
  mode?: HydrantMode | undefined
  /** the device to highlight, e.g. that of an alarm: its row in list mode, the marker's popup in map mode */
  sensorId?: string | undefined
  open: boolean
  onClose: () => void
}

/** An outdoor hydrant: its position, protection radius, live values and alarm records (spec 2 §2.3). */
export function HydrantDialog({ open, ...props }: HydrantDialogProps) {
  return open ? <PerClient><OpenDialog key={keyOf(props)} {...props} /></PerClient> : null
}

/** Another hydrant or device is another opening: the dialog begins anew and points there. */
function keyOf({ hydrantId, channelId, sensorId }: Omit<HydrantDialogProps, 'open'>): string {
  return JSON.stringify([hydrantId, channelId, sensorId])
}

function OpenDialog({ hydrantId, channelId, mode = 'map', sensorId, onClose }: Omit<HydrantDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => provideCalls(hydrantMachine, hydrantCalls(client)))
  return (
    <HydrantActor.Provider logic={logic} options={{ input: { hydrantId, channelId, mode, sensorId: sensorId ?? null } }}>
      <Live hydrantId={hydrantId} />
      <HydrantView onClose={onClose} />
      <Overlays />
    </HydrantActor.Provider>
  )
}

function Live({ hydrantId }: { hydrantId: string }) {
  const actor: ActorRefFrom<typeof hydrantMachine> = HydrantActor.useActorRef()
  useLinkPhase(actor.send)
  useLiveChanges({ hydrantId }, actor.send)
  useEffect(
    () => startRefreshTimer(document, { everyMs: MONITORING_PAUSE_MS }, () => actor.send({ type: 'monitoring.due' })).stop,
    [actor],
  )
  return null
}
