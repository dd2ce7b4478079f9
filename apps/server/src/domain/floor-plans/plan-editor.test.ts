import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { devices, fireHostPoints, floorPlans, indoorFacilities, inspectionTypes, storedFiles } from '../../db/schema'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const LAYOUT = '/api/device/deviceFloorLayout'

aSiteForEachTest('plans')

interface Marked {
  kind: 'device' | 'fireHostPoint'
  id: number
  positionPoint: string | null
  mayMove: boolean
}
interface Editor {
  plan: { id: number; version: number; width: number; filePath: string } | null
  draft: { id: number; filePath: string } | null
  devices: Marked[]
  floors: object[]
}
interface Envelope<Data> {
  status: number
  message?: string
  data: Data
}

const as = (token: string) => async <Data = unknown>(call: string, body?: object) => {
  const { status, body: answer } = await server.call<Envelope<Data>>(`${LAYOUT}/${call}`, token, body && { method: 'POST', body: JSON.stringify(body) })
  return { http: status, ...answer }
}
const call = <Data = unknown>(path: string, body?: object) => as(site.operator.token)<Data>(path, body)
const editor = async (floor = 3) => (await call<Editor>(`editor?buildingId=${site.buildingId}&floor=${floor}`)).data
const upload = (bytes: Uint8Array, changes: object = {}) =>
  call<{ id: number }>('saveDraft', { buildingId: site.buildingId, floor: 3, fileName: '三层.png', replaces: null, content: Buffer.from(bytes).toString('base64'), ...changes })
const seen = ({ plan }: Editor) => ({ planId: plan?.id ?? null, version: plan?.version ?? null })

async function publish(width = 1200, height = 800): Promise<Editor> {
  const { data: { id: draftId } } = await upload(pngFile(width, height), { replaces: (await editor()).draft?.id ?? null })
  expect(await call('publishDraft', { draftId, ...seen(await editor()) })).toMatchObject({ http: 200 })
  return editor()
}
const place = (state: Editor, ...marks: { id: number; positionSign: string; was: string; kind?: string }[]) =>
  call<{ version: number }>('saveMarks', { buildingId: site.buildingId, floor: 3, ...seen(state), marks: marks.map((mark) => ({ kind: 'device', ...mark })) })
const pointOf = ({ devices: rows }: Editor, id = site.smoke.id) => rows.find((row) => row.id === id)?.positionPoint
/** A facility that is inspected, with a mark on the floor. */
async function aFacility(planX: number, planY: number): Promise<number> {
  const { db } = server.deps.database
  const [type] = await db.insert(inspectionTypes).values({ tenantId: site.id, name: '灭火器' }).returning()
  const [facility] = await db.insert(indoorFacilities).values({ tenantId: site.id, typeId: type?.id ?? 0, buildingId: site.buildingId, floor: 3, planX, planY }).returning()
  return facility?.id ?? 0
}
const CHANGED = { http: 420, status: 30101, data: { time: expect.anything() as unknown } }

describe('a picture of a floor', () => {
  it('is seen by the editor only before it is published, and by every operator afterwards', async () => {
    const selectImage = async () => (await call<object[]>(`selectImage?buildingId=${site.buildingId}&floor=3`)).data
    const { data: { id: draftId } } = await upload(pngFile(1200, 800))
    expect(await editor()).toMatchObject({ plan: null, draft: { id: draftId, width: 1200, height: 800 }, floors: expect.arrayContaining([{ floor: 3, hasPlan: false, hasDraft: true, placed: 0, unplaced: 1 }]) as unknown })
    expect(await selectImage()).toEqual([])
    await call('publishDraft', { draftId, planId: null, version: null })
    const [shown] = await selectImage()
    expect(shown).toMatchObject({ fileType: 'png', fileName: '三层.png' })
    expect(await editor()).toMatchObject({ plan: { version: 1 }, draft: null })
    expect((await server.request((shown as { filePath: string }).filePath)).headers.get('content-type')).toBe('image/png')
  })

  it('is refused for its content, whatever its name, and on a floor that the building has not', async () => {
    expect(await upload(new TextEncoder().encode('<svg/>'))).toMatchObject({ http: 420, data: { field: 'content' }, message: '不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传' })
    expect(await upload(pngFile(200, 200), { floor: 10 })).toMatchObject({ http: 420, data: { field: 'floor' } })
    expect(await upload(pngFile(200, 200), { floor: 0 })).toMatchObject({ http: 420, data: { field: 'floor' } })
    expect((await editor()).draft).toBeNull()
  })

  it('of several megabytes is taken, although other calls have a limit of one', async () => {
    const large = Buffer.concat([pngFile(1200, 800), Buffer.alloc(4 * 1024 * 1024, 1)])
    expect(await upload(large)).toMatchObject({ http: 200 })
    expect(await call('discardDraft', { draftId: 1, more: 'x'.repeat(1_100_000) })).toMatchObject({ http: 413 })
  })

  it('does not replace a draft that the user has not seen; a replaced and a discarded draft leave no file behind', async () => {
    const files = async () => (await server.deps.database.db.select().from(storedFiles).where(eq(storedFiles.tenantId, site.id))).length
    const { data: { id: first } } = await upload(pngFile(1200, 800))
    expect(await upload(pngFile(900, 600))).toMatchObject(CHANGED)
    const { data: { id: second } } = await upload(pngFile(900, 600), { replaces: first })
    expect([await files(), (await editor()).draft?.id]).toEqual([1, second])
    await call('discardDraft', { draftId: second })
    expect([await files(), (await editor()).draft]).toEqual([0, null])
    expect(await call('publishDraft', { draftId: second, planId: null, version: null })).toMatchObject({ http: 420, message: '草稿不存在，可能已被发布或放弃' })
  })

  it('that replaces one of another size keeps every mark at its share, also those of systems that the user does not see', async () => {
    const { db } = server.deps.database
    const state = await publish(1200, 800)
    await place(state, { id: site.smoke.id, positionSign: '300.5,200', was: '' })
    await db.update(devices).set({ buildingId: site.buildingId, floor: 3, planX: 600, planY: 400 }).where(eq(devices.id, site.electrical.id))
    await db.update(fireHostPoints).set({ floor: 3, planX: 1200, planY: 800 }).where(eq(fireHostPoints.id, site.hostPoint.id))
    const replaced = await publish(1800, 400)
    expect(replaced.plan).toMatchObject({ width: 1800, version: 3 })
    expect(replaced.devices.map(({ kind, positionPoint }) => [kind, positionPoint])).toEqual([['device', '450.75,100'], ['device', '900,200'], ['fireHostPoint', '1800,400']])
    expect(await db.select().from(floorPlans).where(and(eq(floorPlans.buildingId, site.buildingId), isNull(floorPlans.deletedAt)))).toHaveLength(1)
  })

  it.each([[1200, 400, '300.5,100'], [600, 800, '150.25,200'], [1200, 800, '300.5,200']])('that replaces one of 1200 × 800 by one of %i × %i keeps a mark at its share, also where one side is the same', async (width, height, point) => {
    await place(await publish(1200, 800), { id: site.smoke.id, positionSign: '300.5,200', was: '' })
    expect(pointOf(await publish(width, height))).toBe(point)
  })

  it('that replaces one of another size keeps the marks of deleted devices and of inspected facilities at their share as well: a restored device stands where it stood', async () => {
    const { db } = server.deps.database
    await place(await publish(1200, 800), { id: site.smoke.id, positionSign: '300,200', was: '' })
    const facility = await aFacility(600, 400)
    await db.update(devices).set({ deletedAt: new Date(server.clock.now()), updatedBy: 'the one who has deleted it' }).where(eq(devices.id, site.smoke.id))
    await publish(1800, 400)
    const [deleted] = await db.select().from(devices).where(eq(devices.id, site.smoke.id))
    expect(deleted).toMatchObject({ planX: 450, planY: 100, updatedBy: 'the one who has deleted it' })
    expect((await db.select().from(indoorFacilities).where(eq(indoorFacilities.id, facility)))[0]).toMatchObject({ planX: 900, planY: 200 })
  })

  it('that replaces one of another size keeps the mark of a camera: its form that was opened before is refused, and cannot put it where it was in the old picture', async () => {
    await openInspectionAndVideo(server.deps, site.id)
    await publish(1200, 800)
    const send = (path: string, body?: object) =>
      server.call<Envelope<{ rows: { id: number; version: number; positionPoint: string }[] }>>(`/api/device/deviceVideoExt/${path}`, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })
    const camera = { deviceName: '门厅', sensorNo: 'lobby-1', buildingId: site.buildingId, floor: 3, positionSign: '600,400' }
    expect((await send('add', camera)).body).toEqual({ status: 200 })
    const stored = async () => (await send('pageList?sensorNo=lobby-1')).body.data.rows[0]
    const opened = await stored()
    await publish(2400, 1600)
    expect(await stored()).toMatchObject({ positionPoint: '1200,800' })
    expect((await send('update', { ...camera, id: opened?.id, version: opened?.version })).body).toMatchObject({ status: 30101, data: { person: expect.stringContaining(site.operator.username) as string } })
    expect(await stored()).toMatchObject({ positionPoint: '1200,800' })
  })

  it('is not published over a plan that another user has changed meanwhile', async () => {
    const state = await publish()
    const { data: { id: draftId } } = await upload(pngFile(900, 600))
    await place(state, { id: site.smoke.id, positionSign: '10,10', was: '' })
    expect(await call('publishDraft', { draftId, ...seen(state) })).toMatchObject(CHANGED)
    expect(pointOf(await editor())).toBe('10,10')
  })
})

describe('deviceFloorLayout/deleteImage (contract device §7)', () => {
  const remove = async (body: object) => server.call<Envelope<unknown>>(`${LAYOUT}/deleteImage`, site.operator.token, { method: 'DELETE', body: JSON.stringify(body) })

  it('removes the plan and all marks of the floor; without a plan, or without a key, it is param_required', async () => {
    await place(await publish(), { id: site.smoke.id, positionSign: '10,10', was: '' })
    const facility = await aFacility(20, 20)
    expect((await remove({ buildingId: site.buildingId, floor: 3 })).status).toBe(200)
    expect(await editor()).toMatchObject({ plan: null, devices: [{ positionPoint: null }] })
    expect((await server.deps.database.db.select().from(indoorFacilities).where(eq(indoorFacilities.id, facility)))[0]).toMatchObject({ planX: null, planY: null })
    for (const body of [{ buildingId: site.buildingId, floor: 3 }, { floor: 3 }, {}]) expect(await remove(body)).toMatchObject({ status: 500, body: { status: 500, message: 'param_required' } })
  })
})

describe('marks on a plan', () => {
  it('are saved, moved and taken away together, and the history of the device names the user', async () => {
    const first = await publish()
    expect(await place(first, { id: site.smoke.id, positionSign: '120.25,88', was: '' })).toMatchObject({ http: 200, data: { version: 2 } })
    const second = await editor()
    expect(pointOf(second)).toBe('120.25,88')
    await place(second, { id: site.smoke.id, positionSign: '', was: '120.25,88' })
    expect(pointOf(await editor())).toBeNull()
    const { body } = await server.call<Envelope<object[]>>(`/api/device/deviceSensor/changes?id=${site.smoke.id}`, site.operator.token)
    expect(body.data).toMatchObject([
      { act: 'update', fields: [{ field: 'positionSign' }, { field: 'positionPoint', before: '120.25,88', after: null }] },
      { act: 'update', person: expect.stringContaining(site.operator.username) as string },
    ])
  })

  it('of the second of two users are not saved: nothing of the first one is overwritten', async () => {
    const state = await publish()
    await place(state, { id: site.smoke.id, positionSign: '10,10', was: '' })
    expect(await place(state, { id: site.smoke.id, positionSign: '20,20', was: '' })).toMatchObject({ ...CHANGED, data: { person: expect.stringContaining(site.operator.username) as string } })
    expect(pointOf(await editor())).toBe('10,10')
  })

  it('are not saved over a place that the form of the device has changed, nor for a device that has left the floor', async () => {
    const { db } = server.deps.database
    const state = await publish()
    await db.update(devices).set({ planX: 5, planY: 6 }).where(eq(devices.id, site.smoke.id))
    expect(await place(state, { id: site.smoke.id, positionSign: '20,20', was: '' })).toMatchObject({ http: 420, data: { person: null } })
    await db.update(devices).set({ floor: 2 }).where(eq(devices.id, site.smoke.id))
    expect(await place(state, { id: site.smoke.id, positionSign: '20,20', was: '5,6' })).toMatchObject({ http: 420, data: { person: null } })
  })

  it('are all refused when one of them is outside of the picture, or of a device of another site', async () => {
    const state = await publish()
    expect(await place(state, { id: site.smoke.id, positionSign: '1200.5,10', was: '' })).toMatchObject({ http: 420, message: '标注位置超出平面图范围' })
    expect(await place(state, { id: site.smoke.id, positionSign: '1,1', was: '' }, { id: 987_654, positionSign: '1,1', was: '' })).toMatchObject({ http: 420 })
    expect(pointOf(await editor())).toBeNull()
  })

  it('are refused on a floor without a plan', async () => {
    expect(await call('saveMarks', { buildingId: site.buildingId, floor: 4, planId: 1, version: 1, marks: [] })).toMatchObject({ http: 420, message: '该楼层还没有已发布的平面图' })
  })
})

it('while the tenant does not allow pictures of floors, none is given out, and they are there again when it does', async () => {
  await publish()
  const pictures = async () => (await call<object[]>(`selectImage?buildingId=${site.buildingId}&floor=3`)).data
  expect(await pictures()).toHaveLength(1)
  const allow = (planSetup: '0' | '1') => server.call('/api/device/deviceTenantSetup/addOrUpdate', site.operator.token, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ planSetup }) })
  await allow('0')
  expect(await pictures()).toEqual([])
  await allow('1')
  expect(await pictures()).toHaveLength(1)
})
