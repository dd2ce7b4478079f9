import { EmptyState, FailedState, formatDateTime, LoadingState, StaleBar } from '@smart-fire/ui'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { ReactNode } from 'react'
import * as catalogue from './loaded.messages'
import type { Loaded } from './use-loaded'

interface LoadedAreaProps<Value> {
  loaded: Loaded<Value>
  /** what it is, for the lines that say that it is empty or failed */
  name: string
  emptyText?: string
  compact?: boolean
  children: (value: Value) => ReactNode
}

/** Draws a loaded value; loading, empty, failed and stale each look like themselves. */
export function LoadedArea<Value>({ loaded: { state, value, loadedAt, refresh }, name, emptyText, compact, children }: LoadedAreaProps<Value>) {
  const words = useMessages(catalogue)
  if (state === 'loading') return <LoadingState compact={compact} />
  if (state === 'failed') return <FailedState compact={compact} title={words.failed(name)} onRetry={refresh} />
  return (
    <>
      {state === 'stale' ? <StaleBar onRetry={refresh}>{words.stale(formatDateTime(loadedAt))}</StaleBar> : null}
      {value === null ? <EmptyState compact={compact} title={emptyText ?? words.empty(name)} /> : children(value)}
    </>
  )
}
