import { ApiError, createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { EditedPlan, PlanEditorCalls } from '@smart-fire/api-client/plan-editor'
import type { PositionUnit } from '@smart-fire/dialogs/provider'
import { expect, it, vi } from 'vitest'
import { planEditorCalls } from './plan-editor.calls'
import { aDraft, anEditedFloor, anEditorDevice, A_PLACE } from './plan-editor.fixtures'
import type { EditedFloor } from './plan-editor.types'

const { signal } = new AbortController()

/** The calls of the editor on a platform that keeps marks in this unit. */
function callsOn(wire: Partial<PlanEditorCalls>, unit: PositionUnit = 'pixel') {
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => wire } as unknown as ApiClient
  return planEditorCalls(client, unit)
}

/** A floor as the client reads it: its marks as they are stored. */
function aRead({ devices, ...floor }: EditedFloor, over: Partial<EditedPlan> = {}): EditedPlan {
  return { ...floor, devices: devices.map(({ key: _key, stored, ...device }) => ({ ...device, mark: stored })), ...over }
}

const DEVICE = anEditorDevice({ stored: { x: 0.15, y: 0.2375 } })
const POINT = anEditorDevice({ kind: 'fireHostPoint', mark: null, stored: null })
const FLOOR = anEditedFloor({ devices: [DEVICE, POINT, anEditorDevice({ id: '502' })] })

it('reads marks in pixels of the picture, and keeps apart a device and a point with the same id', async () => {
  const { loadFloor } = callsOn({ load: async () => aRead(FLOOR) }, 'fraction')
  const floor = await loadFloor(A_PLACE, signal)
  expect(floor?.devices.slice(0, 2).map(({ key, mark, stored }) => [key, mark, stored])).toEqual([['device-501', { x: 180, y: 190 }, { x: 0.15, y: 0.2375 }], ['fireHostPoint-501', null, null]])
})

it('takes only the answer that there is no such call for a platform without the editor: a plan that could not be loaded has failed', async () => {
  expect(await callsOn({ load: () => Promise.reject(new ApiError('notFound')) }).loadFloor(A_PLACE, signal)).toBeNull()
  await expect(callsOn({ load: () => Promise.reject(new ApiError('network')) }).loadFloor(A_PLACE, signal)).rejects.toMatchObject({ kind: 'network' })
})

it('saves what was moved and nothing else, each with the place where it was read, and counts what is placed', async () => {
  const saveMarks = vi.fn<PlanEditorCalls['saveMarks']>(async () => 5)
  const saved = await callsOn({ saveMarks }, 'fraction').saveMarks({ base: FLOOR, moved: { 'device-501': null, 'fireHostPoint-501': { x: 600, y: 400 } } }, signal)
  expect(saveMarks.mock.calls[0]?.slice(1, 4)).toEqual([
    { planId: '61', version: 4 },
    [{ kind: 'device', id: '501', mark: null, was: { x: 0.15, y: 0.2375 } }, { kind: 'fireHostPoint', id: '501', mark: { x: 0.5, y: 0.5 }, was: null }],
    { inPixels: false },
  ])
  // the next save names this one as what it has read
  expect([saved.plan?.version, saved.devices.map(({ mark, stored }) => [mark, stored]).slice(0, 2)]).toEqual([5, [[null, null], [{ x: 600, y: 400 }, { x: 0.5, y: 0.5 }]]])
  expect(saved.floors.map(({ floor, placed, unplaced }) => [floor, placed, unplaced])).toEqual([[3, 2, 1], [2, 12, 0], [1, 0, 9], [-1, 0, 0]])
})

it('an uploaded picture is the draft also when the floor cannot be loaded after it: called a failure, the next upload would collide with it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2400, height: 1600, close: () => undefined }))
  vi.stubGlobal('FileReader', class {
    result = 'data:image/png;base64,UE5H'
    onload = () => {}
    readAsDataURL() { this.onload() }
  })
  const saveDraft = vi.fn<PlanEditorCalls['saveDraft']>(async () => '8')
  const load = vi.fn<PlanEditorCalls['load']>(() => Promise.reject(new ApiError('network')))
  const upload = { file: new File(['PNG'], '三层.png', { type: 'image/png' }) }
  const calls = callsOn({ saveDraft, load })
  const draft = await calls.uploadDraft({ place: A_PLACE, upload, replaces: null }, signal)
  expect(draft).toEqual({ id: '8', url: 'data:image/png;base64,UE5H', fileName: '三层.png', width: 2400, height: 1600, uploadedBy: null, uploadedAt: null })
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith({ ...A_PLACE, fileName: '三层.png', content: 'UE5H', replaces: null }, signal)

  // as the server has it, once that can be loaded
  load.mockResolvedValueOnce(aRead(anEditedFloor({ draft: aDraft() })))
  expect(await calls.uploadDraft({ place: A_PLACE, upload, replaces: '8' }, signal)).toEqual(aDraft())
  // nothing was stored
  saveDraft.mockRejectedValueOnce(new ApiError('network'))
  await expect(calls.uploadDraft({ place: A_PLACE, upload, replaces: '7' }, signal)).rejects.toMatchObject({ kind: 'network' })
})

it('an SVG whose floor cannot be loaded after the upload has the size that the browser shows it in', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no bitmap')))
  vi.stubGlobal('FileReader', class {
    result = 'data:image/svg+xml;base64,U1ZH'
    onload = () => {}
    readAsDataURL() { this.onload() }
  })
  let isShown = true
  vi.stubGlobal('Image', class {
    naturalWidth = 640
    naturalHeight = 480
    onload = () => {}
    onerror = () => {}
    set src(_url: string) { (isShown ? this.onload : this.onerror)() }
  })
  const calls = callsOn({ saveDraft: async () => '8', load: () => Promise.reject(new ApiError('network')) })
  const upload = { file: new File(['SVG'], '三层.svg', { type: 'image/svg+xml' }) }
  expect(await calls.uploadDraft({ place: A_PLACE, upload, replaces: null }, signal)).toMatchObject({ id: '8', width: 640, height: 480 })
  isShown = false
  expect(await calls.uploadDraft({ place: A_PLACE, upload, replaces: null }, signal)).toMatchObject({ id: '8', width: 0, height: 0 })
})

it('publishes the draft in place of the plan that the user has seen, or of none', async () => {
  const publish = vi.fn<PlanEditorCalls['publish']>(async () => {})
  const { publishDraft } = callsOn({ publish })
  await publishDraft({ base: anEditedFloor({ draft: aDraft() }) }, signal)
  await publishDraft({ base: anEditedFloor({ plan: null, draft: aDraft() }) }, signal)
  expect(publish.mock.calls.map((call) => call.slice(0, 3))).toEqual([['7', { planId: '61', version: 4 }, { inPixels: true }], ['7', { planId: null, version: null }, { inPixels: true }]])
})
