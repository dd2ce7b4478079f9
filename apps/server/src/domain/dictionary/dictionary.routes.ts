import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { asBare, asTable } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { allTypes, offeredEntries } from './dictionary.queries'

/** `/api/dict/dictType/tree`: every list, without an envelope (contract admin §3.13). Ours are on one level. */
export function dictionaryTypeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/tree', asBare(async (tx) => (await allTypes(tx)).map(({ id, code, name }) => ({ id, parentId: '-1', label: name, code, children: [] }))))
}

/** `/api/dict/dictValue`: the entries that can be chosen, by the beginning of their code (contract admin §3.13). Disabled ones are left out. */
export function dictionaryValueRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/type/:code', asTable(async (tx, _scope, c) => {
      const rows = (await offeredEntries(tx, c.req.param('code') ?? '')).map(({ entry, type }) => ({
        id: entry.id, typeId: type.id, code: `${type.code}_${entry.value}`, value: entry.value, labelDefault: entry.label, labelZhCh: entry.label, labelEnUs: entry.englishLabel,
        orderNum: entry.orderNumber, style: entry.style, isDefault: wireFlag(entry.isDefault),
      }))
      return { rows, total: rows.length }
    }))
    .get('/feign/:code', asBare(async (tx, _scope, c) => Object.fromEntries((await offeredEntries(tx, c.req.param('code') ?? '')).map(({ entry }) => [entry.value, entry.label]))))
}
