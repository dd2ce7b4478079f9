import type { PageQuery } from '@smart-fire/api-client'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useLinkPhase, useLiveChanges } from '../provider'
import type { PlaceFilter } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { useLatest } from '../shared/use-latest'
import type { PageOf } from './page'
import { type PagedList, type PagedListActor, useListOf } from './paged-list'
import { pagedListMachine, requestKey } from './paged-list.machine'
import type { ListRequest } from './paged-list.types'

export interface PagedListOptions<Row, Query extends object> {
  /**
   * Loads one page. Everything that decides which rows it gives belongs into `query`: the list is loaded again when the
   * query changes, not when the function does. A rejection shows the list as failed, or its rows as stale.
   */
  load: (request: Query & PageQuery, signal: AbortSignal) => Promise<PageOf<Row>>
  /** filter and order as plain data; null while an input is not known: then the list waits */
  query: Query | null
  /** from 1; default 1 */
  page?: number | undefined
  /** rows a page; the first size, unless `onPageChange` is given */
  limit: number
  /**
   * `link`: stale while the alarm link is silent, loaded again when it is live. A place: also loaded again after each
   * change there, and every minute. Without it the list changes when the user wants it to.
   */
  live?: 'link' | PlaceFilter | undefined
  /** with it the caller keeps page and size (e.g. in the URL): the list requests others here and follows the props */
  onPageChange?: ((paging: { page: number; limit: number }) => void) | undefined
}

/**
 * One page of a list for as long as the component is mounted: its rows, their state, and what the user can do with
 * them. Another query begins at page 1, and rows of the query before are never shown under it.
 */
export function usePagedList<Row, Query extends object>(options: PagedListOptions<Row, Query>): PagedList<Row> {
  const { load, query, page = 1, limit, live, onPageChange } = options
  const logic = useLogic(load)
  const actor: PagedListActor = useActorRef(logic, { input: { query, page, limit } })
  useRequest(actor, { query, page, limit }, onPageChange !== undefined)
  useLinkPhase(actor.send, live !== undefined)
  useLiveChanges(typeof live === 'object' ? live : null, actor.send)
  useCorrectedPage(actor, onPageChange)
  return useListOf<Row>(actor, onPageChange)
}

function useLogic<Row, Query extends object>(load: PagedListOptions<Row, Query>['load']) {
  const latest = useLatest(load)
  const [logic] = useState(() =>
    provideCalls(pagedListMachine, {
      loadPage: async ({ query, page, limit }, signal) => {
        // the machine keeps queries of every type; this is the one that was given with `load`
        const request = { ...query, page, limit } as Query & PageQuery
        return { ...(await latest.current(request, signal)), loadedAt: Date.now() }
      },
    }),
  )
  return logic
}

/** Sends one event when query, page or size of the props changed. */
function useRequest(actor: PagedListActor, request: ListRequest, isControlled: boolean): void {
  const key = isControlled ? requestKey(request) : JSON.stringify(request.query)
  const sent = useRef(key)
  const latest = useLatest(request)
  useEffect(() => {
    if (sent.current === key) return
    sent.current = key
    // a list that keeps its own size keeps it for every query
    const own = { page: 1, limit: actor.getSnapshot().context.limit }
    actor.send({ type: 'query.change', ...latest.current, ...(isControlled ? {} : own) })
  }, [actor, key, isControlled, latest])
}

function useCorrectedPage(actor: PagedListActor, onPageChange: PagedListOptions<unknown, object>['onPageChange']): void {
  const latest = useLatest(onPageChange)
  useEffect(() => {
    const subscription = actor.on('page.corrected', ({ page }) => {
      latest.current?.({ page, limit: actor.getSnapshot().context.limit })
    })
    return () => subscription.unsubscribe()
  }, [actor, latest])
}
