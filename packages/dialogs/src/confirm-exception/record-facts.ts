import { floorName, RECORD_KIND } from '@smart-fire/api-client'
import { NO_VALUE } from '@smart-fire/ui'
import type { ContactWords } from '../shared/device-state/contact.messages'
import { readingText } from '../shared/device-state/reading-text'
import type { ConfirmExceptionMessages } from './confirm-exception.messages'
import type { JudgedRecord } from './confirmable-record'

export interface Fact {
  id: keyof ConfirmExceptionMessages['fields']
  value: string
}

/** The facts of the record that is judged; a fact without a value is left out. */
export function factsOf(record: JudgedRecord, time: string, contacts: ContactWords): Fact[] {
  const { measuringPoint: name, measuringPointCode: code, value, unit } = record
  const facts: [Fact['id'], string | null][] = [
    // the push of a hydrant in no building names the hydrant twice
    ['place', record.buildingName === record.hydrantName ? null : record.buildingName],
    ['hydrant', record.hydrantName],
    ['floor', floorName(record.floor)],
    ['position', record.position],
    ['device', deviceOf(record)],
    ['fireHost', fireHostOf(record)],
    ['type', [record.measuringPoint, record.alarmType].filter(unique).join(' · ')],
    ['value', readingText({ code, name, value, unit }, contacts)],
    ['time', time],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ id, value }] : []))
}

function deviceOf(record: JudgedRecord): string {
  return [record.equipmentType ?? record.series, record.sensorNumber].filter(Boolean).join(' · ')
}

function fireHostOf({ kind, fireHostId, loop, address }: JudgedRecord): string | null {
  if (kind !== RECORD_KIND.fireHost) return null
  // a record of the host itself names no point
  if (loop === null && address === null) return fireHostId
  return `${fireHostId ?? NO_VALUE} / ${loop ?? NO_VALUE}-${address ?? NO_VALUE}`
}

/** Some devices use one word for the measuring point and the alarm: it is shown once. */
function unique(text: string | null, index: number, all: (string | null)[]): boolean {
  return text !== null && text !== '' && all.indexOf(text) === index
}
