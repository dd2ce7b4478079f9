import { ApiError } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { markOf } from './marks'
import { selectBusy } from './plan-editor.actor'
import { aDraft, anEditedFloor, theirFloor, A_PLACE } from './plan-editor.fixtures'
import { anEditor, saved, settled, type Calls } from './plan-editor.machine.harness'
import type { EditedFloor } from './plan-editor.types'

const conflict = () => new ApiError('conflict', { conflict: { person: 'zhiban01', at: null, verdict: null } })

it('saves the changed marks as a whole, and has nothing unsaved afterwards', async () => {
  const saveMarks = vi.fn<Calls['saveMarks']>(async ({ base, moved }) => saved(base, moved))
  const { put, plan, actor, context, told } = await anEditor({ saveMarks })
  put()
  put('device-503', 700)
  expect(plan()).toEqual({ editing: 'changed' })
  actor.send({ type: 'plan.save' })
  put('device-502', 1)
  await settled()
  expect(saveMarks.mock.calls[0]?.[0].moved).toEqual({ 'device-501': { x: 240, y: 200 }, 'device-503': { x: 700, y: 200 } })
  expect([plan(), context().moved, told]).toEqual([{ editing: 'settled' }, {}, ['saved']])
  // the step can still be taken back, as a new change
  actor.send({ type: 'edit.undo' })
  expect(plan()).toEqual({ editing: 'changed' })
})

it('keeps every change when the save fails, says why, and saves them at the next try', async () => {
  const saveMarks = vi.fn<Calls['saveMarks']>(async ({ base, moved }) => saved(base, moved))
  saveMarks.mockRejectedValueOnce(new ApiError('network'))
  const { put, plan, actor, context } = await anEditor({ saveMarks })
  put()
  actor.send({ type: 'plan.save' })
  await settled()
  expect([plan(), Object.keys(context().moved), context().saveRefusal?.kind]).toEqual([{ editing: 'unsaved' }, ['device-501'], 'failed'])
  put('device-503', 700)
  actor.send({ type: 'plan.save' })
  await settled()
  expect([plan(), Object.keys(saveMarks.mock.lastCall?.[0].moved ?? {})]).toEqual([{ editing: 'settled' }, ['device-501', 'device-503']])
})

it('no longer says that a save has failed once there is nothing left to save', async () => {
  const { put, plan, actor } = await anEditor({ saveMarks: () => Promise.reject(new ApiError('network')) })
  put()
  actor.send({ type: 'plan.save' })
  await settled()
  actor.send({ type: 'edit.undo' })
  expect(plan()).toEqual({ editing: 'settled' })
})

it('keeps the floors of the building while another of them is loading and when it cannot be loaded: the chosen button keeps the focus', async () => {
  const loadFloor = vi.fn<Calls['loadFloor']>().mockResolvedValueOnce(anEditedFloor()).mockRejectedValue(new ApiError('network'))
  const { actor, plan, context } = await anEditor({ loadFloor })
  const { floors } = anEditedFloor()
  for (const floor of [2, 1]) {
    actor.send({ type: 'place.open', place: { buildingId: '1', floor } })
    expect([plan(), context().floors]).toEqual(['loading', floors])
    await settled()
    expect([plan(), context().floors]).toEqual(['failed', floors])
  }
  actor.send({ type: 'place.open', place: { buildingId: '2', floor: 1 } })
  expect(context().floors).toEqual([])
})

it('shows the second of two users what the first one has changed, and saves on top of it what that user decides', async () => {
  const saveMarks = vi.fn<Calls['saveMarks']>(async ({ base, moved }) => saved(base, moved))
  saveMarks.mockRejectedValueOnce(conflict())
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => theirFloor())
  loadFloor.mockResolvedValueOnce(anEditedFloor())
  const { put, plan, actor, context } = await anEditor({ saveMarks, loadFloor })
  put()
  put('device-503', 700)
  actor.send({ type: 'plan.save' })
  await settled()
  expect([plan(), context().theirs?.plan?.version]).toEqual([{ editing: 'conflict' }, 5])
  actor.send({ type: 'conflict.resolve', kept: [] })
  await settled()
  expect(saveMarks).toHaveBeenCalledTimes(2)
  expect(saveMarks.mock.lastCall?.[0]).toMatchObject({ base: { plan: { version: 5 } }, moved: { 'device-503': { x: 700, y: 200 } } })
  expect(Object.keys(saveMarks.mock.lastCall?.[0].moved ?? {})).toEqual(['device-503'])
})

it('loses nothing when the decision is put off, or when the changes of the other user cannot be loaded', async () => {
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => theirFloor())
  loadFloor.mockResolvedValueOnce(anEditedFloor())
  const { put, plan, actor, context } = await anEditor({ saveMarks: () => Promise.reject(conflict()), loadFloor })
  put()
  actor.send({ type: 'plan.save' })
  await settled()
  actor.send({ type: 'conflict.cancel' })
  expect([plan(), Object.keys(context().moved), context().theirs]).toEqual([{ editing: 'unsaved' }, ['device-501'], null])
  loadFloor.mockRejectedValueOnce(new ApiError('network'))
  actor.send({ type: 'plan.save' })
  await settled()
  expect([plan(), Object.keys(context().moved)]).toEqual([{ editing: 'unsaved' }, ['device-501']])
})

it('asks before unsaved changes are lost, by closing and by another floor, and goes at once without any', async () => {
  const { put, actor, told, value, context } = await anEditor()
  actor.send({ type: 'place.open', place: { buildingId: '1', floor: 2 } })
  await settled()
  expect(context().place.floor).toBe(2)
  put()
  actor.send({ type: 'place.open', place: { buildingId: '1', floor: 1 } })
  expect([value().leaving, context().place.floor]).toEqual(['asking', 2])
  actor.send({ type: 'leave.cancel' })
  expect(Object.keys(context().moved)).toEqual(['device-501'])
  actor.send({ type: 'editor.close' })
  expect([value().leaving, told]).toEqual(['asking', []])
  actor.send({ type: 'leave.confirm' })
  expect(told).toEqual(['closed'])
})

it('does not load the plan again over unsaved marks', async () => {
  const { put, actor, plan, context } = await anEditor()
  put()
  actor.send({ type: 'plan.reload' })
  await settled()
  expect([plan(), Object.keys(context().moved)]).toEqual([{ editing: 'changed' }, ['device-501']])
})

it('stops asking about changes that have been saved meanwhile', async () => {
  const { put, actor, value } = await anEditor()
  put()
  actor.send({ type: 'plan.save' })
  actor.send({ type: 'editor.close' })
  expect(value().leaving).toBe('asking')
  await settled()
  expect(value().leaving).toBe('staying')
})

it.each([{ type: 'draft.publish' }, { type: 'plan.remove' }] as const)('offers no mark to be moved while its change would be lost: $type', async (event) => {
  const { actor } = await anEditor({ loadFloor: async () => anEditedFloor({ draft: aDraft() }) })
  expect(selectBusy(actor.getSnapshot())).toBe(false)
  actor.send(event)
  expect(selectBusy(actor.getSnapshot())).toBe(true)
})

it('takes a mark back to where it was saved, when it was moved by arrow keys before and after the save', async () => {
  const { actor, context } = await anEditor()
  const nudge = (x: number) => actor.send({ type: 'mark.put', key: 'device-501', mark: { x, y: 190 }, isNudge: true })
  nudge(181)
  actor.send({ type: 'plan.save' })
  await settled()
  nudge(182)
  actor.send({ type: 'edit.undo' })
  expect(markOf(context(), 'device-501')).toEqual({ x: 181, y: 190 })
})

it('says that a platform without the editor has none, which is not an empty floor', async () => {
  const missing = await anEditor({ loadFloor: async () => null })
  const noPlan = await anEditor({ loadFloor: async () => anEditedFloor({ plan: null }) })
  const failed = await anEditor({ loadFloor: () => Promise.reject(new ApiError('network')) })
  expect([missing.plan(), noPlan.plan(), failed.plan()]).toEqual(['notOffered', 'noPlan', 'failed'])
  expect(noPlan.context().base?.devices).toHaveLength(5)
})

it('deletes the plan of the floor with its marks, after which the floor has none', async () => {
  const removePlan = vi.fn<Calls['removePlan']>(async () => {})
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => anEditedFloor({ plan: null }))
  loadFloor.mockResolvedValueOnce(anEditedFloor())
  const { actor, plan, put, told } = await anEditor({ removePlan, loadFloor })
  actor.send({ type: 'plan.remove' })
  put()
  await settled()
  expect(removePlan.mock.calls[0]?.[0]).toEqual(A_PLACE)
  expect([plan(), told]).toEqual(['noPlan', ['removed']])
})

it('does not delete a plan with unsaved marks, and says why a deletion failed', async () => {
  const removePlan = vi.fn<Calls['removePlan']>().mockRejectedValue(new ApiError('network'))
  const { actor, put, value, context } = await anEditor({ removePlan })
  put()
  actor.send({ type: 'plan.remove' })
  expect(removePlan).not.toHaveBeenCalled()
  actor.send({ type: 'edit.undo' })
  actor.send({ type: 'plan.remove' })
  await settled()
  expect([value().picture, context().pictureRefusal?.kind, value().plan]).toEqual(['refused', 'failed', { editing: 'settled' }])
})

it('takes a change back and repeats it, and selects the device each time', async () => {
  const { put, actor, context } = await anEditor()
  put()
  actor.send({ type: 'device.select', key: 'device-502' })
  actor.send({ type: 'edit.undo' })
  expect([context().moved, context().selected]).toEqual([{}, 'device-501'])
  actor.send({ type: 'device.select', key: null })
  actor.send({ type: 'edit.redo' })
  expect([context().moved, context().selected]).toEqual([{ 'device-501': { x: 240, y: 200 } }, 'device-501'])
})

it('keeps nothing of the floor that was left for another one, which can be loaded again when that failed', async () => {
  const loadFloor = vi.fn<Calls['loadFloor']>(async ({ floor }) => anEditedFloor({ floor }))
  const { put, actor, context, value } = await anEditor({ loadFloor })
  put()
  loadFloor.mockRejectedValueOnce(new ApiError('network'))
  actor.send({ type: 'place.open', place: { buildingId: '1', floor: 2 } })
  actor.send({ type: 'leave.confirm' })
  await settled()
  expect([value().plan, context().base, context().moved, context().past]).toEqual(['failed', null, {}, []])
  actor.send({ type: 'plan.retry' })
  await settled()
  expect([value().plan, context().base?.floor]).toEqual([{ editing: 'settled' }, 2])
})

it('says who was faster, also when the plan is gone meanwhile: then there is nothing to compare, and no change is lost', async () => {
  for (const now of [null, anEditedFloor({ plan: null })]) {
    const loadFloor = vi.fn<Calls['loadFloor']>(async () => now)
    loadFloor.mockResolvedValueOnce(anEditedFloor())
    const { put, plan, actor, context } = await anEditor({ saveMarks: () => Promise.reject(conflict()), loadFloor })
    put()
    actor.send({ type: 'plan.save' })
    await settled()
    expect([plan(), context().saveRefusal?.person, Object.keys(context().moved)]).toEqual([{ editing: 'unsaved' }, 'zhiban01', ['device-501']])
  }
})

it('saves nothing more when this user keeps none of the contested marks: the plan is then as the other user has left it', async () => {
  const saveMarks = vi.fn<Calls['saveMarks']>().mockRejectedValue(conflict())
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => theirFloor())
  loadFloor.mockResolvedValueOnce(anEditedFloor())
  const { put, plan, actor, context } = await anEditor({ saveMarks, loadFloor })
  put()
  actor.send({ type: 'plan.save' })
  await settled()
  actor.send({ type: 'conflict.resolve', kept: [] })
  await settled()
  expect(saveMarks).toHaveBeenCalledTimes(1)
  // a step of before would lead back to where the other user has moved the mark away from
  expect([plan(), context().base?.plan?.version, context().moved, context().past, context().theirs]).toEqual([{ editing: 'settled' }, 5, {}, [], null])
})

it.each([
  ['uploaded', { type: 'picture.upload', upload: { file: new File([], '三层.png') } }, anEditedFloor(), anEditedFloor({ draft: aDraft() })],
  ['discarded', { type: 'draft.discard' }, anEditedFloor({ draft: aDraft() }), anEditedFloor()],
] as const)('a draft that is %s while the plan is loaded again is seen as it is now, not as the older response has it', async (_, event, before, after) => {
  let endLoad: (floor: EditedFloor) => void = () => undefined
  let endPicture: (draft: EditedFloor['draft']) => void = () => undefined
  const late = new Promise<EditedFloor>((resolve) => { endLoad = resolve })
  const picture = new Promise<EditedFloor['draft']>((resolve) => { endPicture = resolve })
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => after)
  loadFloor.mockResolvedValueOnce(before).mockReturnValueOnce(late)
  const { actor, plan, context } = await anEditor({ loadFloor, uploadDraft: () => picture, discardDraft: async () => void (await picture) })
  actor.send(event)
  actor.send({ type: 'plan.reload' })
  endPicture(after.draft)
  await settled()
  endLoad(before)
  await settled()
  expect([plan(), context().base?.draft]).toEqual([{ editing: 'settled' }, after.draft])
})
