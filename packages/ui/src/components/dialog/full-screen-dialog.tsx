'use client'
import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { DialogFrame } from './dialog-frame'

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
  const { messages } = useUiLocale()
  return (
    <DialogFrame open={open} onClose={onClose} className="fs-screen" address={address}>
      {/* not a <header>: with two open dialogs the page would have two banner landmarks */}
      <div className="fs-screen-header">
        <div className="fs-screen-titles">
          <Dialog.Title unstyled className="fs-dialog-title">{title}</Dialog.Title>
          {badge}
          {subtitle === undefined ? null : <Dialog.Description unstyled className="fs-screen-subtitle">{subtitle}</Dialog.Description>}
        </div>
        {actions === undefined ? null : <div className="fs-screen-actions">{actions}</div>}
        <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      {/* focusable, so that the arrow keys can scroll a body that contains no control */}
      <div className="fs-screen-body" data-padded={padded || undefined} tabIndex={padded ? 0 : undefined}>{children}</div>
    </DialogFrame>
  )
}
