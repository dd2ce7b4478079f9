import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'

/** The tone of a camera's state, as for every device. */
export const STATUS_TONES: Readonly<Record<SensorStatus, Tone>> = {
  [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.normal]: 'normal', [SENSOR_STATUS.notEnabled]: 'notEnabled', [SENSOR_STATUS.offline]: 'offline',
}
