import type { LiveEvent, Outdated } from '../regions/outdated'
import type { PageContext, PageEvent, PageResponse } from './page'

/** What is loaded: a page of the list of this query. A query of null is not known yet. */
export interface ListRequest {
  query: object | null
  page: number
  limit: number
}

/** The machine serves every list; `usePagedList` gives rows and queries their types. */
export interface PagedListContext extends PageContext<unknown>, Outdated<'list'> {
  query: object | null
}

export type PagedListEvent =
  | { type: 'data.refresh' }
  | PageEvent
  /** another filter or order, or one that the caller keeps changed page or size */
  | ({ type: 'query.change' } & ListRequest)
  | LiveEvent

export type PagedListEmitted =
  /** the list went to its last page by itself */
  { type: 'page.corrected'; page: number }

export type LoadedPage = PageResponse<unknown>
