import { type AbnormalRecord, RECORD_CATEGORY, RECORD_KIND } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import type { ConfirmExceptionMessages } from './confirm-exception.messages'
import type { confirmExceptionMachine } from './confirm-exception.machine'

type Snapshot = SnapshotFrom<typeof confirmExceptionMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectRecord = ({ context }: Snapshot) => context.record
export const selectVerdict = ({ context }: Snapshot) => context.verdict
export const selectConflict = ({ context }: Snapshot) => context.conflict
/** What is shown may be old: somebody may have judged meanwhile. */
export const selectMayBeOld = (snapshot: Snapshot) =>
  snapshot.matches({ deciding: 'stale' }) || snapshot.matches({ deciding: 'askingAgain' })
export const selectIsFire = ({ context }: Snapshot) => context.record.category === RECORD_CATEGORY.fire

/** What the operator can do at this moment. */
export type Phase = 'deciding' | 'askingAgain' | 'submitting' | 'over' | 'conflict'

export function selectPhase(snapshot: Snapshot): Phase {
  if (typeof snapshot.value !== 'string') return snapshot.value.deciding === 'askingAgain' ? 'askingAgain' : 'deciding'
  switch (snapshot.value) {
    case 'submitting':
      return 'submitting'
    case 'conflict':
      return 'conflict'
    case 'succeeded':
    case 'unsent':
      return 'over'
    default:
      return snapshot.value satisfies never
  }
}

export interface Fact {
  id: keyof ConfirmExceptionMessages['fields']
  value: string
}

/** What is being judged, as far as the record says it; a line without content is left out. */
export function factsOf(record: AbnormalRecord, time: string): Fact[] {
  const facts: [Fact['id'], string | null][] = [
    ['place', record.buildingName],
    ['hydrant', record.hydrantName],
    ['floor', record.floor === null ? null : `${record.floor}F`],
    ['position', record.position],
    ['device', deviceOf(record)],
    ['fireHost', fireHostOf(record)],
    ['type', [record.measuringPoint, record.alarmType].filter(unique).join(' · ')],
    ['time', time],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ id, value }] : []))
}

function deviceOf(record: AbnormalRecord): string {
  return [record.equipmentType ?? record.series, record.sensorNumber].filter(Boolean).join(' · ')
}

function fireHostOf({ kind, fireHostId, loop, address }: AbnormalRecord): string | null {
  if (kind !== RECORD_KIND.fireHost) return null
  return `${fireHostId ?? '—'} / ${loop ?? '—'}-${address ?? '—'}`
}

/** A device may call the point and the alarm by the same word: said once. */
function unique(text: string | null, index: number, all: (string | null)[]): boolean {
  return text !== null && text !== '' && all.indexOf(text) === index
}
