import type { RecordKind, Verdict } from '@smart-fire/api-client/wire'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords, verdictHistory } from '../../db/schema'
import type { Session } from '../../http/app-env'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

export interface Judgement {
  kind: RecordKind
  id: number
  /** null: the record is handled without one */
  verdict: Verdict | null
}

/** Where a record is: it decides who is told of it. */
export interface RecordPlace {
  channelId: number
  buildingId: number | null
  hydrantId: number | null
}

const inBuilding = (t: typeof generalRecords | typeof fireHostRecords) => ({ channelId: t.channelId, buildingId: t.buildingId, hydrantId: sql<null>`null` })

/** How a record was judged, by whom and when. */
export interface Judged {
  person: string
  time: Date
  verdict: Verdict | null
}

/** Marks the record as judged by this user; undefined when another judgement came first, or the record is not in scope. */
export async function claim(
  tx: Db,
  { username }: Session,
  scope: DataScope,
  { kind, id, verdict }: Judgement,
  now: Date,
): Promise<RecordPlace | undefined> {
  const handled = { handled: true, handlePerson: username, handledAt: now }
  switch (kind) {
    case 'general': {
      const t = generalRecords
      const confirmed = { confirmPerson: username, confirmedAt: now }
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set({ ...handled, ...confirmed, verdict }).where(where).returning(inBuilding(t)))[0]
    }
    case 'hydrant': {
      const t = hydrantRecords
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set(handled).where(where).returning({ channelId: t.channelId, buildingId: sql<null>`null`, hydrantId: t.hydrantId }))[0]
    }
    case 'fireHost': {
      const t = fireHostRecords
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set({ ...handled, verdict }).where(where).returning(inBuilding(t)))[0]
    }
    default:
      return kind satisfies never
  }
}

/** The record of this id, when the caller may see it. */
function named(t: typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords, scope: DataScope, id: number) {
  return and(eq(t.id, id), inScope(t, scope))
}

export async function readJudged(tx: Db, scope: DataScope, { kind, id }: Judgement): Promise<Judged | null> {
  if (kind === 'hydrant') {
    const t = hydrantRecords
    const [row] = await tx.select().from(t).where(named(t, scope, id))
    return row ? { person: row.handlePerson ?? '', time: row.handledAt ?? new Date(0), verdict: null } : null
  }
  const t = kind === 'general' ? generalRecords : fireHostRecords
  const [row] = await tx
    .select({ person: t.handlePerson, time: t.handledAt, verdict: t.verdict })
    .from(t)
    .where(named(t, scope, id))
  return row ? { person: row.person ?? '', time: row.time ?? new Date(0), verdict: row.verdict } : null
}

/** Adds an attempt to the history, the refused ones too (trust R17). */
export async function keepAttempt(
  tx: Db,
  session: Session,
  { kind, id, verdict }: Judgement,
  outcome: typeof verdictHistory.$inferInsert['outcome'],
  at: Date,
): Promise<void> {
  const { tenantId, userId, username } = session
  await tx.insert(verdictHistory).values({ tenantId, kind, recordId: id, outcome, verdict, userId, username, at })
}
