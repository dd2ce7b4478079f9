import { RECORD_CATEGORY } from '@smart-fire/api-client'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatQuantity, NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'
import * as catalogue from '../monitoring.messages'
import { clockText, recordDuration, recordState, type RecordState } from '../record-facts'

/** Only open records and real fires are coloured (ISA-101). */
const TONES: Readonly<Record<Exclude<RecordState, 'open'>, Tone>> = {
  realFire: 'alarm', fireTest: 'info', falseAlarm: 'info', handled: 'info', recovered: 'info',
}

/** The cell with the outcome of a record, or with its open state. */
export function outcomeCell(record: ListedRecord, words: ScreenWords) {
  const state = recordState(record)
  const openTone = record.category === RECORD_CATEGORY.fire ? 'alarm' : 'fault'
  return <StatusBadge tone={state === 'open' ? openTone : TONES[state]} size="sm" variant={state === 'open' ? 'solid' : 'plain'}>{choiceName(words, 'outcome', state)}</StatusBadge>
}

export function outcomeText(record: ListedRecord, words: ScreenWords): string {
  return choiceName(words, 'outcome', recordState(record))
}

/** Marks the first fire of an event of a fire host (ADR 25); other records have no mark. */
export function firstAlarmCell(record: ListedRecord, words: ScreenWords) {
  return record.isFirstAlarm === true ? <StatusBadge tone={record.handled ? 'info' : 'alarm'} size="sm" variant="plain">{choiceName(words, 'isFirstAlarm', 'true')}</StatusBadge> : null
}

export const firstAlarmText = ({ isFirstAlarm }: ListedRecord, words: ScreenWords): string => (isFirstAlarm === true ? choiceName(words, 'isFirstAlarm', 'true') : '')

export function Duration({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const ms = recordDuration(record, Date.now())
  return ms === null ? NO_VALUE : words.duration(ms)
}

export function durationText(record: ListedRecord): string {
  const ms = recordDuration(record, Date.now())
  return ms === null ? '' : clockText(ms)
}

/** The measuring point with its value and unit. Nothing when it has no value and says only what the alarm type says: the point of a device that is offline. */
export function measuredText({ measuringPoint, alarmType, value, unit }: ListedRecord): string {
  const reading = formatQuantity(value, unit)
  return reading === null && measuringPoint === alarmType ? '' : [measuringPoint, reading].filter((part) => part !== null).join(' ')
}
