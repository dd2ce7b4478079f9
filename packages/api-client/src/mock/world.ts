import { CHANNEL } from '../codes/channel'
import { SENSOR_STATUS } from '../codes/sensor-status'
import type { Verdict } from '../codes/verdict'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import type { NetworkedUnit } from '../resources/buildings/networked-unit.schema'
import type { MenuNode, SessionUser } from '../resources/session/session.schema'
import {
  aBuilding,
  aFireHostPoint,
  aHydrant,
  aHydrantSensor,
  aPlan,
  aSensor,
  type MockBuilding,
  type MockHydrant,
  type MockPlan,
  type MockSensor,
} from './builders/estate'
import { aFaultRecord, aFireHostRecord, aHydrantRecord, aRecord, MOCK_NOW } from './builders/records'
import { aMenu, aUser } from './builders/session'

/** The data of the mock backend in domain terms; its handlers send them as wire data and change them. */
export interface MockWorld {
  user: SessionUser
  password: string
  pictureCode: { key: string; code: string }
  /** usernames by valid token; a call with another token gets 40101 */
  tokens: Map<string, string>
  /** renewals of sessions, by the token that was renewed */
  renewals: Map<string, MockRenewal>
  isSuperAdmin: boolean
  menus: MenuNode[]
  planAllowed: boolean
  /** whether the markers of a plan have the text of their place; on the deployed platform they have not (contract device 2.2) */
  markersNamed: boolean
  /** whether the measuring points of a device bring the readings of the first one; on the deployed platform they do not */
  readingsWithPoints: boolean
  /** whether a channel with a fire has its floors in trouble; on the deployed platform it has not */
  floorsWithChannels: boolean
  channels: { id: string; name: string }[]
  buildings: MockBuilding[]
  networkedUnits: NetworkedUnit[]
  sensors: MockSensor[]
  hydrants: MockHydrant[]
  plans: MockPlan[]
  records: AbnormalRecord[]
  /** the clock of the world: the time of a verdict */
  now: () => number
  /** called for every verdict, with the one that it raises; `createMockBackend` pushes it */
  onHandled: (record: AbnormalRecord, raisedFrom?: Verdict) => void
}

/** A session goes on with another token. */
export interface MockRenewal {
  /** when it was renewed first */
  at: number
  /** the token with which it goes on */
  by: string
}

/** The token that `MockBackend.clientOptions()` starts with. */
export const MOCK_TOKEN = 'mock-token'
/** The token of another user of the same tenant. */
export const MOCK_COLLEAGUE_TOKEN = 'mock-colleague-token'
/** Username of the second user of the tenant. */
export const MOCK_COLLEAGUE = 'colleague'

/** A small believable world: one building, three channels, one open record of each kind. */
export function aWorld(overrides: Partial<MockWorld> = {}): MockWorld {
  const user = overrides.user ?? aUser()
  return {
    user,
    password: 'smartfire119',
    pictureCode: { key: '0123456789abcdef0123456789abcdef', code: 'AB3C' },
    tokens: new Map([
      [MOCK_TOKEN, user.username],
      [MOCK_COLLEAGUE_TOKEN, MOCK_COLLEAGUE],
    ]),
    renewals: new Map(),
    isSuperAdmin: false,
    menus: [aMenu()],
    planAllowed: true,
    markersNamed: true,
    readingsWithPoints: false,
    floorsWithChannels: false,
    channels: [
      { id: CHANNEL.default, name: '无线感烟' },
      { id: CHANNEL.hydrant, name: '消防用水' },
      { id: CHANNEL.fireHost, name: '消防主机' },
    ],
    buildings: [aBuilding()],
    networkedUnits: [{ id: '3', name: '星河物业管理有限公司' }],
    sensors: someSensors(),
    hydrants: [aHydrant()],
    plans: [aPlan()],
    records: [aRecord(), aFaultRecord({ raisedAt: MOCK_NOW - 600_000 }), aHydrantRecord(), aFireHostRecord()],
    now: () => MOCK_NOW,
    onHandled: () => undefined,
    ...overrides,
  }
}

function someSensors(): MockSensor[] {
  return [
    aSensor({ id: '501', status: SENSOR_STATUS.alarm }),
    aSensor({ id: '502', sensorNumber: 'a1b2c3d5', position: '西侧走廊3-1', status: SENSOR_STATUS.offline }),
    aSensor({ id: '503', sensorNumber: 'a1b2c3d6', position: '301室' }),
    aSensor({
      id: '504',
      sensorNumber: 'a1b2c3d7',
      position: '302室',
      status: SENSOR_STATUS.notEnabled,
      marked: false,
    }),
    aSensor({ id: '505', sensorNumber: 'a1b2c3d8', position: '大堂', floor: 1 }),
    aSensor({ id: '506', sensorNumber: 'a1b2c3d9', position: '车库A区', floor: -1, status: SENSOR_STATUS.fault }),
    aHydrantSensor({ id: '701', status: SENSOR_STATUS.fault }),
    aHydrantSensor({ id: '702', sensorNumber: 'h00000018', status: SENSOR_STATUS.notEnabled }),
    aFireHostPoint({ id: '901', status: SENSOR_STATUS.alarm }),
    aFireHostPoint({ id: '902', address: '018', position: '303室' }),
  ]
}
