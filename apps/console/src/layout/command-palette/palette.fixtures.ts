import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { aRecord } from '@smart-fire/api-client/mock'
import type { MenuSection } from '../../app/routes/granted-menus'
import type { Found } from './palette.types'

export const someSections: readonly MenuSection[] = [
  { code: 'gailan', title: '概览', icon: 'gailan', entries: [{ key: 'gailan/overView', title: '概览', icon: null, path: '/gailan/overView' }] },
  {
    code: 'huozaibaojing', title: '无线感烟', icon: 'huozaibaojing',
    entries: [
      { key: 'huozaibaojing/realtimeMonit', title: '实时监测', icon: null, path: '/huozaibaojing/realtimeMonit/1' },
      { key: 'huozaibaojing/exceptionRecord', title: '异常记录', icon: null, path: '/huozaibaojing/exceptionRecord/1' },
    ],
  },
]

export function aManagedDevice(changes: Partial<ManagedDevice> = {}): ManagedDevice {
  return {
    id: '501', status: SENSOR_STATUS.normal, sensorNumber: 'a1b2c3d4', equipmentType: '无线感烟探测器', position: '3F 东侧走廊', manufacturer: '安澜', model: 'AL-1',
    channelId: '1', channelName: '无线感烟', buildingId: '12', buildingName: '星河大厦', floor: 3, marked: true, version: null, stopped: false, mark: null, stopReason: null, refusedAt: null, clockFault: null, lastReportAt: null, updatedAt: null,
    ...changes,
  }
}

export function someFound(changes: Partial<Found> = {}): Found {
  return {
    buildings: [{ id: '12', name: '星河大厦', region: '浙江省 云澜市 云东区' }],
    devices: [aManagedDevice()],
    records: [aRecord({ id: '77', channelId: '1', alarmType: '烟感报警', buildingName: '星河大厦', floor: 3, position: '东侧走廊', hydrantName: null, handled: false })],
    ...changes,
  }
}
