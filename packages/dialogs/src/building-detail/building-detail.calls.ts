import type { ApiClient, NetworkedUnit } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import type { BuildingDetailInput, BuildingFacts } from './building-detail.types'

/** What the building detail asks the server: the building and the names of units, at the same time. */
export function buildingDetailCalls(client: ApiClient) {
  return {
    loadFacts: fromPromise<BuildingFacts, BuildingDetailInput>(({ input: { buildingId }, signal }) =>
      whileWanted(signal, async () => {
        const [detail, units] = await Promise.all([
          client.buildings.detail(buildingId, signal),
          unitsIfKnown(client, signal),
        ])
        return { detail, unitName: units.find(({ id }) => id === detail.networkedUnitId)?.name ?? null }
      }),
    ),
  }
}

/** A building without the name of its unit is better than none. */
function unitsIfKnown(client: ApiClient, signal: AbortSignal): Promise<NetworkedUnit[]> {
  return client.buildings.networkedUnits(signal).catch(() => [])
}
