import type { Context } from 'hono'
import { looseObject, safeParse } from 'valibot'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { ServerError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import { removalInput } from './plan-editor.input'
import { clearMarks, removePlans } from './plan-editor.queries'
import { FLOOR_PLAN } from './seen-plan'

/**
 * `deviceFloorLayout/deleteImage` (contract device §7): removes the plan of a floor and the marks on it, those of fire hosts included. A
 * missing key, or a floor without a plan, is `param_required`. A draft of the floor stays.
 */
export async function deleteImage(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { success, output } = safeParse(removalInput, await jsonBody(c, looseObject({})))
  if (!success) throw new ServerError(httpWords.parameterRequired)
  await writeWork(c, clock, FLOOR_PLAN, async ({ tx, scope, author, now }) => {
    const plans = await removePlans(tx, scope, output, author, now)
    if (plans === 0) throw new ServerError(httpWords.parameterRequired)
    const marks = await clearMarks(tx, scope, output, author, now)
    return [{ act: 'remove', id: `${output.buildingId}:${output.floor}`, before: { ...output, plans, marks }, after: null }]
  })
}
