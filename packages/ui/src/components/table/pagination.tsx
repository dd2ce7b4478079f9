'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useUiLocale } from '../../locale/ui-locale'
import type { UiMessages } from '../../locale/zh-cn.messages'
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

/**
 * The pages of a list. What leads nowhere, or is not possible while a page is loading, is `aria-disabled`: from a disabled control the browser takes the
 * focus, and a person who turns pages by keyboard would lose it at each of them.
 */
export function Pagination({ page, pageSize, total, pageSizes, onPageChange, onPageSizeChange, disabled = false }: PaginationProps) {
  const { messages } = useUiLocale()
  const pages = pageCount(total, pageSize)
  const leadsTo = (link: number) => ({ 'aria-disabled': disabled || link < 1 || link > pages || undefined, onClick: () => goTo(link) })
  const goTo = (link: number) => {
    if (!disabled && link >= 1 && link <= pages) onPageChange(link)
  }
  return (
    <nav className="fs-pages" aria-label={messages.pagination}>
      <span className="fs-pages-total">{totalText(messages, { total, page, pageSize })}</span>
      <PageSize {...{ pageSize, pageSizes, onPageSizeChange, disabled }} />
      <IconButton size="sm" label={messages.previousPage} icon={<ChevronLeft size={16} aria-hidden="true" />} {...leadsTo(page - 1)} />
      {pageLinks(page, pages).map((link, at) =>
        link === 'gap' ? <span key={`gap-${at}`} className="fs-pages-gap" aria-hidden="true">…</span> : (
          <button
            key={link}
            type="button"
            className="fs-page"
            {...leadsTo(link)}
            aria-label={messages.page(link)}
            aria-current={link === page ? 'page' : undefined}
          >
            {link}
          </button>
        ),
      )}
      <IconButton size="sm" label={messages.nextPage} icon={<ChevronRight size={16} aria-hidden="true" />} {...leadsTo(page + 1)} />
    </nav>
  )
}

/** How many rows there are. */
export function totalText(messages: UiMessages, { total, page, pageSize }: Pick<PaginationProps, 'total' | 'page' | 'pageSize'>): string {
  return isCountedInPart(total, page, pageSize) ? messages.totalMoreThan(total - 1) : messages.total(total)
}

type PageSizeProps = Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSizeChange' | 'disabled'>

function PageSize({ pageSize, pageSizes, onPageSizeChange, disabled }: PageSizeProps) {
  const { messages } = useUiLocale()
  // a size that is not offered any more is shown all the same: the browser would show the first one instead
  const sizes = [...new Set([...pageSizes, pageSize])].sort((one, other) => one - other)
  return (
    <div className="fs-input" data-select="" data-size="sm">
      <select aria-label={messages.pageSize} value={pageSize} aria-disabled={disabled || undefined} onChange={(event) => (disabled ? undefined : onPageSizeChange(Number(event.target.value)))}>
        {sizes.map((size) => <option key={size} value={size}>{messages.perPage(size)}</option>)}
      </select>
      <ChevronLeft size={14} aria-hidden="true" />
    </div>
  )
}
