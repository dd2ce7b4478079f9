'use client'
export { FloorPlanDialog, type FloorPlanDialogProps } from './floor-plan-dialog'
