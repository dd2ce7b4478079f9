'use client'
export { BuildingDetailDialog, type BuildingDetailDialogProps } from './building-detail-dialog'
