import { NOTICE_TYPE, type NoticeType } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { nullish, object, picklist, string } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { FieldError } from '../../http/errors'
import { idList } from '../../http/filters'
import { jsonBody } from '../../http/parameters'
import { asData, asTable } from '../../http/responses'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { zhCN } from './notice.messages'
import { demandType } from './notice-settings.queries'
import { candidates, pageOfRecipients, recipientsOf, replaceRecipients, usersOf } from './recipients.queries'

const batchBody = object({ noticeType: picklist(Object.values(NOTICE_TYPE)), userIds: nullish(string(), '') })

/** `/api/device/deviceMessageRecipients`: who is told of alarms and faults outside the watch desk (contract device §15.4). */
export function recipientRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pagelist', asTable((tx, { tenantId }, c) => pageOfRecipients(tx, tenantId, c)))
    .get('/findByMeassage', asData((tx, { tenantId }, c) => candidates(tx, tenantId, c)))
    .post('/addBatch', async (c) => {
      const { noticeType, userIds } = await jsonBody(c, batchBody)
      const wanted = idList(userIds)
      await changeRecipients(deps, c, noticeType, () => wanted)
      return ok(c)
    })
    .get('/delete', async (c) => {
      const type = demandType(c.req.query('noticeType'))
      const gone = (c.req.query('id') ?? '').split(',').map((id) => id.trim())
      await changeRecipients(deps, c, type, (ids) => {
        if (!gone.every((id) => ids.includes(id))) throw new FieldError('id', zhCN.recipientUnknown)
        return ids.filter((id) => !gone.includes(id))
      })
      return ok(c)
    })
}

/** Replaces the recipients of a type by what `change` makes of them; users of other tenants are as unknown. */
function changeRecipients({ clock }: ServerDeps, c: Context<AppEnv>, type: NoticeType, change: (ids: string[]) => string[]): Promise<void> {
  return writeWork(c, clock, 'noticeRecipient', async ({ tx, scope: { tenantId } }) => {
    const before = await recipientsOf(tx, tenantId, type)
    const wanted = change(before.map(({ id }) => id))
    const known = await usersOf(tx, tenantId, wanted)
    if (known.length < wanted.length) throw new FieldError('userIds', zhCN.recipientUnknown)
    await replaceRecipients(tx, tenantId, type, wanted)
    const usernames = (people: readonly { username: string }[]) => ({ noticeType: type, users: people.map(({ username }) => username) })
    return [{ act: 'update', id: type, before: usernames(before), after: usernames(known) }]
  })
}
