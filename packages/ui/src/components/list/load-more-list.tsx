'use client'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Button } from '../button/button'
import type { DataState } from '../state/data-state'
import { StaleBar } from '../state/stale-bar'
import { EmptyState, FailedState, LoadingState } from '../state/states'
import { WarningBar } from '../state/warning-bar'

/** `DataState`, and one more state for loading further items. */
export type ListState = DataState | 'loadingMore'

export interface LoadMoreListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  state: ListState
  hasMore: boolean
  onMore: () => void
  onRetry?: (() => void) | undefined
  emptyText?: string | undefined
  failedText?: string | undefined
  moreText?: string | undefined
  /** items that could not be read, in words; undefined when there are none */
  droppedText?: string | undefined
}

/** A list with a button that loads further items. */
export function LoadMoreList<Item>(props: LoadMoreListProps<Item>) {
  const { state, emptyText, failedText, onRetry } = props
  switch (state) {
    case 'loading': return <LoadingState compact />
    case 'empty': return <EmptyState compact title={emptyText} />
    case 'failed': return <FailedState compact title={failedText} onRetry={onRetry} />
    case 'ready':
    case 'refreshing':
    case 'loadingMore':
    case 'stale': return <Items {...props} />
    default: return state satisfies never
  }
}

function Items<Item>({ label, items, itemKey, renderItem, state, hasMore, onMore, onRetry, moreText, droppedText }: LoadMoreListProps<Item>) {
  const { messages } = useUiLocale()
  const loadingMore = state === 'loadingMore'
  return (
    <div className="fs-list" data-state={state} aria-busy={loadingMore || state === 'refreshing' || undefined}>
      {state === 'stale' ? <StaleBar onRetry={onRetry} /> : null}
      {droppedText === undefined ? null : <WarningBar>{droppedText}</WarningBar>}
      <ul aria-label={label}>{items.map((item) => <li key={itemKey(item)}>{renderItem(item)}</li>)}</ul>
      {hasMore ? (
        <div className="fs-list-more">
          <Button size="sm" variant="ghost" loading={loadingMore} onClick={onMore}>{loadingMore ? messages.loadingMore : (moreText ?? messages.more)}</Button>
        </div>
      ) : null}
    </div>
  )
}
