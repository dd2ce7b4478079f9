import { type CallsOf, provideCalls } from '@smart-fire/dialogs/regions'
import { createActor } from 'xstate'
import { aDraft, anEditedFloor, A_PLACE, SOME_BUILDINGS } from './plan-editor.fixtures'
import { planEditorMachine } from './plan-editor.machine'
import type { EditedFloor } from './plan-editor.types'

/** The calls of the editor. */
export type Calls = CallsOf<typeof planEditorMachine>

/** The floor after these marks were saved. */
export const saved = (base: EditedFloor | null, moved: object): EditedFloor => ({ ...anEditedFloor(), ...base, devices: (base?.devices ?? []).map((device) => ({ ...device, ...(device.key in moved ? { mark: (moved as Record<string, EditedFloor['devices'][number]['mark']>)[device.key] ?? null } : {}) })) })

/** The editor on calls of the test, loaded. */
export async function anEditor(calls: Partial<Calls> = {}) {
  const actor = createActor(provideCalls(planEditorMachine, {
    loadFloor: async () => anEditedFloor(), loadBuildings: async () => SOME_BUILDINGS, saveMarks: async ({ base, moved }) => saved(base, moved),
    uploadDraft: async () => aDraft(), publishDraft: async () => {}, discardDraft: async () => {}, removePlan: async () => {}, ...calls,
  }), { input: { place: A_PLACE, selected: null } })
  const told: string[] = []
  for (const type of ['closed', 'saved', 'published', 'removed'] as const) actor.on(type, () => told.push(type))
  actor.start()
  await settled()
  const put = (key = 'device-501', x = 240) => actor.send({ type: 'mark.put', key, mark: { x, y: 200 }, isNudge: false })
  return { actor, told, put, plan: () => actor.getSnapshot().value.plan, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

/** After what has been answered was taken in. */
export const settled = () => new Promise((resolve) => { setTimeout(resolve) })
