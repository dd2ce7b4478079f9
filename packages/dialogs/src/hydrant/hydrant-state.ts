import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import { toneOf } from '../shared/status-tone'
import type { HydrantMessages } from './hydrant.messages'

/** How the hydrant as a whole is marked: abnormal for status 0, normal for 2 (spec 2 §2.3). */
export interface HydrantState {
  tone: Tone
  label: string
}

/** Another server may send other statuses; what it says is shown, never taken for normal. */
export function hydrantState(status: SensorStatus | null, words: HydrantMessages): HydrantState {
  if (status === null) return { tone: 'info', label: words.state.unknown }
  if (status === SENSOR_STATUS.fault) return { tone: 'fault', label: words.state.abnormal }
  if (status === SENSOR_STATUS.normal) return { tone: 'normal', label: words.state.normal }
  return { tone: toneOf(status), label: words.status[status] }
}
