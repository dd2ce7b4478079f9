import { NOTICE_METHOD, type NoticeMethod } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import { nullish, number, object, pipe, string, transform, union } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId, idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { asData, asTable } from '../../http/responses'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { levelsOf, writeMethods } from '../alarm-levels/alarm-levels.queries'
import { zhCN } from './notice.messages'

const METHODS: readonly NoticeMethod[] = Object.values(NOTICE_METHOD)

const scalar = nullish(union([string(), number()]))
const noticeIds = pipe(nullish(string(), ''), transform((text) => METHODS.filter((method) => text.split(',').some((id) => id.trim() === method))))
const body = object({ id: union([string(), number()]), noticeIds, version: scalar })

/**
 * `/api/device/deviceAlDnRelation`: by which methods people are told of records of an alarm level (contract device §15.4). A level without
 * methods of its own is told by those of alarms or faults, so that no choice here makes a level silent (ADR 29).
 */
export function levelMethodRoutes({ clock, senders }: ServerDeps): Hono<AppEnv> {
  const methodsOf = (chosen: NoticeMethod[] | null) =>
    METHODS.map((id) => ({ id: Number(id), notice: zhCN.methods[id], checked: chosen?.includes(id) ?? false, configured: senders[id] !== null }))
  return new Hono<AppEnv>()
    .get('/pageList', asTable(async (tx, scope) => {
      const rows = (await levelsOf(tx, scope)).map(({ id, name, sort, color, methods, version }) => ({
        id, alarmLevel: name, notice: (methods ?? []).map((method) => zhCN.methods[method]), methods: methodsOf(methods), sort, color, version,
      }))
      return { rows, total: rows.length }
    }))
    .get('/get', asData(async (tx, scope, c) => {
      const level = (await levelsOf(tx, scope)).find(({ id }) => id === demandId(c, 'id'))
      if (!level) throw new BusinessError(httpWords.gone)
      return { alarmLevel: level.name, notice: methodsOf(level.methods), version: level.version }
    }))
    .post('/updateOrAdd', async (c) => {
      const { id: given, noticeIds: chosen, version } = await jsonBody(c, body)
      const id = idOf(String(given))
      await writeWork(c, clock, 'alarmLevel', async ({ tx, scope, author, now }) => {
        const before = (await levelsOf(tx, scope)).find((level) => level.id === id)
        if (!before) throw new BusinessError(httpWords.gone)
        checkVersion(before, version)
        await writeMethods(tx, id, chosen.length === 0 ? null : chosen, { updatedBy: author, updatedAt: now })
        return [{ act: 'methods', id, before: { level: before.name, noticeIds: before.methods?.join(',') ?? '' }, after: { level: before.name, noticeIds: chosen.join(',') } }]
      })
      return ok(c)
    })
}
