import { and, eq, isNull } from 'drizzle-orm'

import { VERDICT, type RecordKind, type Verdict } from '@smart-fire/api-client/wire'

import { appendPushes } from '../../alarms/alarm-stream'
import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords, verdictHistory } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { ServerError } from '../../http/errors'
import { handledPush } from '../ingestion/push-payload'
import type { DataScope } from '../menus/data-scope'
import { inScope, dataScopeOf } from '../menus/data-scope.queries'
import { zhCN } from './records.messages'

export interface Judgement {
  kind: RecordKind
  id: number
  /** null: the record is handled and its verdict, if it has one, stays */
  verdict: Verdict | null
}

/** Who has judged a record, when, and as what. */
export interface Judged {
  person: string
  time: Date
  verdict: Verdict | null
}

export type JudgeOutcome = { outcome: 'accepted' | 'repeated' } | { outcome: 'conflict'; first: Judged }

/**
 * The first verdict wins (domain 4): one conditional update decides, so that of any number of concurrent calls exactly
 * one succeeds. A record that its device has closed by recovering has no verdict yet and can still get one.
 */
export async function judge(tx: Db, session: Session, judgement: Judgement, now: Date): Promise<JudgeOutcome> {
  const { outcome, channelId } = await decide(tx, session, await dataScopeOf(tx, session), judgement, now)
  await tx.insert(verdictHistory).values({
    tenantId: session.tenantId,
    kind: judgement.kind,
    recordId: judgement.id,
    outcome: outcome.outcome,
    verdict: judgement.verdict,
    userId: session.userId,
    username: session.username,
    at: now,
  })
  if (outcome.outcome === 'accepted') {
    const push = handledPush({ ...judgement, channelId, person: session.username, time: now.getTime() })
    await appendPushes(tx, session.tenantId, [push], now)
  }
  return outcome
}

async function decide(
  tx: Db,
  session: Session,
  scope: DataScope,
  judgement: Judgement,
  now: Date,
): Promise<{ outcome: JudgeOutcome; channelId: number | null }> {
  const claimed = await claim(tx, session, scope, judgement, now)
  if (claimed) return { outcome: { outcome: 'accepted' }, channelId: claimed.channelId }
  const first = await readJudged(tx, scope, judgement)
  if (!first) throw new ServerError(zhCN.unknownRecord)
  const isSame = first.person === session.username && (judgement.verdict === null || judgement.verdict === first.verdict)
  return { outcome: isSame ? { outcome: 'repeated' } : { outcome: 'conflict', first }, channelId: null }
}

/** The record, for the one call that finds it without a person. */
async function claim(
  tx: Db,
  { username }: Session,
  scope: DataScope,
  { kind, id, verdict }: Judgement,
  now: Date,
): Promise<{ channelId: number } | undefined> {
  const handled = { handled: true, handlePerson: username, handledAt: now }
  const judged = verdict === null ? {} : { verdict }
  switch (kind) {
    case 'general': {
      const t = generalRecords
      const confirmed = { confirmPerson: username, confirmedAt: now }
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set({ ...handled, ...confirmed, ...judged }).where(where).returning({ channelId: t.channelId }))[0]
    }
    case 'hydrant': {
      const t = hydrantRecords
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set(handled).where(where).returning({ channelId: t.channelId }))[0]
    }
    case 'fireHost': {
      const t = fireHostRecords
      const where = and(named(t, scope, id), isNull(t.handlePerson))
      return (await tx.update(t).set({ ...handled, ...judged }).where(where).returning({ channelId: t.channelId }))[0]
    }
    default:
      return kind satisfies never
  }
}

/** The record of this id, when the caller may see it. */
function named(t: typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords, scope: DataScope, id: number) {
  return and(eq(t.id, id), inScope(t, scope))
}

async function readJudged(tx: Db, scope: DataScope, { kind, id }: Judgement): Promise<Judged | null> {
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

export function isVerdict(text: string | undefined): text is Verdict {
  return Object.values<string | undefined>(VERDICT).includes(text)
}
