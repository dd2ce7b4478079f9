import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { cameras, roleElements, roles } from '../../db/schema'
import { addOperator, openInspectionAndVideo } from '../../testing/alarm-world'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const CAMERAS = '/api/device/deviceVideoExt'
const GROUPS = '/api/device/deviceVideoGroup'
const DONE = { status: 200, body: { status: 200 } }

aSiteForEachTest('camera-groups')
beforeEach(() => openInspectionAndVideo(server.deps, site.id))

interface Envelope { status: number; message?: string; data: { rows: { id: number; groupId: number | null; groupName: string | null; deviceCount: number }[] } }

const get = (path: string, token = site.operator.token) => server.call<Envelope>(path, token)
const post = (path: string, body: object) => server.call<Envelope>(path, site.operator.token, { method: 'POST', body: JSON.stringify(body) })
const camera = (changes: object = {}) => ({ deviceName: '大堂', sensorNo: `lobby-${site.id}`, buildingId: site.buildingId, floor: 1, ...changes })
const listed = async (path: string) => (await get(`${path}/pageList`)).body.data.rows[0]

/** A group of cameras with one camera; their ids. */
async function aGroup(): Promise<{ groupId: number; cameraId: number }> {
  expect(await post(`${GROUPS}/add`, { deviceGroupName: '大堂组' })).toEqual(DONE)
  const groupId = (await listed(GROUPS))?.id ?? 0
  expect(await post(`${CAMERAS}/add`, camera({ groupId }))).toEqual(DONE)
  return { groupId, cameraId: (await listed(CAMERAS))?.id ?? 0 }
}

/** May delete groups, and sees no building. */
async function guardOfNowhere(): Promise<string> {
  const { db } = server.deps.database
  const guard = await addOperator(db, site.id, `${site.id}-guard`, server.clock.now(), false, [9])
  await db.insert(roleElements).values({ roleId: `r-${guard.username}`, elementCode: 'videoSurveillance/videoDeviceManger:btn_del' })
  await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, `r-${guard.username}`))
  return guard.token
}

it('a group that has cameras is kept, and says how many', async () => {
  const { groupId } = await aGroup()
  expect(await listed(GROUPS)).toMatchObject({ deviceCount: 1 })
  expect(await get(`${GROUPS}/delete?id=${groupId}`)).toMatchObject({ status: 420, body: { message: '正在被使用，无法删除：摄像机 1 个' } })
})

it('a camera that comes back from the recycle bin after its group was deleted has no group, and is changed like any other', async () => {
  const { groupId, cameraId } = await aGroup()
  const deviceId = (await server.deps.database.db.select().from(cameras).where(eq(cameras.id, cameraId)))[0]?.deviceId
  expect(await get(`${CAMERAS}/delete?id=${cameraId}`)).toEqual(DONE)
  expect(await get(`${GROUPS}/delete?id=${groupId}`, await guardOfNowhere()), 'by a user who does not see where the camera was').toEqual(DONE)
  expect(await server.call('/api/device/recycleBin/restore', site.operator.token, { method: 'POST', body: new URLSearchParams({ kind: 'device', id: String(deviceId) }) })).toEqual(DONE)
  const restored = await listed(CAMERAS)
  expect(await post(`${CAMERAS}/update`, camera({ id: cameraId, groupId: restored?.groupId, deviceName: '大堂东' }))).toEqual(DONE)
  expect(restored).toMatchObject({ id: cameraId, groupId: null, groupName: null })
})
