import { appendPushes } from '../../../alarms/alarm-stream.queries'
import type { Db } from '../../../db/database'
import { OFFLINE_POINT } from '../assess/assess-report'
import { lockSilentDevices, saveStates } from '../subject/subjects.queries'
import { unique } from '../unique'
import { alarmPush } from '../write/push-payload'
import { insertRecords } from '../write/record-writer.queries'
import type { SilenceCheck } from './silence.queries'

export const SILENT_BATCH = 500

/**
 * Marks up to a batch of silent devices: status offline, record 离线 and push (contract device §14.1). A device in alarm keeps its
 * status, because an alarm is worse than offline.
 */
export async function markSilentDevices(tx: Db, check: SilenceCheck): Promise<number> {
  const { now } = check
  const silent = await lockSilentDevices(tx, check, SILENT_BATCH)
  const states = silent.map((subject) => {
    const known = { ...subject.watched, silentAt: now, heardAt: null }
    return { subject, state: known.status === 'alarm' ? known : { ...known, status: 'offline' as const, statusAt: now } }
  })
  await saveStates(tx, states)
  const offline = { code: OFFLINE_POINT, value: null, status: 'offline' as const, type: '离线', facts: undefined }
  const refs = await insertRecords(tx, silent.map((subject) => ({ subject, at: now, receivedAt: now, stampedAt: null, ...offline })))
  for (const tenantId of unique(silent.map((subject) => subject.tenantId)).sort()) {
    const bodies = silent
      .filter((subject) => subject.tenantId === tenantId)
      .map((subject) => {
        const recordIds = refs.filter((ref) => ref.subjectId === subject.id && ref.kind === subject.kind).map((ref) => ref.id)
        return alarmPush({ subject, at: now, points: [offline], recordIds, repeat: null, admin: undefined })
      })
    await appendPushes(tx, tenantId, bodies, new Date(now))
  }
  return silent.length
}
