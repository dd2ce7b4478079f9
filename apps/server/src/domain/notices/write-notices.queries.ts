import type { Db } from '../../db/database'
import { inParts } from '../../db/in-parts'
import { noticeDeliveries, noticeRecords, notices } from '../../db/schema'
import type { OutboxRow } from './outbox.queries'

export type NewDelivery = Omit<typeof noticeDeliveries.$inferInsert, 'noticeId' | 'tenantId' | 'createdAt'>

/** A message with the records that it is about and its deliveries. */
export interface NewNotice extends Pick<typeof notices.$inferSelect, 'tenantId' | 'type' | 'channelId' | 'isTest' | 'facts' | 'content'> {
  about: readonly Pick<OutboxRow, 'kind' | 'recordId' | 'subjectId'>[]
  deliveries: readonly NewDelivery[]
}

/** Writes messages with their deliveries; gives the ids of the deliveries in their order. */
export async function insertNotices(tx: Db, planned: readonly NewNotice[], createdAt: Date): Promise<number[]> {
  if (planned.length === 0) return []
  const made = await inParts(planned, (part) =>
    tx.insert(notices).values(part.map(({ about, deliveries: _none, ...notice }) => ({ ...notice, records: Math.max(1, about.length), createdAt }))).returning({ id: notices.id }))
  const withIds = planned.flatMap((notice, index) => {
    const id = made[index]?.id
    return id === undefined ? [] : [{ ...notice, noticeId: id }]
  })
  const about = withIds.flatMap(({ noticeId, about: records }) => records.map(({ kind, recordId, subjectId }) => ({ noticeId, kind, recordId, subjectId })))
  await inParts(about, (part) => tx.insert(noticeRecords).values(part).returning({ id: noticeRecords.noticeId }))
  const deliveries = withIds.flatMap(({ noticeId, tenantId, deliveries: own }) => own.map((delivery) => ({ ...delivery, noticeId, tenantId, createdAt })))
  const rows = await inParts(deliveries, (part) => tx.insert(noticeDeliveries).values(part).returning({ id: noticeDeliveries.id }))
  return rows.map(({ id }) => id)
}
