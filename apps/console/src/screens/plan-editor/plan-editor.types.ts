import type { EditedPlan, PlacedDevice, PlanDraft, PublishedPlan } from '@smart-fire/api-client/plan-editor'

/** A point of the picture, in its own pixels. */
export interface Mark {
  x: number
  y: number
}

export interface EditorDevice extends Omit<PlacedDevice, 'mark'> {
  /** tells devices and points of fire hosts apart, whose ids are two sequences */
  key: string
  /** as the server has it, in pixels; null without a mark */
  mark: Mark | null
  /** the same as the server stores it (domain 7) */
  stored: Mark | null
}

export interface EditorPicture {
  width: number
  height: number
}

export type EditorPlan = PublishedPlan & EditorPicture

/** A floor as the server has it: its plan, its draft, its devices. */
export interface EditedFloor extends Omit<EditedPlan, 'devices' | 'plan' | 'draft'> {
  plan: EditorPlan | null
  draft: (PlanDraft & EditorPicture) | null
  devices: readonly EditorDevice[]
}

/** Which floor is edited. */
export interface Place {
  buildingId: string
  floor: number
}

/** Marks that differ from those of the server, by key; null = taken away. */
export type Moved = Readonly<Record<string, Mark | null>>

/** One change of one mark, which can be undone. */
export interface Step {
  key: string
  from: Mark | null
  to: Mark | null
  /** made by an arrow key: several in a row are one step */
  isNudge: boolean
}

export interface BuildingChoice {
  id: string
  name: string
}

/** What the file of a new picture is. */
export interface PictureUpload {
  file: File
}
