import { SENSOR_STATUS } from '@smart-fire/api-client/wire'

import type { DeviceStatus, PointState } from '../../db/schema/device-states'

interface WireStatus {
  code: string
  /** list rows carry the text, not the code (contract device §23.3) */
  text: string
  color: string
}

/** enums.json sensorStatus. */
export const WIRE_STATUS: Record<DeviceStatus, WireStatus> = {
  fault: { code: SENSOR_STATUS.fault, text: '故障', color: '#F5A623' },
  alarm: { code: SENSOR_STATUS.alarm, text: '报警', color: '#FF001F' },
  normal: { code: SENSOR_STATUS.normal, text: '正常', color: '#4F9600' },
  notEnabled: { code: SENSOR_STATUS.notEnabled, text: '未启用', color: '#757575' },
  offline: { code: SENSOR_STATUS.offline, text: '离线', color: '#F5A623' },
}

/** The status of a code; null for an unknown code, which matches no row. */
export function statusOfCode(code: string): DeviceStatus | null {
  const entry = Object.entries(WIRE_STATUS).find(([, status]) => status.code === code)
  return entry ? (entry[0] as DeviceStatus) : null
}

/** A point's state as a number; a shielded point counts as normal except in the list of points (contract device §14.1). */
export const POINT_STATUS: Record<PointState['status'], number> = { fault: 0, alarm: 1, normal: 2, shielded: 2 }
export const SHIELDED_POINT = 3
