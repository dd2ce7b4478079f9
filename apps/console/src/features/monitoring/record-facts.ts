import { type AbnormalRecord, floorAndPosition, RECORD_CATEGORY } from '@smart-fire/api-client'

/** Whether a record is open, or how it ended. A record that no person handled ended when the device recovered (contract device 14.1). */
export type RecordState = 'open' | 'recovered' | 'handled' | 'realFire' | 'fireTest' | 'falseAlarm'

const VERDICT_STATES = { '0': 'falseAlarm', '1': 'realFire', '2': 'fireTest' } as const

export function recordState({ handled, handledBy, category, verdict }: Pick<AbnormalRecord, 'handled' | 'handledBy' | 'category' | 'verdict'>): RecordState {
  if (!handled) return 'open'
  if (category === RECORD_CATEGORY.fire && verdict !== null) return VERDICT_STATES[verdict]
  return handledBy === null ? 'recovered' : 'handled'
}

/** Milliseconds from the first report to the end of the record, or to now while it is open; null without a first report, and for an ended record whose end is not known. */
export function recordDuration({ raisedAt, restoredAt, handledAt, handled }: Pick<AbnormalRecord, 'raisedAt' | 'restoredAt' | 'handledAt' | 'handled'>, now: number): number | null {
  if (raisedAt === null) return null
  const ended = restoredAt ?? (handled ? handledAt : null)
  if (ended === null && handled) return null
  return Math.max(0, (ended ?? now) - raisedAt)
}

/** A duration as h:mm:ss, the same in every language, for files. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

/** Building or hydrant, floor and position. */
export function whereOf({ buildingName, hydrantName, floor, position }: Pick<AbnormalRecord, 'buildingName' | 'hydrantName' | 'floor' | 'position'>): string {
  return [buildingName ?? hydrantName, ...floorAndPosition({ floor, position })].filter((part) => part !== null && part !== '').join(' · ')
}

/** The device of a record: its type and number, or host, loop and address; a host by its name where it is known. */
export function deviceOf({ equipmentType, series, sensorNumber, fireHostId, loop, address, hostName = null }: AbnormalRecord & { hostName?: string | null }): string {
  const number = sensorNumber ?? ([hostName ?? fireHostId, loop, address].filter((part) => part !== null).join('-') || null)
  return [equipmentType ?? series, number].filter((part) => part !== null).join(' ')
}
