import { NOTICE_TYPE, type RecordKind } from '@smart-fire/api-client/wire'

import type { NoticeFacts } from '../../db/schema'
import { UNJUDGED_LEVEL } from '../ingestion/assess/warning-level'
import type { OutboxRow } from './outbox.queries'

/** What a notice takes from a new record (`ingestion`). */
export interface RecordedAlarm {
  subject: {
    kind: RecordKind
    id: number
    tenantId: string
    channelId: number
    buildingName: string | null
    hydrantName: string | null
    hostName: string | null
    floor: number | null
    position: string | null
    sensorNumber: string | null
    loop: string | null
    address: string | null
    equipmentType: string | null
    series: string | null
  }
  at: number
  status: 'alarm' | 'fault' | 'offline'
  type: string
  value: number | null
  facts: { unit: string } | undefined
  level?: { id: number; name: string } | null
}

/** The row of a new record in the outbox. A device that is offline counts as a fault (contract admin 6.2). */
export function outboxRow(recordId: number, record: RecordedAlarm): Omit<OutboxRow, 'id'> {
  const { subject: { kind, id: subjectId, tenantId, channelId }, status } = record
  return { tenantId, type: status === 'alarm' ? NOTICE_TYPE.alarm : NOTICE_TYPE.fault, kind, recordId, channelId, subjectId, facts: factsOf(record) }
}

function factsOf({ subject, at, type, value, facts, level }: RecordedAlarm): NoticeFacts {
  const wired = [subject.loop, subject.address].filter((part) => part !== null && part !== '').join('-')
  return {
    at,
    place: subject.buildingName ?? subject.hydrantName ?? subject.hostName,
    floor: subject.floor,
    position: subject.position,
    device: subject.sensorNumber ?? (wired === '' ? subject.hostName : wired),
    series: subject.equipmentType ?? subject.series,
    alarm: type,
    level: level?.name ?? UNJUDGED_LEVEL,
    levelId: level?.id ?? null,
    value: value === null ? null : `${rounded(value)}${facts?.unit ?? ''}`,
  }
}

const DIGITS = 3

/** Three decimals, as the console writes a value; a smaller one keeps two digits: it is not 0. */
function rounded(value: number): number {
  const short = Number(value.toFixed(DIGITS))
  return short === 0 ? Number(value.toPrecision(2)) : short
}
