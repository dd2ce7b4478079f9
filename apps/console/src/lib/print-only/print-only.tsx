import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './print-only.css'

interface PrintOnlyProps {
  /** of the style sheet that lays the pages out */
  className: string
  children: ReactNode
}

/** What only a printer shows. Directly in the body, so that everything else can be left out of the print. */
export function PrintOnly({ className, children }: PrintOnlyProps) {
  return createPortal(<div className={`print-only ${className}`}>{children}</div>, document.body)
}
