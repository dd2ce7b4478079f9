'use client'
export { HydrantDialog, type HydrantDialogProps } from './hydrant-dialog'
