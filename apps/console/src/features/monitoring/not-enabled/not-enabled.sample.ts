import type { NotEnabledThing } from '@smart-fire/api-client/devices'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

export function aNotEnabledThing(changes: Partial<NotEnabledThing> = {}): NotEnabledThing {
  return {
    id: 'device-1', kind: 'device', subjectId: '1', version: '1', sensorNumber: '863921042000117', equipmentType: '无线感烟探测器', position: '302室', manufacturer: '安澜电子',
    model: 'AL-YG02', channelId: '1', channelName: '无线感烟', buildingName: '星河大厦', floor: 3, hydrantName: null, fireHostId: null, hostName: null, loop: null, address: null,
    series: null, placed: true, lastReportAt: AT, stopped: false, stopReason: null, refusedAt: null, ...changes,
  }
}

const device = { stopped: true, stopReason: '装修拆除' } as const
const outdoor = { kind: 'outdoor', equipmentType: '消火栓水压传感器', channelId: '5', channelName: '消防用水', buildingName: null, floor: null, hydrantName: '滨江路3号', position: '滨江路口' } as const
const point = { kind: 'point', sensorNumber: null, equipmentType: '点型光电感烟', channelId: '11', channelName: '消防主机', fireHostId: '5', hostName: '星河大厦主机', model: null, manufacturer: null } as const

export default {
  rows: [
    aNotEnabledThing(device),
    aNotEnabledThing({ ...device, id: 'device-2', subjectId: '2', sensorNumber: '863921042000118', refusedAt: AT, floor: -1, position: '地下一层 配电室' }),
    aNotEnabledThing({ ...device, id: 'device-3', subjectId: '3', sensorNumber: '863921042000119', placed: false }),
    aNotEnabledThing({ id: 'device-4', subjectId: '4', sensorNumber: '863921042000120', lastReportAt: null }),
    aNotEnabledThing({ id: 'device-5', subjectId: '5', sensorNumber: '863921042000121', placed: false, lastReportAt: null }),
    aNotEnabledThing({ ...outdoor, id: 'outdoor-6', subjectId: '6', sensorNumber: '863921050000006', lastReportAt: null }),
    aNotEnabledThing({ ...outdoor, id: 'outdoor-7', subjectId: '7', sensorNumber: '863921050000007', hydrantName: null, position: null, placed: false, stopped: true, stopReason: '未关联消火栓' }),
    aNotEnabledThing({ ...point, id: 'point-1', subjectId: '1', loop: '02', address: '017', stopped: true, stopReason: '改造施工' }),
    aNotEnabledThing({ ...point, id: 'point-2', subjectId: '2', loop: '02', address: '018', lastReportAt: null }),
  ],
} satisfies ScreenSample<NotEnabledThing>
