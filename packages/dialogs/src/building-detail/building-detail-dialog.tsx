import { useState } from 'react'
import { useClient } from '../provider'
import { BuildingDetailActor } from './building-detail.actor'
import { buildingDetailCalls } from './building-detail.calls'
import { buildingDetailMachine } from './building-detail.machine'
import { BuildingDetailView } from './building-detail.view'

export interface BuildingDetailDialogProps {
  buildingId: string
  open: boolean
  onClose: () => void
}

/** All that is kept about a building, for reading only (spec 2 §2.5). */
export function BuildingDetailDialog({ buildingId, open, onClose }: BuildingDetailDialogProps) {
  return open ? <OpenDialog key={buildingId} buildingId={buildingId} onClose={onClose} /> : null
}

function OpenDialog({ buildingId, onClose }: Omit<BuildingDetailDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => buildingDetailMachine.provide({ actors: buildingDetailCalls(client) }))
  return (
    <BuildingDetailActor.Provider logic={logic} options={{ input: { buildingId } }}>
      <BuildingDetailView onClose={onClose} />
    </BuildingDetailActor.Provider>
  )
}
