'use client'
export { ImportDialog, type ImportDialogProps } from './import-dialog'
export type { ImportField, ImportOutcome, ImportProblem, ImportValues } from './import.types'
