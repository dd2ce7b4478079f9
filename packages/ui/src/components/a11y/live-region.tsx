import type { ReactNode } from 'react'

export interface LiveRegionProps {
  children?: ReactNode
  /** `assertive` interrupts the screen reader: for an alarm, not for a saved form. */
  politeness?: 'polite' | 'assertive' | undefined
}

/** A screen reader announces changes inside it. Keep it mounted and change its children (WCAG 4.1.3). */
export function LiveRegion({ children, politeness = 'polite' }: LiveRegionProps) {
  const role = politeness === 'assertive' ? 'alert' : 'status'
  return <div className="fs-hidden" role={role} aria-live={politeness} aria-atomic="true">{children}</div>
}
