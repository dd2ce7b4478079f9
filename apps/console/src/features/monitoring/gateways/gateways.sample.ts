import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Gateway, UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { deviceRows } from '../all-devices/all-devices.sample'
import { deviceFileSample } from '../device-papers/device-files.sample'
import { maintenanceSample } from '../device-papers/maintenance.sample'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)
const KEY = { createdAt: AT, lastUsedAt: AT, expiresAt: null }

export function aGateway(changes: Partial<Gateway> = {}): Gateway {
  return {
    id: '3', version: '1', number: 'GW-0001', manufacturer: '安澜电子', equipmentType: '用户信息传输装置', model: 'AL-T100', position: '1F 消控室', coordinates: null, unitId: '3', unitName: '万诚商业管理有限公司', controlRoomId: '7', controlRoomName: '万诚大厦消控室', isWorking: true,
    lastReportAt: AT, keys: [KEY], updatedAt: AT, ...changes,
  }
}

export function anUnregisteredDevice(changes: Partial<UnregisteredDevice> = {}): UnregisteredDevice {
  return {
    id: '1', number: '863921042009001', serverIp: null, port: null, status: SENSOR_STATUS.alarm, alarmType: '烟感报警', hasAlarm: true, reports: 12, gatewayNumber: 'GW-0001', unitName: '万诚商业管理有限公司', gatewayPosition: '1F 消控室', firstAt: AT - 600_000, lastAt: AT, ...changes,
  }
}

export const anUnregisteredHost = (changes: Partial<UnregisteredDevice> = {}): UnregisteredDevice =>
  anUnregisteredDevice({ id: 'host-1', number: '10.20.22.11:4001', serverIp: '10.20.22.11', port: 4001, status: SENSOR_STATUS.notEnabled, alarmType: '备电故障', hasAlarm: false, ...changes })

const unregistered = [
  anUnregisteredDevice(),
  anUnregisteredDevice({ id: '2', number: '863921042009002', status: SENSOR_STATUS.fault, alarmType: '电池欠压', hasAlarm: false, reports: 3 }),
  anUnregisteredDevice({ id: '3', number: '863921042009003', status: SENSOR_STATUS.normal, alarmType: null, reports: 40, gatewayPosition: null, firstAt: AT - 86_400_000 * 3 }),
  anUnregisteredDevice({ id: '4', number: '863921042009004', status: SENSOR_STATUS.notEnabled, alarmType: null, hasAlarm: false, reports: 1, gatewayNumber: null, unitName: null, gatewayPosition: null }),
  anUnregisteredDevice({ id: '5', number: '863921042009005', status: null, alarmType: null, hasAlarm: null, reports: null }),
  anUnregisteredHost(),
  anUnregisteredHost({ id: 'host-2', number: '10.20.22.12:4001', serverIp: '10.20.22.12', alarmType: null, reports: 800 }),
]

export default {
  rows: [
    aGateway(),
    aGateway({ id: '4', number: 'GW-0002', position: '地下一层弱电间', isWorking: false, lastReportAt: AT - 7_200_000, keys: [{ ...KEY, expiresAt: AT + 86_400_000 }, { ...KEY, lastUsedAt: null }] }),
    aGateway({ id: '5', number: 'GW-0003', position: null, unitId: null, unitName: null, controlRoomId: null, controlRoomName: null, isWorking: null, lastReportAt: null, keys: [] }),
  ],
  round: {
    add: { number: 'GW-7001', manufacturer: '安澜电子', equipmentType: '用户信息传输装置', model: 'AL-T200', position: '2F 弱电间', unitId: '万诚商业管理有限公司', controlRoomId: '万诚国际中心A座消控室', coordinates: '120.6421,30.2514' },
    edit: { position: '3F 弱电间' },
    find: 'number',
  },
  parts: { devices: { rows: deviceRows }, unregistered: { rows: unregistered } },
  page: { maintenance: maintenanceSample, files: deviceFileSample },
} satisfies ScreenSample<Gateway>
