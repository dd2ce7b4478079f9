'use client'
export { NotEnabledDialog, type NotEnabledDialogProps } from './not-enabled-dialog'
