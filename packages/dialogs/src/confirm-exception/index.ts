'use client'
export { ConfirmExceptionDialog, type ConfirmExceptionDialogProps } from './confirm-exception-dialog'
