import type { Instant } from '@smart-fire/api-client'
import type { DataState } from '@smart-fire/ui'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dataStateOf } from '../regions/data-state-of'
import type { StateValue } from '../shared/state-paths'
import type { pagedListMachine } from './paged-list.machine'

/** A list as `PagedListTable` draws it: what it shows, how far it is, and what the user can do with it. */
export interface PagedList<Row> {
  state: DataState
  rows: readonly Row[]
  /** rows of all pages */
  total: number
  /** rows of this page that could not be read */
  dropped: number
  /** from 1 */
  page: number
  /** rows a page */
  limit: number
  /** null before the first response */
  loadedAt: Instant | null
  /** loads the page again and keeps its rows meanwhile */
  refresh: () => void
  goTo: (page: number) => void
  /** another number of rows a page, from page 1 */
  resize: (limit: number) => void
  /** the states of the machine, for `data-state` */
  value: StateValue
}

export type PagedListActor = ActorRefFrom<typeof pagedListMachine>

type OnPageChange = (paging: { page: number; limit: number }) => void

/** The list that an actor runs. With `onPageChange` another page or size is requested there, and not from the actor. */
export function useListOf<Row>(actor: PagedListActor, onPageChange?: OnPageChange): PagedList<Row> {
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { total, dropped, page, limit, loadedAt } = context
  const refresh = useMemo(() => () => actor.send({ type: 'data.refresh' }), [actor])
  return {
    state: dataStateOf(value.list),
    // the machine keeps rows of every type; these are of the type that `load` gives
    rows: context.rows as Row[],
    total,
    dropped,
    page,
    limit,
    loadedAt,
    refresh,
    goTo: (to) => (onPageChange ? onPageChange({ page: to, limit }) : actor.send({ type: 'page.change', page: to })),
    resize: (size) =>
      onPageChange ? onPageChange({ page: 1, limit: size }) : actor.send({ type: 'size.change', limit: size }),
    value,
  }
}
