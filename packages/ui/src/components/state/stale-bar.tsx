'use client'
import { History, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Button } from '../button/button'

export interface StaleBarProps {
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}

/** A line above data whose last refresh failed. */
export function StaleBar({ children, onRetry, retrying = false }: StaleBarProps) {
  const { messages } = useUiLocale()
  return (
    <div className="fs-stale" role="status" data-tone="fault">
      <History size={16} aria-hidden="true" />
      <span className="fs-stale-text">{children ?? messages.stale}</span>
      {onRetry ? (
        <Button size="sm" variant="ghost" loading={retrying} icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>{messages.retry}</Button>
      ) : null}
    </div>
  )
}
