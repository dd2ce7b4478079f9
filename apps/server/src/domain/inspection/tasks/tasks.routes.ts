import { Hono, type Context } from 'hono'
import { looseObject } from 'valibot'

import type { AppEnv } from '../../../http/app-env'
import { ok } from '../../../http/envelope'
import { BusinessError } from '../../../http/errors'
import { jsonBody } from '../../../http/parameters'
import { demandInput } from '../../../http/resource/input'
import { asData, asTable } from '../../../http/responses'
import { writeWork } from '../../../http/write-work'
import type { ServerDeps } from '../../../server-deps'
import { zhCN } from '../inspection.messages'
import { factsOfLabel } from '../results/label.queries'
import { resultInput, skipInput } from '../results/submit-input'
import { markSkipped, pointOfTask } from '../results/submit.queries'
import { submitResult, type Submitted } from '../results/submit-result'
import { ownTasks } from './own-tasks.queries'
import { pageOfTasks, taskWithPoints } from './tasks.queries'

/** `/api/device/deviceInspectionTasks`: tasks, those of an inspector, and what he sends of them (contract device §19.4, §19.5, ADR 48). */
export function inspectionTaskRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  const now = () => new Date(clock.now())
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => pageOfTasks(tx, scope, c, now())))
    .get('/get', asData((tx, scope, c) => taskWithPoints(tx, scope, c, now())))
    .get('/mine', asData((tx, scope, c) => ownTasks(tx, scope, c.get('session'), now())))
    .get('/getByFacilitiesNo', asData(factsOfLabel))
    .post('/submit', async (c) => ok(c, await submit(c, clock)))
    .post('/skip', async (c) => ok(c, await skip(c, clock)))
}

async function submit(c: Context<AppEnv>, clock: ServerDeps['clock']): Promise<Submitted> {
  const input = demandInput(resultInput, await jsonBody(c, looseObject({})))
  let outcome: Submitted | undefined
  await writeWork(c, clock, 'inspectionResult', (write) => submitResult(write, input, (told) => (outcome = told)))
  if (!outcome) throw new Error('the result was neither written nor known')
  return outcome
}

async function skip(c: Context<AppEnv>, clock: ServerDeps['clock']): Promise<void> {
  const { taskPointId, problemDescription } = demandInput(skipInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, 'inspectionResult', async ({ tx, scope, session }) => {
    const point = await pointOfTask(tx, scope.tenantId, taskPointId)
    if (!point) throw new BusinessError(zhCN.notSkippable)
    if (point.personIds.length > 0 && !point.personIds.includes(session.userId)) throw new BusinessError(zhCN.notYours)
    // sent again, or checked meanwhile
    if (point.skipReason === problemDescription || point.doneAt !== null) return []
    await markSkipped(tx, taskPointId, problemDescription)
    return [{ act: 'skip', id: taskPointId, before: null, after: { facilitiesNo: point.number, problemDescription } }]
  })
}
