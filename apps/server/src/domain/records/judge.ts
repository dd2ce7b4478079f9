import { VERDICT, type Verdict } from '@smart-fire/api-client/wire'

import { appendPushes } from '../../alarms/alarm-stream.queries'
import type { Db } from '../../db/database'
import type { Session } from '../../http/app-env'
import { NotFoundError } from '../../http/errors'
import { handledPush } from '../ingestion/write/push-payload'
import type { DataScope } from '../menus/data-scope'
import { claim, keepAttempt, readJudged, type Judged, type Judgement, type RecordPlace } from './judge.queries'
import { zhCN } from './records.messages'

export type JudgeOutcome = { outcome: 'accepted' | 'repeated' } | { outcome: 'conflict'; first: Judged }

/**
 * The first verdict wins (domain 4): one conditional update decides, so that of any number of concurrent calls exactly
 * one succeeds. A record that the recovery of its device has closed has no verdict yet and can still get one.
 */
export async function judge(tx: Db, scope: DataScope, session: Session, judgement: Judgement, now: Date): Promise<JudgeOutcome> {
  const { outcome, place } = await decide(tx, session, scope, judgement, now)
  await keepAttempt(tx, session, judgement, outcome.outcome, now)
  if (place) {
    const push = handledPush({ ...judgement, ...place, person: session.username, time: now.getTime() })
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
): Promise<{ outcome: JudgeOutcome; place?: RecordPlace }> {
  const claimed = await claim(tx, session, scope, judgement, now)
  if (claimed) return { outcome: { outcome: 'accepted' }, place: claimed }
  const first = await readJudged(tx, scope, judgement)
  if (!first) throw new NotFoundError(zhCN.unknownRecord)
  const isSame = first.person === session.username && (judgement.verdict === null || judgement.verdict === first.verdict)
  return { outcome: isSame ? { outcome: 'repeated' } : { outcome: 'conflict', first } }
}

export function isVerdict(text: string | undefined): text is Verdict {
  return Object.values<string | undefined>(VERDICT).includes(text)
}
