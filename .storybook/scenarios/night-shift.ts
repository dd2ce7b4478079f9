import { type AbnormalRecord, VERDICT, type Verdict } from '@smart-fire/api-client'
import { aFaultRecord, aRecord } from '@smart-fire/api-client/mock'
import { deviceOn, HOUSE, MALL, nightDevices, placeOf, TOWER } from './night-world'
import { raise, type Step } from './scenario-step'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const WEAK_BATTERY = { alarmType: '电池电量低', measuringPoint: '电池', measuringPointCode: 'BATTERY', value: 12, unit: '%' }

/** Four in the morning, in UTC+8, of the day of an instant: the night shift starts with it. */
export function atFour(instant: number): number {
  return Math.floor((instant + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 4 * HOUR_MS
}

/**
 * A calm night with one operator: a weak battery and a lost device, then smoke on one floor and on the two above it, of which the last
 * comes while the link is broken, and a false alarm in another building. At six the next shift takes over what is still open.
 */
export function nightShift(random: () => number, start: number): Step[] {
  const four = atFour(start)
  const floor = 3 + Math.floor(random() * 8)
  /** somewhere in the first third of a minute */
  const at = (minute: number) => minute * MINUTE_MS + Math.round(random() * 20_000)
  const devices = nightDevices(four)
  const record = (make: typeof aRecord, moment: number, building: string, storey: number, facts: Partial<AbnormalRecord> = {}) =>
    make({ ...placeOf(deviceOn(devices, building, storey)), id: String(5_000 + Math.round(moment / 1_000)), raisedAt: four + moment, ...facts })

  const battery = at(3)
  const silence = at(7)
  const [first, second, kitchen, third] = [at(12), at(13), at(14), at(15)]
  const fires = [
    record(aRecord, first, TOWER, floor, { value: 1.8 }), record(aRecord, second, TOWER, floor + 1, { value: 1.4 }), record(aRecord, third, TOWER, floor + 2, { value: 1.1 }),
  ] as const
  const cooking = record(aRecord, kitchen, MALL, 2, { value: 1.05 })
  return [
    { at: 0, change: { type: 'nothing' }, says: '夜班，一切平静 · night shift, all calm' },
    raise(battery, record(aFaultRecord, battery, HOUSE, 2, WEAK_BATTERY), '锦绣花园：电池电量低 · weak battery'),
    raise(silence, record(aFaultRecord, silence, MALL, 3), '万象购物中心：设备离线 · device offline'),
    raise(first, fires[0], `星河大厦 ${floor}F：烟雾 · smoke`),
    raise(second, fires[1], `星河大厦 ${floor + 1}F：烟雾，火势上升 · smoke, the fire climbs`),
    judged(second + 25_000, fires[0], VERDICT.realFire, `同事核实 ${floor}F：真实火警 · a colleague confirms the first fire`),
    raise(kitchen, cooking, '万象购物中心 2F 厨房：烟雾 · smoke in a kitchen'),
    { at: kitchen + 25_000, change: { type: 'networkLost' }, says: '网络中断 · network lost' },
    raise(third, fires[2], `星河大厦 ${floor + 2}F：烟雾，连接中断期间 · smoke while the link is down`),
    { at: kitchen + 85_000, change: { type: 'networkBack' }, says: '网络恢复 · network back' },
    judged(at(17), cooking, VERDICT.falseAlarm, '厨房：误报 · false alarm of the kitchen'),
    judged(at(18), fires[1], VERDICT.realFire, `同事核实 ${floor + 1}F：真实火警 · the second fire is confirmed`),
    judged(at(19), fires[2], VERDICT.realFire, `同事核实 ${floor + 2}F：真实火警 · the third fire is confirmed`),
    { at: 2 * HOUR_MS, change: { type: 'nothing' }, skipsTime: true, says: '06:00 交班 · hand-over' },
  ]
}

function judged(at: number, { kind, id }: AbnormalRecord, verdict: Verdict, says: string): Step {
  return { at, change: { type: 'handle', record: { kind, id }, verdict }, says }
}
