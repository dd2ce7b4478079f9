import type { EditedFloor } from './plan-editor.types'

/** The floor with this draft or without one, which the rail of floors tells too. */
export function withDraft(floor: EditedFloor, draft: EditedFloor['draft']): EditedFloor {
  const floors = floor.floors.map((work) => (work.floor === floor.floor ? { ...work, hasDraft: draft !== null } : work))
  return { ...floor, floors, draft }
}
