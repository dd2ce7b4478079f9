import { nothing, one } from '../../decoding/readers'
import { requiredNumber, id as idText } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { FloorPlanQuery } from '../../resources/for-groups'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import type { PlanPoint } from '../plan-mark.schema'
import { editedPlan, type EditedPlan, type PlacedKind } from './plan-editor.schema'

export { PLACED_KIND, type EditedPlan, type FloorWork, type PlacedDevice, type PlacedKind, type PlanDraft, type PublishedPlan } from './plan-editor.schema'
export type { PlanPoint } from '../plan-mark.schema'

const LAYOUT = '/api/device/deviceFloorLayout'

/** The plan that the user has seen; null where the floor has none. */
export interface SeenPlan {
  planId: string | null
  version: number | null
}

/** Where a device is put; `was` is its place when it was read. Null = no mark. */
export interface MovedMark {
  kind: PlacedKind
  id: string
  mark: PlanPoint | null
  was: PlanPoint | null
}

/** A picture of a floor, and the draft that it replaces. */
export interface DraftUpload extends FloorPlanQuery {
  fileName: string
  /** a PNG or JPEG of at most 10 MB, as Base64 */
  content: string
  /** id of the draft that the user knows of; null for none */
  replaces: string | null
}

/** Where marks are pixels, they are scaled with the picture and must be inside of it (domain 7). */
export interface MarkUnit {
  inPixels: boolean
}

/**
 * The plan editor (ADR 24). Our server only: every call rejects `notFound` on others. A write that another user was faster
 * than rejects `conflict`.
 */
export type PlanEditorCalls = ReturnType<typeof planEditorCalls>

function planEditorCalls(http: Transport) {
  const post = (call: string, body: object, signal?: AbortSignal) => http.postJson(`${LAYOUT}/${call}`, body, nothing, { signal })
  return {
    /** The plan of a floor, its draft and its devices, and what is to be done on each floor of the building (GET deviceFloorLayout/editor; ADR 24). */
    load: ({ buildingId, floor }: FloorPlanQuery, signal?: AbortSignal): Promise<EditedPlan> =>
      http.get(`${LAYOUT}/editor`, one(editedPlan), { query: { buildingId, floor }, signal }),
    /** Uploads a picture that is not shown to operators before it is published; resolves with its id (POST deviceFloorLayout/saveDraft; ADR 24). `refused` says what is wrong with the file. */
    saveDraft: async ({ buildingId, floor, fileName, content, replaces }: DraftUpload, signal?: AbortSignal): Promise<string> => {
      const body = { buildingId: wireId(buildingId), floor, fileName, content, replaces: replaces === null ? null : wireId(replaces) }
      return (await http.postJson(`${LAYOUT}/saveDraft`, body, one(uploaded), { signal })).id
    },
    /** Makes a draft the plan of its floor; marks keep their share of the picture (POST deviceFloorLayout/publishDraft; ADR 24). */
    publish: (draftId: string, { planId, version }: SeenPlan, { inPixels }: MarkUnit, signal?: AbortSignal): Promise<void> =>
      post('publishDraft', { draftId: wireId(draftId), planId: planId === null ? null : wireId(planId), version, scales: inPixels }, signal),
    /** Deletes a draft (POST deviceFloorLayout/discardDraft; ADR 24). */
    discardDraft: (draftId: string, signal?: AbortSignal): Promise<void> => post('discardDraft', { draftId: wireId(draftId) }, signal),
    /** Moves, places and removes marks, all of them or none; resolves with the new version of the plan (POST deviceFloorLayout/saveMarks; ADR 24). */
    saveMarks: async ({ buildingId, floor }: FloorPlanQuery, { planId, version }: SeenPlan, marks: readonly MovedMark[], { inPixels }: MarkUnit, signal?: AbortSignal): Promise<number> => {
      const body = {
        buildingId: wireId(buildingId), floor, planId: wireId(planId ?? ''), version, scales: inPixels,
        marks: marks.map(({ kind, id, mark, was }) => ({ kind, id: wireId(id), positionSign: signOf(mark), was: signOf(was) })),
      }
      return (await http.postJson(`${LAYOUT}/saveMarks`, body, one(saved), { signal })).version
    },
  }
}

const uploaded = shape({ id: from('id', idText) })
const saved = shape({ version: from('version', requiredNumber) })

const signOf = (mark: PlanPoint | null) => (mark === null ? '' : `${mark.x},${mark.y}`)

/** Group `planEditor`: `client.with(planEditor)`. */
export const planEditor: ApiGroup<'planEditor', PlanEditorCalls> = { name: 'planEditor', calls: planEditorCalls }
