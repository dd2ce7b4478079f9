import type { DeviceStore, KeptEntry } from './device-store'

/**
 * Notes in the tasks on the phone what the server has of a point. They are loaded again after each round, but the connection may break before
 * that: the point would look as if it had still to be checked, and hold up those behind it.
 */
export async function noteSent(store: DeviceStore, { userId, result, skip }: KeptEntry): Promise<void> {
  const pointId = skip ? skip.pointId : result.pointId
  const kept = pointId === null ? null : await store.tasks(userId)
  if (kept === null) return
  const change = skip ? { skipReason: skip.reason } : { doneAt: result.inspectedAt }
  const tasks = kept.own.tasks.map((task) => ({ ...task, label: task.label.map((point) => (point.id === pointId ? { ...point, ...change } : point)) }))
  await store.keepTasks({ ...kept, own: { ...kept.own, tasks } })
}
