'use client'
import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { DialogFrame } from './dialog-frame'

export interface SlidePanelProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title: a count, a state. */
  badge?: ReactNode
  /** In the header, before the close button. */
  actions?: ReactNode
  /** Acts that stand below the scrolling body, the main one last. */
  footer?: ReactNode
  /** Room around the body; a table or chart of full width does without. */
  padded?: boolean | undefined
  children?: ReactNode
}

/** Details of a thing, 980 px from the right edge over what they belong to (spec 2 §9); also from within a dialog. */
export function SlidePanel({ open, onClose, title, subtitle, badge, actions, footer, padded = true, children }: SlidePanelProps) {
  const { messages } = useUiLocale()
  return (
    <DialogFrame open={open} onClose={onClose} className="fs-panel" side="end">
      <div className="fs-screen-header">
        <div className="fs-screen-titles">
          <Dialog.Title unstyled className="fs-dialog-title">{title}</Dialog.Title>
          {badge}
          {subtitle === undefined ? null : <Dialog.Description unstyled className="fs-screen-subtitle">{subtitle}</Dialog.Description>}
        </div>
        {actions === undefined ? null : <div className="fs-screen-actions">{actions}</div>}
        <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      {/* reachable, so that the arrow keys can scroll a body without a control in it */}
      <div className="fs-screen-body" data-padded={padded || undefined} tabIndex={padded ? 0 : undefined}>{children}</div>
      {footer === undefined ? null : <footer className="fs-modal-footer">{footer}</footer>}
    </DialogFrame>
  )
}
