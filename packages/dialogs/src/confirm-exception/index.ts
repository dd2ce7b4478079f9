'use client'
export { ConfirmExceptionDialog, type ConfirmExceptionDialogProps } from './confirm-exception-dialog'
export { RaiseVerdictDialog, type RaiseVerdictDialogProps } from './raise-verdict-dialog'
export type { RaisableRecord } from './raise-verdict.machine'
