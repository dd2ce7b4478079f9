import type { AbnormalRecord, Instant, ReadRows } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import type { HourCount, TenantCounts, TrendStep } from '@smart-fire/api-client/statistics'
import type { EarlyWarning } from '@smart-fire/api-client/warnings'
import type { DeviceFields } from '@smart-fire/dialogs/provider'
import { type LiveEvent, NOTHING_OUTDATED, type Outdated } from '@smart-fire/dialogs/regions'

/**
 * The early warnings that are open, and the one of the highest level. `notOffered`: the platform has no such list, or this user may not read it;
 * `failed`: it could not be read, which is not "none".
 */
export type OpenWarnings = { count: number; worst: EarlyWarning | null } | 'notOffered' | 'failed'

/** The device counts of one response, and the open early warnings. */
export interface Figures {
  devices: TenantCounts
  fireHostPoints: TenantCounts
  warnings: OpenWarnings
  at: Instant
}

export interface LatestEvents {
  events: AbnormalRecord[]
  /** events that could not be read */
  dropped: number
  at: Instant
}

/** All buildings and hydrants, each with its worst state. */
export interface PlaceStates {
  places: readonly PlaceState[]
  /** places that could not be read */
  dropped: number
  /** false: this platform does not have the call, which is not "no places" (ADR 3) */
  isOffered: boolean
  at: Instant
}

/** The records of the last 24 hours and of the last seven days, today included. */
export interface History {
  hours: ReadRows<HourCount>
  days: ReadRows<TrendStep>
  /** false: this platform does not have the calls, which is not "no records" (ADR 3) */
  isOffered: boolean
  at: Instant
}

/** The floor plan that is open above the overview. */
export interface OpenPlan {
  buildingId: string
  channelId: string
  floor: number | null
  /** the device of the event: its id where the server names it, and how it is named otherwise */
  sensorId: string | null
  device?: DeviceFields
}

/** The hydrant that is open above the overview. */
export interface OpenHydrant {
  hydrantId: string
  channelId: string
  /** the device of the event */
  sensorId: string | null
}

export type OverviewPart = 'figures' | 'events' | 'places' | 'history'

export interface OverviewContext extends Outdated<OverviewPart> {
  figures: Figures | null
  latest: LatestEvents | null
  places: PlaceStates | null
  history: History | null
  /** parts that are stale, also while a retry runs */
  stale: readonly OverviewPart[]
  plan: OpenPlan | null
  hydrant: OpenHydrant | null
  /** the record that is being judged */
  record: AbnormalRecord | null
}

export type OverviewEvent =
  | { type: 'data.refresh' }
  | LiveEvent
  /** the floor plan of an event */
  | { type: 'plan.open'; plan: OpenPlan }
  /** a building of the map */
  | { type: 'building.open'; plan: OpenPlan }
  | { type: 'hydrant.open'; hydrant: OpenHydrant }
  | { type: 'record.handle'; record: AbnormalRecord }
  | { type: 'overlay.close' }

export const NOTHING_LOADED: OverviewContext = {
  figures: null,
  latest: null,
  places: null,
  history: null,
  stale: [],
  plan: null,
  hydrant: null,
  record: null,
  ...NOTHING_OUTDATED,
}
