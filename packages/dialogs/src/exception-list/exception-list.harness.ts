import type { AbnormalRecord, AlarmChannel } from '@smart-fire/api-client'
import { createActor } from 'xstate'
import type { PageResponse } from '../paged-list/page'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { exceptionListMachine } from './exception-list.machine'
import type { ExceptionListEmitted, ExceptionListEvent } from './exception-list.types'

export const smoke: AlarmChannel = { id: '1', name: '无线感烟', count: 3, fireCount: 0, floorsInTrouble: null }
export const hosts: AlarmChannel = { id: '11', name: '消防主机', count: 1, fireCount: 1, floorsInTrouble: null }

export const pageOf = (rows: AbnormalRecord[], total = rows.length): PageResponse<AbnormalRecord> => ({ rows, total, loadedAt: 0 })

interface Opening {
  channels?: AlarmChannel[]
  newestFireChannelId?: string | null
  total?: number
  planAllowed?: boolean
}

/** The list with channels, plan permission and first page loaded. */
export async function openList(rows: AbnormalRecord[], { total = rows.length, planAllowed = true, ...channels }: Opening = {}) {
  const list = openWithoutResponses()
  await list.respond('loadPermission', planAllowed)
  await list.respondChannels(channels)
  await list.respondPage(rows, total)
  return list
}

/** The list as it opens: each call waits until the test responds. */
export function openWithoutResponses() {
  const { logic, ...calls } = openCalls(exceptionListMachine)
  const emitted: ExceptionListEmitted[] = []
  const actor = createActor(logic)
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    ...calls,
    emitted,
    send: (event: ExceptionListEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    /** the pages that were requested, oldest first */
    pages: () => calls.requests('loadPage'),
    respondPage: (rows: AbnormalRecord[], total?: number, nth?: number) => calls.respond('loadPage', pageOf(rows, total), nth),
    respondChannels: ({ channels = [smoke, hosts], newestFireChannelId = '1' }: Opening = {}) =>
      calls.respond('loadChannels', { channels, dropped: 0, newestFireChannelId }),
  }
}
