'use client'
import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { DialogCloseContext } from './dialog-close'
import { DialogFrame } from './dialog-frame'
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
  /** Acts that stand below the scrolling body, the main one last. */
  footer?: ReactNode
  /** Room around the body; a table or chart of full width does without. */
  padded?: boolean | undefined
  /** `medium` for a form; the details of a thing take 980 px (spec 2 §9). */
  width?: 'wide' | 'medium' | undefined
  /** There is unsaved input: every way of closing the panel asks first. */
  dirty?: boolean | undefined
  /** Cannot be closed, while something is being sent. */
  locked?: boolean | undefined
  children?: ReactNode
}

/** Details of a thing or a form, from the right edge over what they belong to; also from within a dialog. */
export function SlidePanel(
  { open, onClose, title, subtitle, badge, actions, footer, padded = true, width = 'wide', dirty = false, locked = false, children }: SlidePanelProps,
) {
  const { messages } = useUiLocale()
  const { close, question } = useCloseGuard(dirty, onClose)
  return (
    <DialogFrame open={open} onClose={close} className="fs-panel" size={width} side="end" locked={locked}>
      <div className="fs-screen-header">
        <div className="fs-screen-titles">
          <Dialog.Title unstyled className="fs-dialog-title">{title}</Dialog.Title>
          {badge}
          {subtitle === undefined ? null : <Dialog.Description unstyled className="fs-screen-subtitle">{subtitle}</Dialog.Description>}
        </div>
        {actions === undefined ? null : <div className="fs-screen-actions">{actions}</div>}
        <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} disabled={locked} onClick={close} />
      </div>
      <DialogCloseContext.Provider value={close}>
        {/* reachable, so that the arrow keys can scroll a body without a control in it */}
        <div className="fs-screen-body" data-padded={padded || undefined} tabIndex={padded ? 0 : undefined}>{children}</div>
      </DialogCloseContext.Provider>
      {footer === undefined ? null : <footer className="fs-modal-footer">{footer}</footer>}
      {question}
    </DialogFrame>
  )
}
