import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { planEditor, type EditedPlan, type MovedMark } from '@smart-fire/api-client/plan-editor'
import { pixelsOf, storedOf, type PositionUnit } from '@smart-fire/dialogs/provider'
import type { CallsOf } from '@smart-fire/dialogs/regions'
import { naturalSize } from '../form/natural-size'
import type { planEditorMachine } from './plan-editor.machine'
import type { EditedFloor, EditorPicture, Moved } from './plan-editor.types'
import { base64Of, checkPicture } from './picture-upload'

/** of a draft that this browser cannot show */
const NO_SIZE: EditorPicture = { width: 0, height: 0 }

/** The calls of the plan editor. Marks are pixels inside of the editor, whatever unit the platform stores (domain 7). */
export function planEditorCalls(client: ApiClient, unit: PositionUnit): CallsOf<typeof planEditorMachine> {
  const calls = client.with(planEditor)
  const inPixels = unit === 'pixel'
  return {
    loadFloor: async (place, signal) => {
      const read = await offered(calls.load(place, signal))
      return read && floorOf(read, unit, signal)
    },
    loadBuildings: async (_, signal) => (await client.with(estate).buildings.all(signal)).map(({ id, name }) => ({ id, name: name ?? id })),
    saveMarks: async ({ base, moved }, signal) => {
      const floor = demand(base)
      const plan = demand(floor.plan)
      const saved = applied(floor, moved, unit)
      const version = await calls.saveMarks(floor, { planId: plan.id, version: plan.version }, marksOf(saved, floor, moved), { inPixels }, signal)
      return { ...saved, plan: { ...plan, version } }
    },
    uploadDraft: async ({ place, upload: { file }, replaces }, signal) => {
      const size = await checkPicture(file)
      const content = await base64Of(file)
      const id = await calls.saveDraft({ ...place, fileName: file.name, content, replaces }, signal)
      try {
        return (await floorOf(await calls.load(place, signal), unit, signal)).draft
      } catch {
        // the server has the picture: called a failed upload, the next one would collide with this user's own draft
        const url = `data:${file.type};base64,${content}`
        return { id, url, fileName: file.name, ...(size ?? await naturalSize(url, signal).catch(() => NO_SIZE)), uploadedBy: null, uploadedAt: null }
      }
    },
    publishDraft: ({ base }, signal) => {
      const { plan, draft } = demand(base)
      return calls.publish(demand(draft).id, { planId: plan?.id ?? null, version: plan?.version ?? null }, { inPixels }, signal)
    },
    removePlan: (place, signal) => client.with(estate).buildings.removeFloorPlan(place, signal),
    discardDraft: ({ draftId }, signal) => calls.discardDraft(demand(draftId), signal),
  }
}

/** Null for a call that this platform does not have (ADR 3). */
async function offered(response: Promise<EditedPlan>): Promise<EditedPlan | null> {
  try {
    return await response
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return null
    throw error
  }
}

async function floorOf({ plan, draft, devices, ...rest }: EditedPlan, unit: PositionUnit, signal: AbortSignal): Promise<EditedFloor> {
  const size = plan && (await sizeOf(plan, signal))
  return {
    ...rest,
    plan: plan && size && { ...plan, ...size },
    draft: draft && { ...draft, ...(await sizeOf(draft, signal)) },
    devices: devices.map(({ mark, ...device }) => ({ ...device, key: `${device.kind}-${device.id}`, stored: mark, mark: mark && pixelsOf(mark, unit, size) })),
  }
}

/** As the server says, else as the browser shows it. */
async function sizeOf({ width, height, url }: { width: number | null; height: number | null; url: string }, signal: AbortSignal): Promise<EditorPicture> {
  return width !== null && height !== null ? { width, height } : naturalSize(url, signal)
}

/** The floor with these changes, as the server will have it once they are saved. */
function applied(floor: EditedFloor, moved: Moved, unit: PositionUnit): EditedFloor {
  const size = floor.plan
  const devices = floor.devices.map((device) => {
    const mark = moved[device.key]
    return mark === undefined ? device : { ...device, mark, stored: mark && size && storedOf(mark, unit, size) }
  })
  const placed = devices.filter(({ mark }) => mark !== null).length
  const floors = floor.floors.map((work) => (work.floor === floor.floor ? { ...work, placed, unplaced: devices.length - placed } : work))
  return { ...floor, devices, floors }
}

function marksOf(saved: EditedFloor, before: EditedFloor, moved: Moved): MovedMark[] {
  const was = new Map(before.devices.map(({ key, stored }) => [key, stored]))
  return saved.devices.flatMap(({ key, kind, id, stored }) => (key in moved ? [{ kind, id, mark: stored, was: was.get(key) ?? null }] : []))
}

/** The machine makes these calls only when there is one. */
function demand<Value>(value: Value | null): Value {
  if (value === null) throw new Error('nothing to save')
  return value
}
