import type { DeviceCounts, Instant, SensorStatus } from '@smart-fire/api-client'
import type { FloorInTrouble, HostStates, LiveDevice } from '@smart-fire/api-client/live'

export type { Areas } from '../../../screens/places/areas-of'

export type PlaceKind = 'building' | 'hydrant' | 'fireHost'

/** What is watched as one place: the devices of a building, of a hydrant, or on a fire host. */
export interface WatchedPlace {
  id: string
  kind: PlaceKind
  name: string
  /** where it is, in words */
  address: string | null
  unitId: string | null
  unitName: string | null
  /** devices by status; a count that cannot be read is null, and offline is null where it is among the faults (domain 20) */
  counts: DeviceCounts
  /** null: the platform does not tell */
  notEnabled: number | null
  /** its worst devices, the worst first; null: the platform does not send them */
  devices: readonly LiveDevice[] | null
  /** degrees, in the datum of the monitoring options (domain 8); null: not on the map */
  position: { lng: number; lat: number } | null
  /** the protection radius of a hydrant, in metres */
  radius?: number | null
  /** what kind of hydrant it is: 0 underground, 1 above ground, 2 telescopic */
  type?: string | null
  /** of a building; null: unknown */
  section?: BuildingFloors | null | undefined
  /** of a fire host */
  host?: HostFacts
}

/** Storeys above the street and below it, and those that are not calm, the highest first. */
export interface BuildingFloors {
  floors: number
  basements: number
  inTrouble: readonly FloorInTrouble[]
}

/** What the server knows of a fire host beside its points. */
export interface HostFacts {
  /** arrival of its last report; null: never */
  heardAt: Instant | null
  /** since when it is silent; null while it reports */
  silentAt: Instant | null
  /** the last event texts of its points other than normal, with their number */
  types: readonly { type: string | null; count: number }[]
  /** power, bus and mode as the host told them last; missing = unknown */
  states: HostStates
  /** a user has stopped it: its reports are refused; null for one that cannot be read */
  stopped: boolean | null
}

/** The places of one response. */
export interface Places {
  places: readonly WatchedPlace[]
  /** places that could not be read */
  dropped: number
  /** false: this platform does not have the call, which is not "no places" (ADR 3) */
  isOffered: boolean
  at: Instant
}

/** Which places are shown; null = all. It stands in the address. */
export interface PlaceFilter {
  /** `unknown`: the places whose worst state could not be read */
  status: SensorStatus | 'unknown' | null
  region: string | null
  unitId: string | null
  /** of hydrants */
  type: string | null
  text: string
}

/** Which devices are shown as real-time points, beside the state and the text; null = all. It stands in the address. */
export interface PointsFilter {
  placeId: string | null
  floor: number | null
  /** name of the type, of points of fire hosts the series */
  equipmentType: string | null
}

/** The place that has the keyboard, and its position among those shown: it keeps that position. */
export interface Selected {
  id: string
  at: number
}

/** The device whose real-time panel is open. */
export interface OpenDevice {
  sensorId: string
  channelId: string
}

/** The floor plan that is open, with a device to highlight. */
export interface OpenPlan {
  buildingId: string
  channelId: string
  floor?: number
  sensorId?: string
}

/** The hydrant that is open. */
export interface OpenHydrant {
  hydrantId: string
  channelId: string
}
