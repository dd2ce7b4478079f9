import { NOTICE_STATE } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { MAX_LIMIT, parametersOf } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { zhCN } from './notice.messages'
import { addressesOf, beginAgain, findDeliveries } from './notice-log.queries'
import { firstState } from './plan-notices'

const RETRIED: readonly string[] = [NOTICE_STATE.failed, NOTICE_STATE.unconfigured]

/**
 * Another round of tries for notices that have failed or had no adapter, to the number and address that the person has now. Who was stopped or deleted
 * since is told nothing, and a test is tried again by its own person only.
 */
export async function retryNotices({ clock, senders }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const ids = [...new Set(((await parametersOf(c)).id ?? '').split(',').map((id) => idOf(id.trim())))]
  if (ids.length > MAX_LIMIT) throw new ParameterError(httpWords.badParameter, 'id')
  await writeWork(c, clock, 'notice', async ({ tx, scope, session, now }) => {
    const found = await findDeliveries(tx, scope, ids)
    if (found.length < ids.length) throw new BusinessError(httpWords.gone)
    if (!found.every(({ delivery: { state, userId } }) => RETRIED.includes(state) && userId !== null)) throw new BusinessError(zhCN.noWaiting)
    if (found.some(({ delivery: { userId }, notice: { isTest } }) => isTest && userId !== session.userId)) throw new BusinessError(zhCN.testOfAnother)
    const people = await addressesOf(tx, scope.tenantId, found.map(({ delivery }) => delivery.userId ?? ''))
    for (const { delivery } of found) {
      const person = people.find(({ id }) => id === delivery.userId)
      if (!person) throw new BusinessError(zhCN.personGone(delivery.name ?? delivery.username ?? ''))
      const { username, name, mobilePhone, email } = person
      const to = { username, name, mobilePhone, email }
      const state = delivery.method === null ? {} : { reason: null, ...firstState(to, delivery.method, senders) }
      await beginAgain(tx, delivery.id, { ...to, ...state, dueAt: now })
    }
    return found.map(({ delivery: { id, username, method, state, reason } }) => ({ act: 'retry', id, before: { username, method, state, reason }, after: { username, method } }))
  })
}
