'use client'
import { Inbox, RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Button } from '../button/button'
import { Spinner } from '../button/spinner'

interface PlaceProps {
  /** One line instead of a block, for a narrow column. */
  compact?: boolean | undefined
}

export interface EmptyStateProps extends PlaceProps {
  title?: string | undefined
  children?: ReactNode
  action?: ReactNode
}

/** The request succeeded and there is no data. */
export function EmptyState({ title, children, action, compact }: EmptyStateProps) {
  const { messages } = useUiLocale()
  return (
    <div className="fs-state" data-kind="empty" data-compact={compact || undefined}>
      <Inbox aria-hidden="true" size={compact ? 18 : 36} strokeWidth={1.25} />
      <p className="fs-state-title">{title ?? messages.empty}</p>
      {children === undefined ? null : <div className="fs-state-text">{children}</div>}
      {action}
    </div>
  )
}

export interface FailedStateProps extends PlaceProps {
  title?: string | undefined
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}

/** The request failed. This never looks like an empty result (domain 6). */
export function FailedState({ title, children, onRetry, retrying = false, compact }: FailedStateProps) {
  const { messages } = useUiLocale()
  return (
    <div className="fs-state" data-kind="failed" data-compact={compact || undefined} role="alert">
      <Unplug aria-hidden="true" size={compact ? 18 : 36} strokeWidth={1.5} />
      <p className="fs-state-title">{title ?? messages.failed}</p>
      {compact ? null : <div className="fs-state-text">{children ?? messages.failedHint}</div>}
      {onRetry ? (
        <Button size="sm" loading={retrying} icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>{messages.retry}</Button>
      ) : null}
    </div>
  )
}

export interface LoadingStateProps extends PlaceProps {
  label?: string | undefined
}

/** The first request is running. */
export function LoadingState({ label, compact }: LoadingStateProps) {
  const { messages } = useUiLocale()
  return (
    <div className="fs-state" data-kind="loading" data-compact={compact || undefined} role="status">
      <Spinner size={compact ? 16 : 28} />
      <p className="fs-state-text">{label ?? messages.loading}</p>
    </div>
  )
}
