import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone'
import { StatusMark } from './status-mark'

export interface StatusBadgeProps {
  tone: Tone
  children: ReactNode
  size?: 'sm' | 'md' | undefined
  /** `plain` has no box, for dense tables. */
  variant?: 'subtle' | 'solid' | 'plain' | undefined
}

/** A status as shape, colour and text. */
export function StatusBadge({ tone, children, size = 'md', variant = 'subtle' }: StatusBadgeProps) {
  return (
    <span className="fs-badge" data-tone={tone} data-size={size} data-variant={variant}>
      <StatusMark tone={tone} size={size === 'sm' ? 12 : 14} />
      {children}
    </span>
  )
}
