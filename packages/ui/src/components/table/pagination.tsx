'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { isCountedInPart, pageCount, pageLinks } from './page-links'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  pageSizes: readonly number[]
  onPageChange: (page: number) => void
  onPageSizeChange: (size: number) => void
  disabled?: boolean | undefined
}

export function Pagination({ page, pageSize, total, pageSizes, onPageChange, onPageSizeChange, disabled = false }: PaginationProps) {
  const { messages } = useUiLocale()
  const pages = pageCount(total, pageSize)
  return (
    <nav className="fs-pages" aria-label={messages.pagination}>
      <span className="fs-pages-total">{isCountedInPart(total, page, pageSize) ? messages.totalMoreThan(total - 1) : messages.total(total)}</span>
      <PageSize {...{ pageSize, pageSizes, onPageSizeChange, disabled }} />
      <IconButton size="sm" label={messages.previousPage} icon={<ChevronLeft size={16} aria-hidden="true" />} disabled={disabled || page <= 1} onClick={() => onPageChange(page - 1)} />
      {pageLinks(page, pages).map((link, at) =>
        link === 'gap' ? <span key={`gap-${at}`} className="fs-pages-gap" aria-hidden="true">…</span> : (
          <button
            key={link}
            type="button"
            className="fs-page"
            disabled={disabled}
            aria-label={messages.page(link)}
            aria-current={link === page ? 'page' : undefined}
            onClick={() => onPageChange(link)}
          >
            {link}
          </button>
        ),
      )}
      <IconButton size="sm" label={messages.nextPage} icon={<ChevronRight size={16} aria-hidden="true" />} disabled={disabled || page >= pages} onClick={() => onPageChange(page + 1)} />
    </nav>
  )
}

type PageSizeProps = Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSizeChange' | 'disabled'>

function PageSize({ pageSize, pageSizes, onPageSizeChange, disabled }: PageSizeProps) {
  const { messages } = useUiLocale()
  // a size that is not offered any more is shown all the same: the browser would show the first one instead
  const sizes = [...new Set([...pageSizes, pageSize])].sort((one, other) => one - other)
  return (
    <div className="fs-input" data-select="" data-size="sm">
      <select aria-label={messages.pageSize} value={pageSize} disabled={disabled} onChange={(event) => onPageSizeChange(Number(event.target.value))}>
        {sizes.map((size) => <option key={size} value={size}>{messages.perPage(size)}</option>)}
      </select>
      <ChevronLeft size={14} aria-hidden="true" />
    </div>
  )
}
