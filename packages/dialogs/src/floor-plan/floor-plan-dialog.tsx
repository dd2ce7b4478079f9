import { useState } from 'react'
import { useClient } from '../provider'
import { FloorPlanActor } from './floor-plan.actor'
import { floorPlanCalls } from './floor-plan.calls'
import { floorPlanMachine } from './floor-plan.machine'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'
import { useLiveBuilding } from './use-live-building'

export interface FloorPlanDialogProps {
  buildingId: string
  channelId: string
  /** the floor to open on; without it (or 0) the first alarm floor, else 1F (spec 2 §4) */
  floor?: number | undefined
  /** image mode begins as soon as the plan-setup permission is known to allow it; default `list` (spec 2 §4) */
  mode?: 'list' | 'image' | undefined
  /** the device to point out, e.g. that of an alarm: its row in list mode, its popover in image mode */
  sensorId?: string | undefined
  open: boolean
  onClose: () => void
}

/** A building floor by floor: its devices, figures and contact (spec 2 §2.1). */
export function FloorPlanDialog({ open, ...props }: FloorPlanDialogProps) {
  const { buildingId, channelId } = props
  return open ? <OpenDialog key={`${buildingId}:${channelId}`} {...props} /> : null
}

function OpenDialog({ buildingId, channelId, floor = 0, mode = 'list', ...rest }: Omit<FloorPlanDialogProps, 'open'>) {
  const { sensorId = null, onClose } = rest
  const client = useClient()
  const [logic] = useState(() => floorPlanMachine.provide({ actors: floorPlanCalls(client) }))
  return (
    <FloorPlanActor.Provider logic={logic} options={{ input: { buildingId, channelId, floor, mode, sensorId } }}>
      <Live buildingId={buildingId} />
      <FloorPlanView onClose={onClose} />
      <Overlays />
    </FloorPlanActor.Provider>
  )
}

function Live({ buildingId }: { buildingId: string }) {
  useLiveBuilding(FloorPlanActor.useActorRef(), buildingId)
  return null
}
