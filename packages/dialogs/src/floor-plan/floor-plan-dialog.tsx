import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type DeviceFields, useClient, useLinkPhase, useLiveChanges } from '../provider'
import { useOpenRecords } from '../provider/internal'
import { provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { FloorPlanActor } from './floor-plan.actor'
import { floorPlanCalls } from './floor-plan.calls'
import { floorPlanMachine } from './floor-plan.machine'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

export interface FloorPlanDialogProps {
  buildingId: string
  channelId: string
  /** the floor to open on; without it (or 0) the first alarm floor, else 1F (spec 2 §4) */
  floor?: number | undefined
  /** image mode begins as soon as the plan-setup permission is known to allow it; default `list` (spec 2 §4) */
  mode?: 'list' | 'image' | undefined
  /** the device to highlight, e.g. that of an alarm: its row in list mode, its popover in image mode */
  sensorId?: string | undefined
  /** how that device is named where its id is not known: by number, or by host, loop and address, as a push names it */
  device?: DeviceFields | undefined
  open: boolean
  onClose: () => void
}

/** A building floor by floor: its devices, figures and contact (spec 2 §2.1). */
export function FloorPlanDialog({ open, ...props }: FloorPlanDialogProps) {
  return open ? <PerClient><OpenDialog key={keyOf(props)} {...props} /></PerClient> : null
}

/** Another building, floor or device is another opening: the dialog begins anew and points there. */
function keyOf({ buildingId, channelId, floor, sensorId, device }: Omit<FloorPlanDialogProps, 'open'>): string {
  const { sensorNumber, fireHostId, loop, address } = device ?? {}
  return JSON.stringify([buildingId, channelId, floor, sensorId, sensorNumber, fireHostId, loop, address])
}

function OpenDialog({ buildingId, channelId, floor = 0, mode = 'list', ...rest }: Omit<FloorPlanDialogProps, 'open'>) {
  const { sensorId = null, device = null, onClose } = rest
  const client = useClient()
  const openRecords = useOpenRecords()
  const [logic] = useState(() => provideCalls(floorPlanMachine, floorPlanCalls(client, openRecords)))
  return (
    <FloorPlanActor.Provider logic={logic} options={{ input: { buildingId, channelId, floor, mode, sensorId, device } }}>
      <Live buildingId={buildingId} />
      <FloorPlanView onClose={onClose} />
      <Overlays />
    </FloorPlanActor.Provider>
  )
}

function Live({ buildingId }: { buildingId: string }) {
  const actor: ActorRefFrom<typeof floorPlanMachine> = FloorPlanActor.useActorRef()
  useLinkPhase(actor.send)
  useLiveChanges({ buildingId }, actor.send)
  return null
}
