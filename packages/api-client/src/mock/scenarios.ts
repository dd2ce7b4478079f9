import type { ApiClient } from '../create-api-client'
import type { SignInClient } from '../sign-in'
import { randomNumbers, type RandomNumbers } from './hostile'
import type { MockWorld } from './world'

/** The calls of one section of the client. */
type Sections = ApiClient & SignInClient
type CallsOf<Section extends keyof Sections> = `${Section}.${keyof Sections[Section] & string}`

/** A call of the root entry by its name in the client, e.g. `abnormalRecords.list`, of the sign-in, and those of groups that the mock serves. */
export type MockCall =
  | Exclude<{ [S in keyof Sections]: CallsOf<S> }[keyof Sections], 'alarmSocket.open' | `with.${string}`>
  | 'statistics.devices' | 'statistics.fireHostPoints' | 'statistics.readingsOfDays' | 'statistics.readingsOfFireHostPoint'
  | 'doors.unhandled' | 'records.latest' | 'estate.buildings.get' | 'estate.buildings.networkedUnits' | 'ownPassword.change'

/** How a call misbehaves. */
export type Misbehaviour =
  | { type: 'slow'; milliseconds: number }
  | { type: 'never' }
  | { type: 'failing'; httpStatus: number; bodyStatus: number; message: string }
  | { type: 'network' }
  | { type: 'malformed' }
  | { type: 'hostile'; random: RandomNumbers }

/** A change of the mock backend: of a fact of its world, or of how calls behave. */
export type Scenario =
  | { world: (world: MockWorld) => void }
  | { calls: readonly MockCall[] | 'all'; misbehaviour: Misbehaviour }

/** Responses are late: of these calls, or of all. */
export function slow(milliseconds: number, ...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'slow', milliseconds } }
}

/** There is no response until the caller aborts: for stories of "loading". */
export function waiting(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'never' } }
}

/** Calls fail with HTTP 500, or with the given statuses and message. */
export function failing(
  calls: MockCall | readonly MockCall[],
  how: Partial<Omit<Extract<Misbehaviour, { type: 'failing' }>, 'type'>> = {},
): Scenario {
  const failure = { httpStatus: 500, bodyStatus: how.httpStatus ?? 500, message: '服务器内部错误', ...how }
  return { calls: typeof calls === 'string' ? [calls] : calls, misbehaviour: { type: 'failing', ...failure } }
}

/** There is no connection. */
export function unreachable(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'network' } }
}

/** HTTP 200 with a page of HTML, as from a proxy. */
export function malformed(...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'malformed' } }
}

/**
 * Responses are corrupted: values are missing or absurd, bodies truncated, statuses wrong, or there is a page of HTML;
 * never the end of the session. The same seed gives the same responses while the calls come in the same order.
 */
export function hostile(seed: number, ...calls: MockCall[]): Scenario {
  return { calls: some(calls), misbehaviour: { type: 'hostile', random: randomNumbers(seed) } }
}

/** No token is valid any more: every call that needs one gets 401 / 40101. */
export function sessionExpired(): Scenario {
  return { world: (world) => world.tokens.clear() }
}

/** No records and no devices; the buildings remain. */
export function empty(): Scenario {
  return {
    world: (world) => {
      world.records = []
      world.sensors = []
    },
  }
}

/** The tenant does not allow floor-plan pictures. */
export function withoutPlanSetup(): Scenario {
  return {
    world: (world) => {
      world.planAllowed = false
    },
  }
}

/** Markers of a plan have no text of their place, as on the deployed platform. */
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
