import { ApiError } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { aDraft, anEditedFloor } from './plan-editor.fixtures'
import { anEditor, saved, settled, type Calls } from './plan-editor.machine.harness'

it('publishes a draft only when no mark is unsaved, and loads the plan with the moved marks again', async () => {
  const loadFloor = vi.fn<Calls['loadFloor']>(async () => anEditedFloor({ draft: aDraft() }))
  const publishDraft = vi.fn<Calls['publishDraft']>(async () => {})
  const { put, actor, told, value } = await anEditor({ loadFloor, publishDraft })
  put()
  actor.send({ type: 'draft.publish' })
  expect(value().picture).toBe('idle')
  actor.send({ type: 'edit.undo' })
  actor.send({ type: 'draft.publish' })
  // a mark that is moved now would be lost by the reload
  put()
  await settled()
  expect([publishDraft, loadFloor].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  expect([told, value().plan]).toEqual([['published'], { editing: 'settled' }])
})

it('shows an uploaded draft, and keeps unsaved marks during the upload', async () => {
  const { put, actor, value, context } = await anEditor()
  put()
  actor.send({ type: 'picture.upload', upload: { file: new File([], 'a.png') } })
  await settled()
  expect([value().view, context().base?.draft?.id, Object.keys(context().moved)]).toEqual(['draft', '7', ['device-501']])
})

it('keeps a draft that was uploaded, and one that was discarded, while the marks were being saved', async () => {
  for (const [before, event, after] of [
    [null, { type: 'picture.upload', upload: { file: new File([], 'a.png') } }, '7'],
    [aDraft(), { type: 'draft.discard' }, undefined],
  ] as const) {
    let save = () => {}
    const { put, actor, context, plan } = await anEditor({
      loadFloor: async () => anEditedFloor({ draft: before }),
      saveMarks: async ({ base, moved }) => { await new Promise<void>((resolve) => { save = resolve }); return saved(base, moved) },
    })
    put()
    actor.send({ type: 'plan.save' })
    actor.send(event)
    await settled()
    save()
    await settled()
    expect([plan(), context().base?.draft?.id]).toEqual([{ editing: 'settled' }, after])
  }
})

it('tells in the rail whether the floor has a draft, as soon as one is uploaded or discarded', async () => {
  const { actor, context } = await anEditor()
  const hasDraft = () => context().base?.floors.map((work) => work.hasDraft)
  actor.send({ type: 'picture.upload', upload: { file: new File([], 'a.png') } })
  await settled()
  expect(hasDraft()).toEqual([true, true, false, false])
  actor.send({ type: 'draft.discard' })
  await settled()
  expect(hasDraft()).toEqual([false, true, false, false])
})

it.each([
  { type: 'place.open', place: { buildingId: '1', floor: 2 } }, { type: 'editor.close' },
] as const)('asks before the upload of a picture is broken off: $type', async (away) => {
  let upload = () => {}
  const { actor, value, context, told } = await anEditor({ uploadDraft: async () => { await new Promise<void>((resolve) => { upload = resolve }); return aDraft() } })
  actor.send({ type: 'picture.upload', upload: { file: new File([], 'a.png') } })
  actor.send(away)
  expect([value().leaving, value().picture]).toEqual(['asking', 'uploading'])
  // there is nothing to ask about any more
  upload()
  await settled()
  expect([value().leaving, context().base?.draft?.id, told]).toEqual(['staying', '7', []])
  actor.send(away)
  expect([value().leaving, told]).toEqual(away.type === 'editor.close' ? ['gone', ['closed']] : ['staying', []])
})

it('gives a draft that arrives late to no other floor, and shows neither the refusal of a picture nor the draft of the floor before', async () => {
  let upload = () => {}
  const loadFloor: Calls['loadFloor'] = async ({ floor }) => anEditedFloor({ floor, draft: floor === 3 ? null : aDraft() })
  const late = await anEditor({ loadFloor: async ({ floor }) => anEditedFloor({ floor }), uploadDraft: async () => { await new Promise<void>((resolve) => { upload = resolve }); return aDraft() } })
  late.actor.send({ type: 'picture.upload', upload: { file: new File([], 'a.png') } })
  late.actor.send({ type: 'place.open', place: { buildingId: '1', floor: 2 } })
  late.actor.send({ type: 'leave.confirm' })
  await settled()
  upload()
  await settled()
  expect([late.context().base?.floor, late.context().base?.draft, late.value().picture]).toEqual([2, null, 'idle'])

  const { actor, value } = await anEditor({ loadFloor, uploadDraft: async () => Promise.reject(new ApiError('network')) })
  actor.send({ type: 'picture.upload', upload: { file: new File([], 'a.png') } })
  await settled()
  expect(value().picture).toBe('refused')
  actor.send({ type: 'place.open', place: { buildingId: '1', floor: 2 } })
  await settled()
  actor.send({ type: 'draft.show' })
  expect([value().picture, value().view]).toEqual(['idle', 'draft'])
  actor.send({ type: 'place.open', place: { buildingId: '1', floor: 1 } })
  await settled()
  expect(value().view).toBe('published')
})

it('says why a picture was refused, and takes another one in place of the draft that there is', async () => {
  const uploadDraft = vi.fn<Calls['uploadDraft']>(async () => aDraft())
  uploadDraft.mockRejectedValueOnce(new ApiError('refused', { serverMessage: '不支持 SVG 图片' }))
  const { actor, value, context } = await anEditor({ loadFloor: async () => anEditedFloor({ draft: aDraft() }), uploadDraft })
  const upload = { type: 'picture.upload', upload: { file: new File([], 'a.png') } } as const
  actor.send(upload)
  await settled()
  expect([value().picture, context().pictureRefusal]).toMatchObject(['refused', { kind: 'refused', message: '不支持 SVG 图片' }])
  actor.send(upload)
  await settled()
  expect([value().picture, uploadDraft.mock.lastCall?.[0].replaces]).toEqual(['idle', '7'])
})

it.each(['draft.publish', 'draft.discard', 'plan.remove'] as const)('marks can be moved again, and the next picture be sent, once it has ended: %s', async (type) => {
  const { put, actor, value, plan } = await anEditor({ loadFloor: async () => anEditedFloor({ draft: aDraft() }) })
  actor.send({ type })
  await settled()
  put()
  expect([value().picture, plan()]).toEqual(['idle', { editing: 'changed' }])
})

it.each(['draft.publish', 'draft.discard'] as const)('says why the draft is as it was: %s', async (type) => {
  const fails = () => Promise.reject(new ApiError('network'))
  const { actor, value, context } = await anEditor({ loadFloor: async () => anEditedFloor({ draft: aDraft() }), publishDraft: fails, discardDraft: fails })
  actor.send({ type })
  await settled()
  expect([value().picture, context().pictureRefusal?.kind, context().base?.draft?.id]).toEqual(['refused', 'failed', '7'])
  actor.send({ type: 'picture.dismiss' })
  expect(value().picture).toBe('idle')
})

it.each([{ type: 'picture.upload', upload: { file: new File([], 'a.png') } }, { type: 'draft.publish' }, { type: 'draft.discard' }, { type: 'plan.remove' }] as const)(
  'a picture whose answer was lost may have been taken: it is not called unchanged, and the floor is loaded again on request: $type', async (event) => {
    const lost = () => Promise.reject(new ApiError('network'))
    const loadFloor = vi.fn<Calls['loadFloor']>(async () => anEditedFloor({ draft: aDraft() }))
    const { actor, value, context } = await anEditor({ loadFloor, uploadDraft: lost, publishDraft: lost, discardDraft: lost, removePlan: lost })
    actor.send(event)
    await settled()
    expect([value().picture, context().pictureRefusal?.isUnknown]).toEqual(['refused', true])
    loadFloor.mockResolvedValueOnce(anEditedFloor({ draft: { ...aDraft(), id: '9' } }))
    actor.send({ type: 'plan.reload' })
    await settled()
    expect([value().picture, context().base?.draft?.id]).toEqual(['idle', '9'])
  },
)
