import { writeWireDay } from '@smart-fire/api-client/wire'

import type { deviceMaintenance } from '../db/schema'
import type { DeviceRow } from './devices'
import type { Random } from './random'
import { staffOf, type Staff } from './staff'

type Entry = typeof deviceMaintenance.$inferInsert

const DAY_MS = 86_400_000
/** one device in this many has entries, the first one of the city among them */
const MAINTAINED_EVERY = 5
const peopleOf = ({ maintenance, property: [first, second] }: Staff) => [`维保班 ${maintenance}`, `物业一部 ${first}`, `物业二部 ${second}`, '北辰消防检测有限公司']

const YEARLY = [
  { kind: 'cleaning', days: 365, words: ['清洁探测部位，功能测试正常', '清除积尘，紧固接线端子', '清洁外壳并检查指示灯'] },
  { kind: 'calibration', days: 365, words: ['按规程校准零点与量程', '送检校准，误差在允许范围内'] },
] as const
const CHECKED = ['月度检查，外观与通信正常', '季度检查，电池电压正常', '现场核对安装位置与编号']
const REPAIRED = ['更换电池', '重新紧固底座，消除接触不良', '更换天线，信号恢复正常']

/** What was done to devices of the city: a check of each, most were cleaned or calibrated in time, a few not, and a repair now and then. */
export function maintenanceRows(devices: readonly DeviceRow[], now: number, random: Random): Entry[] {
  return devices.filter((_, place) => place % MAINTAINED_EVERY === 0).flatMap(({ id, tenantId, createdAt: installedAt }, place) => {
    const people = peopleOf(staffOf(tenantId))
    const entry = (daysAgo: number, done: Pick<Entry, 'kind' | 'description'> & { everyDays?: number; passed?: boolean }): Entry => ({
      updatedAt: new Date(now - daysAgo * DAY_MS),
      tenantId, deviceId: id, kind: done.kind, description: done.description, doneOn: dayBefore(now, daysAgo), doneBy: random.pick(people), passed: done.passed ?? true,
      nextOn: done.everyDays === undefined ? null : dayBefore(now, daysAgo - done.everyDays), createdAt: new Date(now - daysAgo * DAY_MS),
    })
    const { kind, days, words } = random.pick(YEARLY)
    // the first device shows a day that has passed
    const isLate = place === 0 || random.chance(0.1)
    const doneAgo = isLate ? days + random.int(3, 40) : random.int(20, days - 5)
    const repairedAgo = random.int(10, 300)
    return [
      entry(doneAgo + days, { kind, description: random.pick(words), everyDays: days }),
      entry(doneAgo, { kind, description: random.pick(words), everyDays: days }),
      entry(random.int(1, 80), { kind: 'inspection', description: random.pick(CHECKED), everyDays: 90 }),
      ...(place === 0 || random.chance(0.2)
        ? [entry(repairedAgo + 2, { kind: 'repair', description: '现场无备件，故障未排除', passed: false }), entry(repairedAgo, { kind: 'repair', description: random.pick(REPAIRED) })]
        : []),
    ].filter(({ createdAt }) => Number(createdAt) >= Number(installedAt))
  })
}

const dayBefore = (now: number, days: number): string => writeWireDay(now - days * DAY_MS)
