import type { AbnormalRecord, AlarmChannel } from '@smart-fire/api-client'
import { createActor } from 'xstate'
import type { PageResponse } from '../paged-list/page'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { exceptionListMachine } from './exception-list.machine'
import type { ExceptionListEmitted, ExceptionListEvent } from './exception-list.types'

export const smoke: AlarmChannel = { id: '1', name: '无线感烟', count: 3, fireCount: 0 }
export const hosts: AlarmChannel = { id: '11', name: '消防主机', count: 1, fireCount: 1 }

export const pageOf = (rows: AbnormalRecord[], total = rows.length): PageResponse<AbnormalRecord> => ({ rows, total, loadedAt: 0 })

interface Opening {
  channels?: AlarmChannel[]
  newestFireChannelId?: string | null
  total?: number
  planAllowed?: boolean
}

/** The list with channels, plan permission and first page answered. */
export async function openList(rows: AbnormalRecord[], { total = rows.length, planAllowed = true, ...channels }: Opening = {}) {
  const list = openUnanswered()
  await list.answer('loadPermission', planAllowed)
  await list.channelsAnswer(channels)
  await list.pageAnswer(rows, total)
  return list
}

/** The list as it opens; the test answers every call. */
export function openUnanswered() {
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
    pages: () => calls.asked('loadPage'),
    pageAnswer: (rows: AbnormalRecord[], total?: number, nth?: number) => calls.answer('loadPage', pageOf(rows, total), nth),
    channelsAnswer: ({ channels = [smoke, hosts], newestFireChannelId = '1' }: Opening = {}) =>
      calls.answer('loadChannels', { channels, newestFireChannelId }),
  }
}
