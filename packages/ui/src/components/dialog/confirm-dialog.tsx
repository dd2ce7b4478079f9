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
  /** What will happen, and whether it can be taken back. */
  children?: ReactNode
  confirmText?: string | undefined
  cancelText?: string | undefined
  /** The act cannot be taken back. */
  danger?: boolean | undefined
  /** It is being done: no second press, no way out. */
  busy?: boolean | undefined
  /** It was not done. */
  error?: string | undefined
}

/** Asks once before an act with consequences; the focus starts at the way back. */
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
