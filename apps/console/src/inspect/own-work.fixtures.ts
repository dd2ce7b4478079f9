import type { InspectionTaskPoint, WholeInspectionTask } from '@smart-fire/api-client/inspection-work'

/** A point that nobody has checked yet. */
export function aPoint(id: string, changes: Partial<InspectionTaskPoint> = {}): InspectionTaskPoint {
  return { id, number: `MH-${id}`, typeName: '灭火器', doneAt: null, missed: false, skipReason: null, ...changes } as InspectionTaskPoint
}

/** A task of now with these points. */
export function aTask(label: InspectionTaskPoint[], changes: Partial<WholeInspectionTask> = {}): WholeInspectionTask {
  return { id: '1', routeName: '夜间巡检', startsAt: Date.now() - 3_600_000, endsAt: Date.now() + 3_600_000, strict: true, label, ...changes } as WholeInspectionTask
}
