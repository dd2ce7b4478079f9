import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { alarmLevels, type AlarmLevelCalls } from './alarm-levels'
import { earlyWarnings, type EarlyWarningCalls } from './early-warnings'
import { thresholds, type ThresholdCalls } from './thresholds'

export { alarmLevelInput, type AlarmLevel, type AlarmLevelCalls, type AlarmLevelFilters, type AlarmLevelInput } from './alarm-levels'
export { pushedWarning, type EarlyWarning, type EarlyWarningCalls, type EarlyWarningFilters, type PushedWarning } from './early-warnings'
export { thresholdInput, type PointThresholds, type ThresholdCalls, type ThresholdFilters, type ThresholdInput, type ThresholdRange } from './thresholds'
export * from './range-rules'
export * from './warning.codes'

/** Early warnings before an alarm, their levels, and which values of a measuring point are of a level (contract device 15). */
export interface WarningCalls {
  /** Levels of early warnings. */
  levels: AlarmLevelCalls
  /** Which values of a measuring point are of a level. */
  thresholds: ThresholdCalls
  /** Warnings, and their handling. */
  earlyWarnings: EarlyWarningCalls
}

/** Group `warnings`: `client.with(warnings)`. */
export const warnings: ApiGroup<'warnings', WarningCalls> = {
  name: 'warnings',
  calls: (http: Transport) => ({ levels: alarmLevels(http), thresholds: thresholds(http), earlyWarnings: earlyWarnings(http) }),
}
