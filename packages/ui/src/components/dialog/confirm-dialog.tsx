'use client'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { Button } from '../button/button'
import { ModalDialog } from './modal-dialog'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  confirmText?: string | undefined
  cancelText?: string | undefined
  /** The action cannot be undone. */
  danger?: boolean | undefined
  /** The action is running: it can be neither repeated nor cancelled. */
  busy?: boolean | undefined
  /** The action failed. */
  error?: string | undefined
}

/** Asks for confirmation before an action with consequences. The cancel button has the focus first. */
export function ConfirmDialog(
  { open, onClose, onConfirm, title, children, confirmText, cancelText, danger = false, busy = false, error }: ConfirmDialogProps,
) {
  const { messages } = useUiLocale()
  return (
    <ModalDialog
      alert
      size="sm"
      open={open}
      onClose={onClose}
      locked={busy}
      title={title}
      description={children}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>{cancelText ?? messages.cancel}</Button>
          <Button variant={danger ? 'danger' : 'solid'} loading={busy} onClick={onConfirm}>{confirmText ?? messages.confirm}</Button>
        </>
      }
    >
      {error === undefined ? null : (
        <p className="fs-field-note" data-error="" role="alert"><CircleAlert size={14} aria-hidden="true" />{error}</p>
      )}
    </ModalDialog>
  )
}
