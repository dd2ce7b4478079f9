import { diceOf, type Dice } from './hostile'
import type { MockWorld } from './world'

/** A call of the client by its name there, e.g. `abnormalRecords.list`. */
export type MockCall =
  | 'auth.login'
  | 'auth.logout'
  | 'auth.pictureCode'
  | 'session.user'
  | 'session.menus'
  | 'session.isSuperAdmin'
  | 'session.changePassword'
  | 'tenantSetup.planAllowed'
  | 'abnormalRecords.list'
  | 'abnormalRecords.countUnhandled'
  | 'abnormalRecords.channels'
  | 'abnormalRecords.latest'
  | 'abnormalRecords.confirm'
  | 'deviceCounts.devices'
  | 'deviceCounts.fireHostPoints'
  | 'deviceCounts.ofBuilding'
  | 'buildings.contact'
  | 'floors.list'
  | 'sensors.onFloor'
  | 'sensors.unplacedCounts'
  | 'abnormalRecords.ofPlace'
  | 'abnormalRecords.ofHydrant'
  | 'abnormalRecords.history'
  | 'buildings.detail'
  | 'buildings.networkedUnits'
  | 'sensors.typeCounts'
  | 'sensors.notEnabled'
  | 'sensors.detail'
  | 'sensors.markerInfo'
  | 'sensors.measuringPoints'
  | 'floorPlans.find'
  | 'floorPlans.markers'
  | 'hydrants.detail'
  | 'hydrants.unit'
  | 'hydrants.outlets'
  | 'hydrants.readings'
  | 'hydrants.devices'
  | 'hydrants.sensors'
  | 'hydrants.notEnabled'
  | 'readings.ofDay'
  | 'readings.ofDays'
  | 'readings.ofFireHostPoint'
  | 'alarmSocket.ticket'

/** How a call misbehaves. */
export type Misbehaviour =
  | { type: 'slow'; milliseconds: number }
  | { type: 'never' }
  | { type: 'failing'; httpStatus: number; bodyStatus: number; message: string }
  | { type: 'network' }
  | { type: 'malformed' }
  | { type: 'hostile'; dice: Dice }

/** Something that is different in this world: a fact of it, or a call that misbehaves. */
export type Scenario =
  | { world: (world: MockWorld) => void }
  | { calls: readonly MockCall[] | 'all'; misbehaviour: Misbehaviour }

/** Answers come late; without calls, all of them. */
export function slow(milliseconds: number, ...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'slow', milliseconds } }
}

/** Answers never come (until the caller gives up): for pictures of "loading". */
export function waiting(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'never' } }
}

/** Calls fail with HTTP 500, or as told. */
export function failing(
  calls: MockCall | readonly MockCall[],
  how: Partial<Omit<Extract<Misbehaviour, { type: 'failing' }>, 'type'>> = {},
): Scenario {
  const failure = { httpStatus: 500, bodyStatus: how.httpStatus ?? 500, message: '服务器内部错误', ...how }
  return { calls: typeof calls === 'string' ? [calls] : calls, misbehaviour: { type: 'failing', ...failure } }
}

/** No answer at all, as with a dead network. */
export function unreachable(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'network' } }
}

/** HTTP 200 with a page of HTML, as from a proxy. */
export function malformed(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'malformed' } }
}

/**
 * Answers are spoiled: fields missing, swapped or absurd, bodies cut short, the wrong status, a page of HTML; never the
 * end of the session. The same seed spoils alike, as long as the calls come in the same order.
 */
export function hostile(seed: number, ...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'hostile', dice: diceOf(seed) } }
}

/** No token is good any more: every call that needs one answers 401 / 40101. */
export function sessionExpired(): Scenario {
  return { world: (world) => world.tokens.clear() }
}

/** No records and no devices; the building stands. */
export function empty(): Scenario {
  return {
    world: (world) => {
      world.records = []
      world.sensors = []
    },
  }
}

/** The tenant has not switched floor-plan pictures on. */
export function withoutPlanSetup(): Scenario {
  return {
    world: (world) => {
      world.planAllowed = false
    },
  }
}

/** Markers tell ids, places and statuses, as on the deployed platform. */
export function withNamelessMarkers(): Scenario {
  return {
    world: (world) => {
      world.markersNamed = false
    },
  }
}

function some(calls: readonly MockCall[]): readonly MockCall[] | 'all' {
  return calls.length === 0 ? 'all' : calls
}
