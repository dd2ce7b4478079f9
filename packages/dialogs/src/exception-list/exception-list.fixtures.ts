import { type AbnormalRecord, type AlarmChannel, CHANNEL, RECORD_CATEGORY } from '@smart-fire/api-client'
import { aChannel, aFaultRecord, aFireHostRecord, aHydrantRecord, aRecord, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { SnapshotFrom } from 'xstate'
import { NO_ROWS } from '../paged-list/page'
import { NOTHING_OUTDATED } from '../regions/outdated'
import type { exceptionListMachine } from './exception-list.machine'
import type { ExceptionListContext } from './exception-list.types'

type Value = SnapshotFrom<typeof exceptionListMachine>['value']

/** Everything is loaded and fresh, except for what a story is about. */
export function aListState(changes: Partial<Value> = {}): Value {
  return {
    channels: { ready: 'fresh' },
    list: { ready: 'fresh' },
    permission: 'allowed',
    overlay: 'none',
    triage: { on: 'choosing' },
    elsewhere: 'calm',
    link: 'live',
    ...changes,
  }
}

export const someChannels = (): AlarmChannel[] => [
  aChannel({ id: CHANNEL.default, name: '无线感烟', count: 23, fireCount: 2 }),
  aChannel({ id: '2', name: '电气火灾', count: 7, fireCount: 0 }),
  aChannel({ id: '4', name: '可燃气体', count: 0, fireCount: 0 }),
  aChannel({ id: CHANNEL.hydrant, name: '消防用水', count: 4, fireCount: 0 }),
  aChannel({ id: CHANNEL.fireHost, name: '消防主机', count: 131, fireCount: 1 }),
]

const MINUTE_MS = 60_000
const PLACES = ['东侧走廊3-2', '西侧走廊3-1', '配电室', '301室', '消防电梯前室', '地下车库A区12号车位旁']

/** One page of smoke detectors: two fires, the rest faults, newest first. */
export function somePage(): AbnormalRecord[] {
  return Array.from({ length: 15 }, (_, at) => {
    const fire = at === 0 || at === 3
    return (fire ? aRecord : aFaultRecord)({
      id: `${1001 + at}`,
      category: fire ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault,
      floor: (at % 7) - 1 || 1,
      position: PLACES[at % PLACES.length] ?? null,
      buildingName: at % 4 === 3 ? '滨江国际金融中心二期北塔' : '星河大厦',
      raisedAt: MOCK_NOW - at * 7 * MINUTE_MS,
      repeats: at === 3 ? 4 : 1,
    })
  })
}

export function aListContext(changes: Partial<ExceptionListContext> = {}): ExceptionListContext {
  return {
    channels: someChannels(),
    droppedChannels: 0,
    channelId: CHANNEL.default,
    page: 1,
    limit: 15,
    rows: somePage(),
    total: 23,
    dropped: 0,
    loadedAt: MOCK_NOW,
    selected: null,
    verdict: '1',
    overlayRecord: null,
    overlaySensorId: null,
    fireChannels: [],
    changedSinceFire: false,
    ...NOTHING_OUTDATED,
    ...changes,
  }
}

export const nothingLoaded = () =>
  aListContext({ channels: [], channelId: null, ...NO_ROWS })

export const inChannel = (channelId: string, rows: AbnormalRecord[]) =>
  aListContext({ channelId, rows, total: rows.length })

export const someHydrantRecords = () => [
  aHydrantRecord(),
  aHydrantRecord({ id: '2002', hydrantName: '南门2号消火栓', alarmType: '撞倒', measuringPoint: '倾斜', value: 47, unit: '°' }),
]

export const someFireHostRecords = () => [
  aFireHostRecord(),
  aFireHostRecord({ id: '3002', category: RECORD_CATEGORY.fault, alarmType: '通讯故障', address: '044', raisedAt: MOCK_NOW - MINUTE_MS }),
]
