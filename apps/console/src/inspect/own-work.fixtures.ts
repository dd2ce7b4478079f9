import type { InspectionTaskPoint, WholeInspectionTask } from '@smart-fire/api-client/inspection-work'

/** A facility on the route of a task: not checked, and not left out. */
export function aPoint(id: string, changes: Partial<InspectionTaskPoint> = {}): InspectionTaskPoint {
  return { id, number: `MH-${id}`, typeName: '灭火器', doneAt: null, missed: false, skipReason: null, ...changes } as InspectionTaskPoint
}

/** A task that has begun an hour ago and ends in an hour, with these points in a strict order. */
export function aTask(label: InspectionTaskPoint[], changes: Partial<WholeInspectionTask> = {}): WholeInspectionTask {
  return { id: '1', routeName: '夜间巡检', startsAt: Date.now() - 3_600_000, endsAt: Date.now() + 3_600_000, strict: true, label, ...changes } as WholeInspectionTask
}
