import { appendPushes } from '../../../alarms/alarm-stream.queries'
import type { Db } from '../../../db/database'
import { OFFLINE_POINT } from '../assess/assess-report'
import { hostSubject } from '../subject/host-subject'
import { readHostPlaces } from '../subject/hosts.queries'
import { unique } from '../unique'
import { alarmPush } from '../write/push-payload'
import { insertRecords } from '../write/record-writer.queries'
import { lockSilentHosts, saveSilentHosts, type SilenceCheck } from './silence.queries'

export const HOST_BATCH = 100
/** Time without any report after which a fire host counts as silent (contract device §14.1). */
const HOST_SILENT_AFTER_S = 86_400
const OFFLINE = { code: OFFLINE_POINT, value: null, status: 'offline', type: '主机离线', facts: undefined } as const

/**
 * Marks up to a batch of silent fire hosts: their points are offline, but for those in alarm, with one record and one push for each
 * host. The points of a host do not report by themselves, so its silence is theirs.
 */
export async function markSilentHosts(tx: Db, check: SilenceCheck): Promise<number> {
  const { now } = check
  const silent = await lockSilentHosts(tx, check, HOST_SILENT_AFTER_S, HOST_BATCH)
  if (silent.length === 0) return 0
  await saveSilentHosts(tx, silent.map(({ id }) => id), now)
  const subjects = silent.map((host) => hostSubject({ ...host, states: {} }))
  await readHostPlaces(tx, subjects)
  const refs = await insertRecords(tx, subjects.map((subject) => ({ subject, at: now, receivedAt: now, stampedAt: null, ...OFFLINE })))
  for (const tenantId of unique(subjects.map((subject) => subject.tenantId)).sort()) {
    const bodies = subjects
      .filter((subject) => subject.tenantId === tenantId)
      .map((subject) => {
        const recordIds = refs.filter((ref) => ref.subjectId === subject.id).map((ref) => ref.id)
        return alarmPush({ subject, at: now, points: [OFFLINE], recordIds, repeat: null, admin: undefined })
      })
    await appendPushes(tx, tenantId, bodies, new Date(now))
  }
  return silent.length
}
