import { useState } from 'react'
import { useClient } from '../provider'
import { FloorPlanActor } from './floor-plan.actor'
import { floorPlanCalls } from './floor-plan.calls'
import { floorPlanMachine } from './floor-plan.machine'
import { FloorPlanView } from './floor-plan.view'
import { useLiveBuilding } from './use-live-building'

export interface FloorPlanDialogProps {
  buildingId: string
  channelId: string
  /** the floor to open on; without it (or 0) the first alarm floor, else 1F (spec 2 §4) */
  floor?: number | undefined
  open: boolean
  onClose: () => void
}

/** A building floor by floor: its devices, figures and contact (spec 2 §2.1). */
export function FloorPlanDialog({ open, ...props }: FloorPlanDialogProps) {
  const { buildingId, channelId } = props
  return open ? <OpenDialog key={`${buildingId}:${channelId}`} {...props} /> : null
}

function OpenDialog({ buildingId, channelId, floor = 0, onClose }: Omit<FloorPlanDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => floorPlanMachine.provide({ actors: floorPlanCalls(client) }))
  return (
    <FloorPlanActor.Provider logic={logic} options={{ input: { buildingId, channelId, floor } }}>
      <Live buildingId={buildingId} />
      <FloorPlanView onClose={onClose} />
    </FloorPlanActor.Provider>
  )
}

function Live({ buildingId }: { buildingId: string }) {
  useLiveBuilding(FloorPlanActor.useActorRef(), buildingId)
  return null
}
