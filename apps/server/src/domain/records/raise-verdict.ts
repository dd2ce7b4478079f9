import { VERDICT } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import { appendPushes } from '../../alarms/alarm-stream.queries'
import type { Db } from '../../db/database'
import type { AppEnv, Session } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError, NotFoundError } from '../../http/errors'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { raisedPush } from '../ingestion/write/push-payload'
import type { DataScope } from '../menus/data-scope'
import { recordParameters, refuseJudged } from './confirm'
import { keepAttempt, type Judged } from './judge.queries'
import { canRaise, lockJudged, storeRaised, type JudgedKind, type JudgedRecord } from './raise-verdict.queries'
import { zhCN } from './records.messages'

type RaiseOutcome = { outcome: 'raised' | 'repeated'; from: JudgedRecord['verdict'] } | { outcome: 'conflict'; first: Judged }

/**
 * raiseVerdict (additive, domain 28): a fire that was judged to be a test or a false alarm becomes a real fire. Nothing is
 * ever lowered. The record is locked, so that of any number of concurrent calls exactly one succeeds; the same person again
 * is accepted and changes nothing, so that a retry after a lost response is safe.
 */
export function raiseVerdictWith({ clock }: ServerDeps, kind: JudgedKind) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { id } = await recordParameters(c)
    const session = c.get('session')
    const now = clock.now()
    const result = await tenantWork(c, async (tx, scope) => {
      const raised = await raiseVerdict(tx, scope, session, { kind, id }, new Date(now))
      await writeAudit(tx, c, now, {
        action: 'record.raiseVerdict',
        result: raised.outcome === 'conflict' ? 'refused' : 'ok',
        userId: session.userId,
        tenantId: session.tenantId,
        detail: { kind, id, outcome: raised.outcome, ...(raised.outcome === 'conflict' ? {} : { from: raised.from }) },
      })
      return raised
    })
    return result.outcome === 'conflict' ? refuseJudged(result.first) : ok(c)
  }
}

async function raiseVerdict(tx: Db, scope: DataScope, session: Session, { kind, id }: { kind: JudgedKind; id: number }, now: Date): Promise<RaiseOutcome> {
  const record = await lockJudged(tx, scope, kind, id)
  if (!record) throw new NotFoundError(zhCN.unknownRecord)
  const result = outcomeFor(record, session)
  await keepAttempt(tx, session, { kind, id, verdict: VERDICT.realFire }, result.outcome, now)
  if (result.outcome === 'raised') {
    await storeRaised(tx, kind, id, session.username, now)
    await appendPushes(tx, session.tenantId, [raisedPush({ kind, id, person: session.username, time: now.getTime(), from: result.from, record })], now)
  }
  return result
}

function outcomeFor(record: JudgedRecord, { username }: Session): RaiseOutcome {
  const { verdict, handlePerson, handledAt } = record
  if (canRaise(record)) return { outcome: 'raised', from: verdict }
  if (verdict !== VERDICT.realFire || handlePerson === null) throw new BusinessError(zhCN.cannotRaise)
  if (handlePerson === username) return { outcome: 'repeated', from: verdict }
  return { outcome: 'conflict', first: { person: handlePerson, time: handledAt ?? new Date(0), verdict } }
}
