'use client'
import type { ReactNode } from 'react'
import { DialogCloseContext } from '../components/dialog/dialog-close'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { useCloseGuard } from '../components/dialog/use-close-guard'
import { useFormStyles } from './use-form-styles'

export interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Under the title, before the fields. */
  description?: ReactNode
  /** There is unsaved input: every way of closing the dialog asks first. */
  dirty?: boolean | undefined
  /** Cannot be closed, while the form is being sent. */
  locked?: boolean | undefined
  /** 592 px by default; `xl` (880 px) for two columns. */
  size?: 'md' | 'lg' | 'xl' | undefined
  /** A `FormLayout`; its buttons are at the bottom of the dialog. */
  children: ReactNode
}

/** A form over the list that it belongs to. A click outside does not close it. */
export function FormDialog({ open, onClose, title, description, dirty = false, locked, size = 'lg', children }: FormDialogProps) {
  useFormStyles()
  const { close, question } = useCloseGuard(dirty, onClose)
  return (
    <ModalDialog open={open} onClose={close} title={title} description={description} locked={locked} size={size}>
      <DialogCloseContext.Provider value={close}>{children}</DialogCloseContext.Provider>
      {question}
    </ModalDialog>
  )
}
