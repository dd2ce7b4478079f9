'use client'
import type { ReactNode } from 'react'
import { DialogCloseContext } from './dialog-close'
import { DialogFrame } from './dialog-frame'
import { ScreenHeader } from './screen-header'
import { useCloseGuard } from './use-close-guard'

export interface SlidePanelProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title: a count, a state. */
  badge?: ReactNode
  /** In the header, before the close button. */
  actions?: ReactNode
  /** Buttons below the scrolling body, the main one last. */
  footer?: ReactNode
  /** Padding around the body; off for a table or chart of full width. */
  padded?: boolean | undefined
  /** `medium` for a form; the details of a thing take 980 px (spec 2 §9). */
  width?: 'wide' | 'medium' | undefined
  /** There is unsaved input: every way of closing the panel asks first. */
  dirty?: boolean | undefined
  /** The panel cannot be closed, for instance while a request is running. */
  locked?: boolean | undefined
  /** A text from which the panel can be opened again (`DialogHistory`). */
  address?: string | null | undefined
  children?: ReactNode
}

/** A panel from the right edge, for the details of a thing or for a form. It can be opened from within a dialog. */
export function SlidePanel(
  { open, onClose, title, subtitle, badge, actions, footer, padded = true, width = 'wide', dirty = false, locked = false, address, children }: SlidePanelProps,
) {
  const { close, question } = useCloseGuard(dirty, onClose)
  return (
    <DialogFrame open={open} onClose={close} className="fs-panel" size={width} side="end" locked={locked} address={address}>
      <ScreenHeader {...{ title, subtitle, badge, actions, locked }} onClose={close} />
      <DialogCloseContext.Provider value={close}>
        {/* focusable, so that the arrow keys can scroll a body that contains no control */}
        <div className="fs-screen-body" data-padded={padded || undefined} tabIndex={padded ? 0 : undefined}>{children}</div>
      </DialogCloseContext.Provider>
      {footer === undefined ? null : <footer className="fs-modal-footer">{footer}</footer>}
      {question}
    </DialogFrame>
  )
}
