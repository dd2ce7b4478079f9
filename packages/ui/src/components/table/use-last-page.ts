import { useEffect, useRef } from 'react'
import type { PagedTableProps } from './paged-table.types'
import { pageCount } from './page-links'

type ShownPage = Pick<PagedTableProps<unknown>, 'state' | 'rows' | 'droppedText' | 'pagination'>

/**
 * Leaves a page beyond the last one, which is left over when rows were removed meanwhile: the owner is asked for the last page once, and not again
 * before rows were shown. True until the owner shows another page; such a table has neither failed nor is it empty, so it looks like loading.
 */
export function useLastPage(shown: ShownPage): boolean {
  const askedFrom = useRef<number | null>(null)
  const page = isBeyondEnd(shown) ? shown.pagination?.page : undefined
  useEffect(() => {
    const { rows, pagination } = shown
    if (rows.length > 0) askedFrom.current = null
    if (!pagination || page === undefined || askedFrom.current === page) return
    askedFrom.current = page
    pagination.onPageChange(pageCount(pagination.total, pagination.pageSize))
  })
  return page !== undefined
}

/** The request succeeded, and the page is without rows because the last page lies before it. */
function isBeyondEnd({ state, rows, droppedText, pagination }: ShownPage): boolean {
  if (!pagination || state === 'loading' || state === 'failed' || rows.length > 0 || droppedText !== undefined) return false
  return pagination.total > 0 && pagination.page > pageCount(pagination.total, pagination.pageSize)
}
