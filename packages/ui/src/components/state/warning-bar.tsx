'use client'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface WarningBarProps {
  children: ReactNode
}

/** A line above a list or form about something that the user must know before trusting the content below. */
export function WarningBar({ children }: WarningBarProps) {
  return (
    <div className="fs-stale" role="status" data-tone="fault">
      <TriangleAlert size={16} aria-hidden="true" />
      <span className="fs-stale-text">{children}</span>
    </div>
  )
}
