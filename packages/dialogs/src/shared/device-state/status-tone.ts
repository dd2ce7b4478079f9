import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'

/** Codes become tones here (architecture §1.7). */
export function toneOf(status: SensorStatus): Tone {
  switch (status) {
    case SENSOR_STATUS.fault:
      return 'fault'
    case SENSOR_STATUS.alarm:
      return 'alarm'
    case SENSOR_STATUS.normal:
      return 'normal'
    case SENSOR_STATUS.notEnabled:
      return 'notEnabled'
    case SENSOR_STATUS.offline:
      return 'offline'
    default:
      return status satisfies never
  }
}
