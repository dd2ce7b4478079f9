import { RECORD_CATEGORY, VERDICT, type RecordKind, type Verdict } from '@smart-fire/api-client/wire'
import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

/** The kinds of record that have a verdict: hydrants have faults only. */
export type JudgedKind = Exclude<RecordKind, 'hydrant'>

/** How a record was judged, and where it is. */
export interface JudgedRecord {
  category: '0' | '1'
  verdict: Verdict | null
  handlePerson: string | null
  handledAt: Date | null
  channelId: number
  buildingId: number | null
  buildingName: string | null
  floor: number | null
  position: string | null
}

/** Whether a verdict may be raised to a real fire (domain 28): a person has judged a fire to be a test or a false alarm. */
export function canRaise({ category, verdict, handlePerson }: Pick<JudgedRecord, 'category' | 'verdict' | 'handlePerson'>): boolean {
  const isLower = verdict === VERDICT.falseAlarm || verdict === VERDICT.fireTest
  return category === RECORD_CATEGORY.fire && handlePerson !== null && isLower
}

/** Reads the record and locks it until the end of the transaction; undefined when the caller may not see it. */
export async function lockJudged(tx: Db, scope: DataScope, kind: JudgedKind, id: number): Promise<JudgedRecord | undefined> {
  const t = tableOf(kind)
  const [row] = await tx
    .select({
      category: t.category,
      verdict: t.verdict,
      handlePerson: t.handlePerson,
      handledAt: t.handledAt,
      channelId: t.channelId,
      buildingId: t.buildingId,
      buildingName: t.buildingName,
      floor: t.floor,
      position: t.position,
    })
    .from(t)
    .where(and(eq(t.id, id), inScope(t, scope)))
    .for('update')
  return row
}

/** The verdict that counts from now on, with the person who raised it. */
export async function storeRaised(tx: Db, kind: JudgedKind, id: number, person: string, now: Date): Promise<void> {
  const raised = { verdict: VERDICT.realFire, handlePerson: person, handledAt: now }
  if (kind === 'general') {
    await tx.update(generalRecords).set({ ...raised, confirmPerson: person, confirmedAt: now }).where(eq(generalRecords.id, id))
  } else {
    await tx.update(fireHostRecords).set(raised).where(eq(fireHostRecords.id, id))
  }
}

const tableOf = (kind: JudgedKind) => (kind === 'general' ? generalRecords : fireHostRecords)
