import type { PaginationProps, DataState } from '@smart-fire/ui'
import type { PagedList, PageEvent } from './paged-list'

type Paging = Pick<PagedList<unknown>, 'page' | 'limit' | 'total'>

/** Which page of how many; compare with `shallowEqual`. */
export function selectPaging({ context: { page, limit, total } }: { context: Paging }): Paging {
  return { page, limit, total }
}

/** A number of records that nobody has said yet is not 0: then there are no pages either. */
export function paginationOf(
  { page, limit, total }: Paging,
  state: DataState,
  pageSizes: readonly number[],
  actor: { send: (event: PageEvent) => void },
): PaginationProps | undefined {
  if (total === 0 && (state === 'loading' || state === 'failed')) return undefined
  return {
    page,
    pageSize: limit,
    total,
    pageSizes,
    onPageChange: (to) => actor.send({ type: 'page.change', page: to }),
    onPageSizeChange: (size) => actor.send({ type: 'size.change', limit: size }),
  }
}
