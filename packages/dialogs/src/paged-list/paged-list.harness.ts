import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import type { PageResponse } from './page'
import { pagedListMachine } from './paged-list.machine'
import type { ListRequest, LoadedPage, PagedListEmitted, PagedListEvent } from './paged-list.types'

/** A page with one row of this name. */
export const pageOf = (row: string, total = 1): PageResponse<string> => ({ rows: [row], total, loadedAt: 0 })
export const nothing: PageResponse<string> = { rows: [], total: 0, loadedAt: 0 }

/** The machine; each call waits until the test responds. */
export function open(request: Partial<ListRequest> = {}) {
  const { logic, ...calls } = openCalls(pagedListMachine)
  const emitted: PagedListEmitted[] = []
  const actor = createActor(logic, { input: { query: { kind: null }, page: 1, limit: 10, ...request } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    send: (event: PagedListEvent) => actor.send(event),
    close: () => actor.stop(),
    requests: () => calls.requests('loadPage'),
    respond: (response: LoadedPage, nth?: number) => calls.respond('loadPage', response, nth),
    fail: () => calls.fail('loadPage'),
    aborted: calls.aborted,
    emitted,
    context: () => actor.getSnapshot().context,
    shown: () => actor.getSnapshot().context.rows,
    state: () => statePaths(actor.getSnapshot().value).split(' ')[0],
  }
}
