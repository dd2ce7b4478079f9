import type { RecordKind, Verdict } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError, ServerError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import { wireTime } from '../../http/wire-time'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { isVerdict, judge } from './judge'
import type { Judged } from './judge.queries'
import { zhCN } from './records.messages'

/** Reads the `flag` parameter of a call: a verdict, or null for none. */
type ReadFlag = (flag: string | undefined) => Verdict | null

/** affirmFire of the general table: "1", "2" or "0" (contract device 11.2). */
export const demandVerdict: ReadFlag = (flag) => {
  if (flag === undefined) throw new ServerError(httpWords.parameterRequired)
  if (!isVerdict(flag)) throw new BusinessError(zhCN.unknownVerdict)
  return flag
}

/** affirmFire of the fire host table: present, but may be empty, which leaves the verdict as it is (contract device 13). */
export const demandFlag: ReadFlag = (flag) => (flag === '' ? null : demandVerdict(flag))

/** affirmHandle of the general table: a `flag` is ignored, "0" is stored (contract device 11.2). */
export const noVerdict: ReadFlag = () => '0'

/** affirmHandle of the hydrant table: nothing but the person and the time (contract device 12). */
export const handledOnly: ReadFlag = () => null

export function confirmWith({ clock }: ServerDeps, kind: RecordKind, readFlag: ReadFlag) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { id, flag } = await recordParameters(c)
    const judgement = { kind, id, verdict: readFlag(flag) }
    const session = c.get('session')
    const now = clock.now()
    const result = await tenantWork(c, async (tx, scope) => {
      const judged = await judge(tx, scope, session, judgement, new Date(now))
      await writeAudit(tx, c, now, {
        action: 'record.confirm',
        result: judged.outcome === 'conflict' ? 'refused' : 'ok',
        userId: session.userId,
        tenantId: session.tenantId,
        detail: { ...judgement, outcome: judged.outcome },
      })
      return judged
    })
    return result.outcome === 'conflict' ? refuseJudged(result.first) : ok(c)
  }
}

/** The id of the record that a call judges, and its other parameters. */
export async function recordParameters(c: Context<AppEnv>): Promise<{ id: number; flag: string | undefined }> {
  const { id, flag } = await parametersOf(c)
  if (!id?.trim()) throw new ServerError(httpWords.parameterRequired)
  return { id: idOf(id), flag }
}

/** Refuses a verdict because another one counts, and names it (domain 4). */
export function refuseJudged({ person, time, verdict }: Judged): never {
  const at = wireTime(time)
  throw new BusinessError(zhCN.alreadyHandled(person, at), { person, time: at, verdict })
}
