'use client'
import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame'
import { ScreenHeader } from './screen-header'

export interface FullScreenDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title: a count, a state. */
  badge?: ReactNode
  /** In the header, before the close button. */
  actions?: ReactNode
  /** Padding around the body; off for a plan or map. */
  padded?: boolean | undefined
  /** A text from which the dialog can be opened again (`DialogHistory`). */
  address?: string | null | undefined
  children?: ReactNode
}

/** A dialog that fills the window. The header stays while the body scrolls. Escape closes it, and the focus returns to where it was. */
export function FullScreenDialog({ open, onClose, title, subtitle, badge, actions, padded = true, address, children }: FullScreenDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} className="fs-screen" address={address}>
      <ScreenHeader {...{ title, subtitle, badge, actions, onClose }} />
      {/* focusable, so that the arrow keys can scroll a body that contains no control */}
      <div className="fs-screen-body" data-padded={padded || undefined} tabIndex={padded ? 0 : undefined}>{children}</div>
    </DialogFrame>
  )
}
