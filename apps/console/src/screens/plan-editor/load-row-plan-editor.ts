import type { ComponentType } from 'react'
import type { PanelProps } from '../list-screen/row-act'

/** A row of a list of devices or of points of fire hosts. */
export interface PlacedRow {
  id: string
  buildingId: string | null
  floor: number | null
}

/** Whether there is a floor to open. */
export const isOnFloor = ({ buildingId, floor }: PlacedRow): boolean => buildingId !== null && floor !== null

/** The plan editor; loaded when it is first opened. */
export const loadPlanEditor = async () => (await import('./plan-editor-dialog')).PlanEditorDialog

/** The plan editor on the floor of a device, with that device selected; loaded when it is first opened. */
export const loadDevicePlanEditor = async <Row extends PlacedRow>(): Promise<ComponentType<PanelProps<Row>>> => (await import('./row-plan-editor')).DevicePlanEditor

/** The same for a point of a fire host. */
export const loadPointPlanEditor = async <Row extends PlacedRow>(): Promise<ComponentType<PanelProps<Row>>> => (await import('./row-plan-editor')).PointPlanEditor
