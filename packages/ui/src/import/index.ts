'use client'
export { ImportDialog, type ImportDialogProps } from './import-dialog'
export type { ImportField, ImportOutcome, ImportProblem, ImportRun, ImportValues } from './import.types'
