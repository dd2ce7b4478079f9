import type { ApiClient, NetworkedUnit } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useClient, useLinkPhase } from '../provider'
import { type CallsOf, provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { BuildingDetailActor } from './building-detail.actor'
import { buildingDetailMachine } from './building-detail.machine'
import { BuildingDetailView } from './building-detail.view'

export interface BuildingDetailDialogProps {
  buildingId: string
  open: boolean
  onClose: () => void
}

/** The details of a building, read-only (spec 2 §2.5). */
export function BuildingDetailDialog({ buildingId, open, onClose }: BuildingDetailDialogProps) {
  return open ? <PerClient><OpenDialog key={buildingId} buildingId={buildingId} onClose={onClose} /></PerClient> : null
}

function OpenDialog({ buildingId, onClose }: Omit<BuildingDetailDialogProps, 'open'>) {
  const client = useClient()
  const [logic] = useState(() => provideCalls(buildingDetailMachine, callsOf(client)))
  return (
    <BuildingDetailActor.Provider logic={logic} options={{ input: { buildingId } }}>
      <Live />
      <BuildingDetailView onClose={onClose} />
    </BuildingDetailActor.Provider>
  )
}

/** The building and the names of the networked units are loaded at the same time. */
function callsOf(client: ApiClient): CallsOf<typeof buildingDetailMachine> {
  return {
    loadFacts: async ({ buildingId }, signal) => {
      const [detail, units] = await Promise.all([client.with(estate).buildings.get(buildingId, signal), unitsIfKnown(client, signal)])
      return { detail, unitName: units.find(({ id }) => id === detail.networkedUnitId)?.name ?? null }
    },
  }
}

/** The building is shown also when the names of the units could not be loaded. */
function unitsIfKnown(client: ApiClient, signal: AbortSignal): Promise<NetworkedUnit[]> {
  return client.with(estate).buildings.networkedUnits({}, signal).catch(() => [])
}

function Live() {
  const actor: ActorRefFrom<typeof buildingDetailMachine> = BuildingDetailActor.useActorRef()
  useLinkPhase(actor.send)
  return null
}
