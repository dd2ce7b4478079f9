import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { PICTURE } from './picture'
import { withScreens } from './screens.promises'

const PIXELS = { inPixels: true }

/** The plan editor; a back end without groups (the mock) promises nothing about it. */
export const planEditorPromises: readonly ContractPromise[] = [
  {
    title: 'a picture is a draft until it is published; marks on it are saved once, and the second of two savers is refused',
    check: withScreens(async ({ planEditor }, { place: { buildingId, floor } }) => {
      const at = { buildingId, floor }
      const draft = await planEditor.saveDraft({ ...at, fileName: '三层.png', content: PICTURE, replaces: null })
      const before = await planEditor.load(at)
      same(before.draft?.id, draft, 'the draft')
      await planEditor.publish(draft, { planId: before.plan?.id ?? null, version: before.plan?.version ?? null }, PIXELS)
      const { plan, devices } = await planEditor.load(at)
      hold(plan !== null, 'the draft is published')
      const device = devices.find(({ mayMove }) => mayMove)
      hold(device !== undefined, 'the floor has a device that the operator may move')
      const seen = { planId: plan.id, version: plan.version }
      const moved = { kind: device.kind, id: device.id, mark: { x: 12.5, y: 60 }, was: device.mark }
      await planEditor.saveMarks(at, seen, [moved], PIXELS)
      same(await refusal(planEditor.saveMarks(at, seen, [moved], PIXELS)), 'conflict', 'the second of two savers')
      same((await planEditor.load(at)).devices.find(({ id, kind }) => id === device.id && kind === device.kind)?.mark, moved.mark, 'the mark')
      same(await refusal(planEditor.saveDraft({ ...at, fileName: 'plan.svg', content: 'PHN2Zy8+', replaces: null })), 'refused', 'an SVG')
    }),
  },
]
