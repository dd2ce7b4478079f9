import type { Context } from 'hono'

import { appendPushes } from '../../alarms/alarm-stream.queries'
import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { idList, idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import { findWarnings, markHandled, warningRow } from './early-warnings.queries'
import { warningPushes } from './warning-pushes.queries'

/** POST updateBatch (form `ids`): marks warnings as handled, all or none. One that is handled already keeps its person; an unknown one is refused. */
export async function handleWarnings(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { ids: given } = await parametersOf(c)
  const ids = [...new Set(idList(given).map(idOf))]
  if (ids.length === 0) throw new ParameterError(httpWords.required, 'ids')
  await writeWork(c, clock, 'earlyWarning', async ({ tx, scope, session, now }) => {
    const before = new Map((await findWarnings(tx, scope, ids)).map((row) => [row.id, row]))
    if (before.size < ids.length) throw new BusinessError(httpWords.gone)
    const handled = await markHandled(tx, ids, session.username, now)
    await appendPushes(tx, scope.tenantId, (await warningPushes(tx, handled.map(({ id }) => id))).map(({ body }) => body), now)
    return handled.map((after) => {
      const row = before.get(after.id)
      return { act: 'confirm', id: after.id, before: row ? warningRow(row) : null, after: warningRow(after) }
    })
  })
}
