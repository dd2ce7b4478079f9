import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import { toneOf } from '../shared/device-state/status-tone'
import type { HydrantMessages } from './hydrant.messages'

/** The state of the hydrant as a whole, for the title and the marker: abnormal for status 0, normal for 2 (spec 2 §2.3), unknown for null. */
export interface HydrantState {
  tone: Tone
  label: string
}

/** Other statuses of other servers are shown as they are, never as normal. */
export function hydrantState(status: SensorStatus | null, words: HydrantMessages): HydrantState {
  if (status === null) return { tone: 'info', label: words.state.unknown }
  if (status === SENSOR_STATUS.fault) return { tone: 'fault', label: words.state.abnormal }
  if (status === SENSOR_STATUS.normal) return { tone: 'normal', label: words.state.normal }
  return { tone: toneOf(status), label: words.status[status] }
}
