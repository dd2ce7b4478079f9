import { NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import { nullish, number, object, pipe, string, transform, union } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { FieldError } from '../../http/errors'
import { demandId, idList, idOf } from '../../http/filters'
import { jsonBody } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { asData } from '../../http/responses'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { demandRule } from './find-rule.queries'
import { zhCN } from './notice.messages'
import { usersOf } from './recipients.queries'
import { replaceUsersOfRule, usersOfRule, type BoundUser } from './rule-users.queries'

const userIds = pipe(nullish(string(), ''), transform((ids) => idList(ids)))
const usersBody = object({ noticeRuleId: union([string(), number()]), alarmUserIds: userIds, faultUserIds: userIds, version: nullish(union([string(), number()])) })

/**
 * `/api/datahandler/noticeRuleUser`: the people of a push rule, read and written as a whole (ADR 3). The platform binds them one by one
 * with `configNoticeRuleForUser`.
 */
export function ruleUserRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/ofRule', asData(async (tx, scope, c) => {
      const rule = await demandRule(tx, scope, demandId(c, 'noticeRuleId'))
      const people = await usersOfRule(tx, rule)
      return { version: rule.version, alarmUsers: ofType(people, NOTICE_TYPE.alarm), faultUsers: ofType(people, NOTICE_TYPE.fault) }
    }))
    .post('/setOfRule', async (c) => {
      const { noticeRuleId, alarmUserIds, faultUserIds, version } = await jsonBody(c, usersBody)
      await writeWork(c, clock, 'noticeRule', async ({ tx, scope, author, now }) => {
        const rule = await demandRule(tx, scope, idOf(String(noticeRuleId)))
        checkVersion(rule, version)
        const wanted = { [NOTICE_TYPE.alarm]: alarmUserIds, [NOTICE_TYPE.fault]: faultUserIds } as const
        for (const [field, ids] of [['alarmUserIds', alarmUserIds], ['faultUserIds', faultUserIds]] as const) {
          if ((await usersOf(tx, scope.tenantId, ids)).length < ids.length) throw new FieldError(field, zhCN.recipientUnknown)
        }
        const before = await usersOfRule(tx, rule)
        await replaceUsersOfRule(tx, rule, wanted, { updatedBy: author, updatedAt: now })
        const named = (people: readonly BoundUser[]) => ({
          ruleName: rule.name, alarmUsers: ofType(people, NOTICE_TYPE.alarm).map(({ username }) => username), faultUsers: ofType(people, NOTICE_TYPE.fault).map(({ username }) => username),
        })
        return [{ act: 'users', id: rule.id, before: named(before), after: named(await usersOfRule(tx, rule)) }]
      })
      return ok(c)
    })
}

const ofType = (people: readonly BoundUser[], wanted: BoundUser['type']) => people.filter(({ type }) => type === wanted).map(({ id, username, name }) => ({ id, username, name }))
