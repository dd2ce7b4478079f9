'use client'
export { ExceptionListDialog, type ExceptionListDialogProps } from './exception-list-dialog'
