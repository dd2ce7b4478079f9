import type { PlacedKind } from '@smart-fire/api-client/plan-editor'
import type { PanelProps } from '../list-screen/row-act'
import type { PlacedRow } from './load-row-plan-editor'
import { PlanEditorDialog } from './plan-editor-dialog'

/** The plan editor on the floor of a row, with that row selected. */
function editorOf(kind: PlacedKind) {
  return function RowPlanEditor({ row: { id, buildingId, floor }, onClose, onChanged }: PanelProps<PlacedRow>) {
    if (buildingId === null || floor === null) return null
    const close = (hasChanged?: boolean) => {
      if (hasChanged) onChanged()
      onClose()
    }
    return <PlanEditorDialog place={{ buildingId, floor }} selected={`${kind}-${id}`} onClose={close} />
  }
}

export const DevicePlanEditor = editorOf('device')
export const PointPlanEditor = editorOf('fireHostPoint')
