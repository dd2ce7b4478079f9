'use client'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Button } from '../button/button'

interface TableBarProps {
  toolbar: ReactNode
  settings: ReactNode
  tickedCount: number
  onClearTicks: () => void
  /** The caller shows the count of ticked rows. */
  hasBulkBar: boolean
}

/** The bar above the table: the caller's buttons, the count of ticked rows and the table settings. */
export function TableBar({ toolbar, settings, tickedCount: count, onClearTicks, hasBulkBar }: TableBarProps) {
  const { messages } = useUiLocale()
  const tickedCount = hasBulkBar ? 0 : count
  if (!toolbar && !settings && tickedCount === 0) return null
  return (
    <div className="fs-table-bar">
      <div className="fs-table-acts">{toolbar}</div>
      <div role="status">{tickedCount > 0 ? messages.selectedCount(tickedCount) : null}</div>
      {tickedCount > 0 ? <Button size="sm" variant="link" onClick={onClearTicks}>{messages.clearSelection}</Button> : null}
      {settings}
    </div>
  )
}
