import { NOTICE_TEXT_LENGTH, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import { looseObject, nullish, number, object, picklist, pipe, string, transform, union } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { FieldError } from '../../http/errors'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { optionalText } from '../../http/resource/text'
import { checkVersion } from '../../http/resource/version'
import { asBare, asData } from '../../http/responses'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { zhCN } from './notice.messages'
import { demandType, METHODS, readSetting, writeSetting } from './notice-settings.queries'
import { defaultText, unknownVariables } from './notice-text'
import { sendTest } from './send-test'

const methodNames = METHODS.map((id) => ({ id: Number(id), notice: zhCN.methods[id] }))

const ids = pipe(nullish(string(), ''), transform((text) => METHODS.filter((method) => text.split(',').some((id) => id.trim() === method))))
const settingBody = object({ noticeType: picklist(Object.values(NOTICE_TYPE)), ids, text: optionalText(NOTICE_TEXT_LENGTH), version: nullish(union([string(), number()])) })
const testBody = object({ noticeType: picklist(Object.values(NOTICE_TYPE)), method: picklist(METHODS) })

/** `/api/device/deviceNotice`: the methods that exist (contract device §15.4). */
export function noticeMethodRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/getAll', asBare(async () => methodNames))
}

/** `/api/device/deviceMessageNotice`: by which methods people are told, and in which words (contract device §15.4; the words are additive, ADR 3). */
export function noticeSettingRoutes(deps: ServerDeps): Hono<AppEnv> {
  const { clock, senders } = deps
  return new Hono<AppEnv>()
    .get('/selectByNoticeType', asData(async (tx, { tenantId }, c) => {
      const type = demandType(c.req.query('noticeType'))
      const { methods, text, version } = await readSetting(tx, tenantId, type)
      const notice = METHODS.map((id) => ({ id: Number(id), notice: zhCN.methods[id], checked: methods.includes(id), configured: senders[id] !== null }))
      return { notice, text, defaultText: defaultText(type), version }
    }))
    .post('/updateOrAdd', async (c) => {
      const { noticeType: type, ids: methods, text, version } = demandInput(settingBody, await jsonBody(c, looseObject({})))
      const unknown = unknownVariables(text ?? '')
      if (unknown.length > 0) throw new FieldError('text', zhCN.unknownVariable(unknown))
      await writeWork(c, clock, 'noticeSetting', async ({ tx, scope: { tenantId }, author, now }) => {
        const before = await readSetting(tx, tenantId, type)
        checkVersion(before, version)
        const after = { ...before, tenantId, methods, text: text === undefined ? before.text : text, version: before.version + 1, updatedBy: author, updatedAt: now }
        await writeSetting(tx, after)
        const audited = ({ methods: own, text: words }: typeof before) => ({ noticeType: type, ids: own.join(','), text: words })
        return [{ act: 'update', id: type, before: audited(before), after: audited(after) }]
      })
      return ok(c)
    })
    .post('/test', async (c) => {
      const { noticeType, method } = await jsonBody(c, testBody)
      return ok(c, await sendTest(deps, c, noticeType, method))
    })
}
