import { type ApiClient, isApiError } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { live, type LiveBuilding, type LiveFireHost, type LiveHydrant } from '@smart-fire/api-client/live'
import type { CallsOf } from '@smart-fire/dialogs/regions'
import { areasOf } from '../../../screens/places/areas-of'
import { everyPage } from './every-page'
import type { realtimeMachine } from './realtime.machine'
import type { Areas, PlaceKind, Places, WatchedPlace } from './realtime.types'

type Page = { page: number; limit: number }
const idOf = ({ id }: { id: string }) => id

const NO_AREAS: Areas = { regions: [], codesOf: new Map() }

/** The calls of real-time monitoring for the places of a channel. */
export function realtimeCalls(client: ApiClient, kind: PlaceKind, channelId: string): CallsOf<typeof realtimeMachine> {
  const calls = client.with(live)
  switch (kind) {
    case 'building':
      return {
        loadPlaces: (_, signal) => placesOf(everyPage((page) => calls.buildings({ channelId, ...page }, signal), idOf), (rows) => rows.filter(hasDevices).map(buildingPlace)),
        loadAreas: async (_, signal) => areasOf(await client.with(estate).buildings.tree({ channelId }, signal)),
      }
    case 'hydrant': {
      // a response of the hydrants names their areas, too: both regions of the machine take it from the same request
      let latest: ReturnType<typeof load> | null = null
      const load = (signal: AbortSignal) => everyPage((page: Page) => calls.hydrants(page, signal), idOf)
      return {
        loadPlaces: (_, signal) => placesOf((latest = load(signal)), (rows) => rows.map(hydrantPlace)),
        loadAreas: async (_, signal) => areasOfHydrants(await offered(latest ?? load(signal)).then((read) => read?.rows ?? [])),
      }
    }
    case 'fireHost':
      return {
        loadPlaces: (_, signal) => placesOf(everyPage((page) => calls.fireHosts(page, signal), idOf), (rows) => rows.map(hostPlace)),
        loadAreas: async () => NO_AREAS,
      }
    default:
      return kind satisfies never
  }
}

async function placesOf<Row>(response: Promise<{ rows: Row[]; dropped: number }>, toPlaces: (rows: Row[]) => WatchedPlace[]): Promise<Places> {
  const read = await offered(response)
  return { places: toPlaces(read?.rows ?? []), dropped: read?.dropped ?? 0, isOffered: read !== null, at: Date.now() }
}

/** Null for a call that this platform does not have (ADR 3). */
async function offered<Response>(response: Promise<Response>): Promise<Response | null> {
  try {
    return await response
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return null
    throw error
  }
}

/** False for a building that is known to have no device of this channel: the list has every building of the tenant. */
function hasDevices({ counts: { alarm, fault, offline, normal }, notEnabled }: LiveBuilding): boolean {
  return [alarm, fault, offline ?? 0, normal, notEnabled].some((count) => count !== 0)
}

function buildingPlace({ coordinates, name, floors, basements, floorsInTrouble: inTrouble, ...building }: LiveBuilding): WatchedPlace {
  const section = floors === null || inTrouble === null ? null : { floors, basements: basements ?? 0, inTrouble }
  return { ...building, section, kind: 'building', name: name ?? building.id, position: positionOf(coordinates) }
}

function hydrantPlace({ coordinates, name, area, address, ...hydrant }: LiveHydrant): WatchedPlace {
  return { ...hydrant, kind: 'hydrant', name: name ?? hydrant.id, address: address ?? area, position: positionOf(coordinates) }
}

function hostPlace({ coordinates, serverIp, port, position, heardAt, silentAt, types, states, stopped, ...host }: LiveFireHost): WatchedPlace {
  const endpoint = [serverIp, port].filter(Boolean).join(':') || null
  return {
    ...host, kind: 'fireHost', name: position ?? endpoint ?? host.id, address: endpoint, unitId: null, unitName: null, position: positionOf(coordinates),
    host: { heardAt, silentAt, types, states, stopped },
  }
}

function positionOf(coordinates: { longitude: number; latitude: number } | null) {
  return coordinates && { lng: coordinates.longitude, lat: coordinates.latitude }
}

/** Hydrants name their district in words only. */
function areasOfHydrants(hydrants: readonly LiveHydrant[]): Areas {
  const names = [...new Set(hydrants.flatMap(({ area }) => area ?? []))].sort((one, other) => one.localeCompare(other, 'zh'))
  return { regions: names.map((name) => ({ code: name, path: [name] })), codesOf: new Map(hydrants.map(({ id, area }) => [id, area === null ? [] : [area]])) }
}
