'use client'
import { useRef, type ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { focusedNear } from '../../root/focused-near'
import { useLayoutEffect } from '../../root/use-layout-effect'
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
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<number | null>(null)
  useLayoutEffect(() => {
    const from = shown.current
    if (from === null || items.length <= from || !list.current) return
    shown.current = null
    // the pressed button goes with the last items: the first of them has the focus then
    if (!hasMore && focusedNear(list.current) === null) (list.current.children.item(from) as HTMLElement).focus()
  })
  const more = () => {
    shown.current = items.length
    onMore()
  }
  return (
    <div className="fs-list" data-state={state} aria-busy={loadingMore || state === 'refreshing' || undefined}>
      {state === 'stale' ? <StaleBar onRetry={onRetry} /> : null}
      {droppedText === undefined ? null : <WarningBar>{droppedText}</WarningBar>}
      <ul ref={list} aria-label={label}>{items.map((item) => <li key={itemKey(item)} tabIndex={-1}>{renderItem(item)}</li>)}</ul>
      {hasMore ? (
        <div className="fs-list-more">
          <Button size="sm" variant="ghost" loading={loadingMore} onClick={more}>{loadingMore ? messages.loadingMore : (moreText ?? messages.more)}</Button>
        </div>
      ) : null}
    </div>
  )
}
