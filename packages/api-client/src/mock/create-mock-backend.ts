import type { HttpHandler } from 'msw'
import type { ApiClientOptions } from '../api-client-options'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import { accessRoutes } from './access-routes'
import { ok } from './responses'
import { pushOf } from './builders/records'
import { deviceRoutes } from './device-routes'
import { estateRoutes } from './estate-routes'
import { historyRoutes } from './history-routes'
import { hydrantRoutes } from './hydrant-routes'
import { planPictureRoute } from './plan-picture'
import { readingRoutes } from './reading-routes'
import { createMockAlarmSocket, type MockAlarmSocket } from './mock-alarm-socket'
import { handleRecord, recordRoutes } from './record-routes'
import { handlerOf, type MockState, type Route } from './route'
import type { MockCall, Scenario } from './scenarios'
import { aWorld, MOCK_TOKEN, type MockWorld } from './world'

/** What differs from the usual mock backend. */
export interface MockBackendOptions {
  /** changes to the data of `aWorld()` */
  world?: Partial<MockWorld>
  /** which calls misbehave from the start */
  scenarios?: readonly Scenario[]
}

/** A small platform server in memory: MSW handlers with data that verdicts and new alarms change. */
export interface MockBackend {
  /** for `setupServer(...handlers)`, `setupWorker(...handlers)` or `parameters.msw` */
  readonly handlers: HttpHandler[]
  readonly world: MockWorld
  /** the server side of the alarm sockets of clients made with `clientOptions()` */
  readonly alarms: MockAlarmSocket
  /** applies a scenario: it changes the data or the behaviour of calls from now on */
  apply(...scenarios: Scenario[]): void
  /** all calls, or these, behave normally again */
  heal(...calls: MockCall[]): void
  /** adds a record to the lists, then pushes it */
  raise(record: AbnormalRecord): void
  /** writes a verdict of another user into the lists, then pushes it */
  handle(record: Pick<AbnormalRecord, 'kind' | 'id'>, by: Pick<AbnormalRecord, 'handledBy' | 'verdict'>): void
  /** options of a client of this backend that is signed in */
  clientOptions(overrides?: Partial<ApiClientOptions>): ApiClientOptions
}

const TICKET: Route = {
  call: 'alarmSocket.ticket',
  method: 'post',
  path: '/api/datahandler/alarm/ticket',
  respond: () => ok({ ticket: 'mock-ticket' }),
}

/** All routes of the mock, by the call of the client that they serve. */
export const ROUTES: readonly Route[] = [
  ...accessRoutes,
  ...recordRoutes,
  ...historyRoutes,
  ...estateRoutes,
  ...deviceRoutes,
  ...hydrantRoutes,
  ...readingRoutes,
  planPictureRoute,
  TICKET,
]

/** Makes a backend with its own data. It serves nothing until its handlers are passed to MSW. */
export function createMockBackend({ world: facts = {}, scenarios = [] }: MockBackendOptions = {}): MockBackend {
  const state: MockState = { world: aWorld(facts), misbehaviours: new Map() }
  const alarms = createMockAlarmSocket()
  state.world.onHandled = ({ kind, id, handledBy, handledAt, buildingName: place, floor, position }, from) => {
    const handled = { kind, recordId: id, person: handledBy, at: handledAt, seq: null, epoch: null }
    alarms.push(from === undefined ? { type: 'handled', ...handled } : { type: 'raised', ...handled, from, place, floor, position })
  }

  const backend: MockBackend = {
    handlers: ROUTES.map((route) => handlerOf(route, state)),
    world: state.world,
    alarms,
    apply: (...changes) => changes.forEach((scenario) => applyTo(state, scenario)),
    heal(...calls) {
      if (calls.length === 0) state.misbehaviours.clear()
      calls.forEach((call) => state.misbehaviours.delete(call))
    },
    raise(record) {
      state.world.records.unshift(record)
      alarms.push(pushOf(record))
    },
    handle({ kind, id }, by) {
      const record = state.world.records.find((candidate) => candidate.kind === kind && candidate.id === id)
      if (record === undefined) return
      handleRecord(state.world, record, by)
    },
    clientOptions: (overrides = {}) => ({
      getToken: () => MOCK_TOKEN,
      openWebSocket: alarms.openWebSocket,
      ...overrides,
    }),
  }
  backend.apply(...scenarios)
  return backend
}

function applyTo(state: MockState, scenario: Scenario): void {
  if ('world' in scenario) {
    scenario.world(state.world)
    return
  }
  const calls = scenario.calls === 'all' ? ROUTES.map(({ call }) => call) : scenario.calls
  calls.forEach((call) => state.misbehaviours.set(call, scenario.misbehaviour))
}
