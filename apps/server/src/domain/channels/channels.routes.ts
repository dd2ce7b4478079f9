import { CHANNEL, recordKindOfChannel } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import { object, picklist, pipe, regex, string, transform } from 'valibot'

import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { asTable } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { openRecordsByChannel } from '../records/record-counts.queries'
import { channelIdsOf } from '../tenants/tenant-links.queries'
import { channelsOf, hiddenChannelIds, hideChannel, showChannel } from './channels.queries'
import { zhCN } from './channel.messages'

/** The specification names these systems itself: its dialogs of hydrants and fire hosts, and of smoke where none is named (contract admin §7.1). */
const LOCKED: ReadonlySet<number> = new Set(Object.values(CHANNEL).map(Number))

const body = object({ id: pipe(string(), regex(/^\d{1,9}$/), transform(Number)), hidden: picklist(['0', '1']) })

/** `/api/admin/channel`: the monitoring systems of a tenant, and whether their sections are shown (contract admin §3.9, ADR 36). */
export function channelRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable(async (tx, scope) => {
      const rows = (await channelsOf(tx, scope)).map(wireChannel)
      return { rows, total: rows.length }
    }))
    .post('/setHidden', async (c) => {
      const { id, hidden } = demandInput(body, await parametersOf(c))
      await writeWork(c, clock, 'channel', async ({ tx, scope: { tenantId }, author, now }) => {
        if (!(await channelIdsOf(tx, tenantId)).includes(id)) throw new BusinessError(httpWords.gone)
        const isHidden = (await hiddenChannelIds(tx, tenantId)).has(id)
        if (isHidden === (hidden === '1')) return []
        if (hidden === '1') {
          if (LOCKED.has(id)) throw new BusinessError(zhCN.locked)
          // it is hidden from every user: also the records that this one does not see count
          const open = (await beyondLimits(tx, () => openRecordsByChannel(tx, tenantId))).get(id)
          if (open && open.count > 0) throw new BusinessError(zhCN.hasOpenRecords(open.count, open.fireCount), { openCount: open.count, openFires: open.fireCount })
          await hideChannel(tx, { tenantId, channelId: id, hiddenBy: author, hiddenAt: now })
        } else await showChannel(tx, tenantId, id)
        return [{ act: hidden === '1' ? 'hide' : 'show', id, before: { isHidden: wireFlag(isHidden) }, after: { isHidden: hidden } }]
      })
      return ok(c)
    })
}

function wireChannel({ id, name, kind, menu, isHidden, count, fireCount, devices, ...channel }: Awaited<ReturnType<typeof channelsOf>>[number]) {
  return {
    id, channelName: name, channelType: kind, menuCode: menu?.code ?? channel.menuCode, menuTitle: menu?.title ?? channel.menuTitle, icon: menu?.icon ?? channel.icon,
    orderNum: menu?.orderNum ?? channel.menuOrder, kind: recordKindOfChannel(String(id)), isLocked: wireFlag(LOCKED.has(id)), isHidden: wireFlag(isHidden), openCount: count, openFires: fireCount, devices,
  }
}
