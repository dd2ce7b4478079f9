'use client'
import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { DialogFrame } from './dialog-frame'

export interface ModalDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** The dialog interrupts the user and requires a decision (role `alertdialog`). */
  alert?: boolean | undefined
  /** The dialog cannot be closed, for instance while a request is running. */
  locked?: boolean | undefined
}

/** A question or a short form above the page. A click outside does not close it, so that no input is lost. */
export function ModalDialog({ open, onClose, title, description, children, footer, size = 'md', alert, locked = false }: ModalDialogProps) {
  const { messages } = useUiLocale()
  return (
    <DialogFrame open={open} onClose={onClose} className="fs-modal" size={size} alert={alert} locked={locked}>
      <header className="fs-modal-header">
        <Dialog.Title unstyled className="fs-dialog-title">{title}</Dialog.Title>
        <IconButton size="sm" label={messages.close} icon={<X size={18} aria-hidden="true" />} disabled={locked} onClick={onClose} />
      </header>
      <div className="fs-modal-body" data-entry="">
        {description === undefined ? null : <Dialog.Description unstyled className="fs-modal-description">{description}</Dialog.Description>}
        {children}
      </div>
      {footer === undefined ? null : <footer className="fs-modal-footer" data-entry="">{footer}</footer>}
    </DialogFrame>
  )
}
