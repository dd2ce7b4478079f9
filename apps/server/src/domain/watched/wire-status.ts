import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import { SENSOR_STATUS } from '@smart-fire/api-client/wire'

import type { DeviceStatus, PointState } from '../../db/schema/device-states'

interface WireStatus {
  code: string
  /** list rows carry the text, not the code (contract device §23.3) */
  text: string
  color: string
}

const names = sensorStatusNames.zhCN

/** enums.json sensorStatus. */
export const WIRE_STATUS: Record<DeviceStatus, WireStatus> = {
  fault: { code: SENSOR_STATUS.fault, text: names[SENSOR_STATUS.fault], color: '#F5A623' },
  alarm: { code: SENSOR_STATUS.alarm, text: names[SENSOR_STATUS.alarm], color: '#FF001F' },
  normal: { code: SENSOR_STATUS.normal, text: names[SENSOR_STATUS.normal], color: '#4F9600' },
  notEnabled: { code: SENSOR_STATUS.notEnabled, text: names[SENSOR_STATUS.notEnabled], color: '#757575' },
  offline: { code: SENSOR_STATUS.offline, text: names[SENSOR_STATUS.offline], color: '#F5A623' },
}

/** The status of a code; null for an unknown code, which matches no row. */
export function statusOfCode(code: string): DeviceStatus | null {
  const entry = Object.entries(WIRE_STATUS).find(([, status]) => status.code === code)
  return entry ? (entry[0] as DeviceStatus) : null
}

/** A point's state as a number; a shielded point counts as normal except in the list of points (contract device §14.1). */
export const POINT_STATUS: Record<PointState['status'], number> = { fault: 0, alarm: 1, normal: 2, shielded: 2 }
export const SHIELDED_POINT = 3
