import { WARNING_END, type EarlyWarning } from '@smart-fire/api-client/warnings'
import { formatMeasurement, NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

/** Where a warning stands. `recovered` and `raised` ended before a user handled them. */
export type WarningState = 'open' | 'handledOpen' | 'handled' | 'recovered' | 'raised' | 'unknown'

const TONES: Readonly<Record<WarningState, Tone>> = { open: 'fault', handledOpen: 'info', handled: 'info', recovered: 'normal', raised: 'fault', unknown: 'notEnabled' }

export function stateOf({ handled, handledBy, endedAt, endedBy }: Pick<EarlyWarning, 'handled' | 'handledBy' | 'endedAt' | 'endedBy'>): WarningState {
  if (handled === null) return 'unknown'
  if (!handled) return 'open'
  if (handledBy !== null) return endedAt === null ? 'handledOpen' : 'handled'
  return endedBy === WARNING_END.raised ? 'raised' : endedBy === WARNING_END.recovered ? 'recovered' : 'handled'
}

export const stateText = (warning: EarlyWarning, words: ScreenWords): string => choiceName(words, 'state', stateOf(warning))
export const stateCell = (warning: EarlyWarning, words: ScreenWords) => <StatusBadge tone={TONES[stateOf(warning)]} size="sm">{stateText(warning, words)}</StatusBadge>

/** The measuring point and its value with the unit; a value that is not known is a dash. */
export const valueText = ({ point, pointCode, value, unit }: EarlyWarning): string => [point ?? pointCode, value === null ? NO_VALUE : formatMeasurement(value, unit)].filter((part) => part !== null).join(' ')
export const placeText = ({ buildingName, hydrantName }: EarlyWarning): string => buildingName ?? hydrantName ?? ''