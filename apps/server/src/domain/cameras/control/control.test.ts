import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, cameras } from '../../../db/schema'
import { addCatalogue, addOperator, addTenant, openInspectionAndVideo, type TestTenant } from '../../../testing/alarm-world'
import { startOnvifDevice, type OnvifDevice } from '../../../testing/onvif-device'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { readCameraNetworks } from './camera-networks'

const CALLS = '/api/device/deviceVideoExt'
// in parts: a commit has no account with its password
const PASSWORD = ['lobby', 'cam', '7'].join('-')

let server: TestServer
let site: TestTenant
let other: TestTenant
let device: OnvifDevice
let token: string
let foreign: string
let camera: string
let number: string
let tests = 0

beforeAll(async () => {
  server = await startTestServer({ config: { cameraNetworks: readCameraNetworks('127.0.0.0/8') ?? never() } })
  const types = await addCatalogue(server.deps)
  site = await addTenant(server.deps, 'watched', types)
  other = await addTenant(server.deps, 'other', types)
  for (const { id } of [site, other]) await openInspectionAndVideo(server.deps, id)
  token = (await addOperator(db(), site.id, 'turns', server.clock.now(), true)).token
  foreign = (await addOperator(db(), other.id, 'foreign', server.clock.now(), true)).token
})
afterAll(() => server.stop())

beforeEach(async () => {
  device = await startOnvifDevice({ account: 'operator', password: PASSWORD, now: server.clock.now })
  number = `ptz-${tests += 1}`
  await post('add', { deviceName: '大堂', sensorNo: number, buildingId: site.buildingId, floor: 1, controlAddress: device.address, controlAccount: 'operator' })
  camera = String((await stored()).id)
  await post('setControlPassword', { id: camera, controlPassword: PASSWORD })
  return () => device.stop()
})

const never = (): never => {
  throw new Error('no networks')
}
const db = () => server.deps.database.db
const stored = async () => (await db().select().from(cameras).where(eq(cameras.number, number)))[0] ?? never()

interface Body {
  status: number
  message?: string
  data: Record<string, unknown>
}
const post = (call: string, body: object, who = token) => server.call<Body>(`${CALLS}/${call}`, who, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const get = (call: string, who = token) => server.call<Body>(`${CALLS}/${call}`, who)
const problemOf = async (answer: Promise<{ body: Body }>) => (await answer).body.data['problem']
const audited = (act: string) => db().select().from(auditLog).where(and(eq(auditLog.action, `camera.${act}`), like(auditLog.tenantId, site.id)))

describe('a camera with a control address', () => {
  it('tells what it can do, moves, stops and goes to a preset', async () => {
    expect((await get(`control?deviceId=${camera}`)).body.data).toEqual({ problem: null, reason: null, canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门 <东>' }, { token: 'p2', name: '收费岗' }, { token: 'p3', name: 'p3' }] })
    expect((await post('move', { deviceId: camera, pan: -0.5 })).body.data).toEqual({ problem: null, reason: null })
    expect(await problemOf(post('stopMove', { deviceId: camera }))).toBeNull()
    expect(await problemOf(post('gotoPreset', { deviceId: camera, preset: 'p2' }))).toBeNull()
    expect(device.commands.map(({ action, pan, preset }) => [action, pan ?? preset])).toEqual([['move', -0.5], ['stop', undefined], ['preset', 'p2']])
  })

  it('is stopped by the server when no further move arrives', async () => {
    await post('move', { deviceId: camera, tilt: 0.5 })
    expect(device.isMoving()).toBe(true)
    await expect.poll(() => device.commands.map(({ action }) => action)).toEqual(['move', 'stop'])
  })

  it('has one entry in the operation log for each hold, and one for each preset; neither has a secret', async () => {
    const before = [await audited('move'), await audited('gotoPreset')].map(({ length }) => length)
    for (const pan of [-0.5, -0.5, 0.5]) await post('move', { deviceId: camera, pan })
    await post('stopMove', { deviceId: camera })
    await post('gotoPreset', { deviceId: camera, preset: 'p1' })
    const [moves, presets] = [await audited('move'), await audited('gotoPreset')]
    expect([moves.length, presets.length]).toEqual(before.map((count) => count + 1))
    expect(moves.at(-1)).toMatchObject({ result: 'ok', detail: { id: Number(camera), after: { deviceName: '大堂', directions: 'left,right', end: 'released', stopped: '1' } } })
    expect(presets.at(-1)?.detail).toMatchObject({ after: { preset: 'p1' }, by: 'turns(turns)' })
    expect(JSON.stringify(await db().select().from(auditLog))).not.toContain(PASSWORD)
  })

  it('has a problem in words when it does not answer, refuses the password or answers rubbish', async () => {
    await get(`control?deviceId=${camera}`)
    device.become('rubbish')
    expect((await get(`control?deviceId=${camera}`)).body.data).toEqual({ problem: 'unreadable', reason: '摄像机的响应无法识别' })
    device.become('well')
    await post('setControlPassword', { id: camera, controlPassword: 'another' })
    expect((await post('gotoPreset', { deviceId: camera, preset: 'p1' })).body.data).toEqual({ problem: 'wrongPassword', reason: '摄像机拒绝了账号或密码' })
    device.become('breaks')
    expect((await post('move', { deviceId: camera, pan: 1 })).body.data).toEqual({ problem: 'noAnswer', reason: '摄像机没有响应' })
  })

  it('that dies in a move is told to stop again when it is back', async () => {
    await post('move', { deviceId: camera, pan: 1 })
    device.become('breaks')
    expect(await problemOf(post('move', { deviceId: camera, pan: 0.2 }))).toBe('noAnswer')
    device.become('well')
    await expect.poll(() => device.commands.at(-1)?.action).toBe('stop')
  })

  it('cannot be turned by two at once', async () => {
    const second = (await addOperator(db(), site.id, `second-${camera}`, server.clock.now(), true)).token
    await post('move', { deviceId: camera, pan: 1 })
    expect((await post('move', { deviceId: camera, pan: -1 }, second)).body.data).toEqual({ problem: 'taken', reason: '其他用户正在转动此摄像机' })
    await post('stopMove', { deviceId: camera })
    expect(await problemOf(post('move', { deviceId: camera, pan: -1 }, second))).toBeNull()
    await post('stopMove', { deviceId: camera }, second)
  })

  it('of another tenant is an unknown camera, and nothing is asked of it', async () => {
    for (const answer of [get(`control?deviceId=${camera}`, foreign), ...['move', 'stopMove'].map((call) => post(call, { deviceId: camera }, foreign)), post('gotoPreset', { deviceId: camera, preset: 'p1' }, foreign), post('setControlPassword', { id: camera, controlPassword: 'x' }, foreign)]) {
      expect(await answer).toMatchObject({ status: 420, body: { message: '摄像机不存在' } })
    }
    expect(device.asked).toEqual([])
  })
})

describe('the control address of a camera', () => {
  it('is shown with its account; the password is sealed, and no call returns it', async () => {
    const { body } = await get(`get?id=${camera}`)
    expect(body.data).toMatchObject({ controlAddress: device.address, controlAccount: 'operator', hasControlPassword: '1' })
    expect(JSON.stringify(body)).not.toContain('ealed')
    expect((await stored()).sealedControlPassword).toMatch(/^database:/)
    expect(server.logLines.join('\n')).not.toContain(PASSWORD)
  })

  it('loses the password when the address or the account changes: it is not sent to another device', async () => {
    const update = async (fields: object) => post('update', { id: camera, version: (await stored()).version, ...WHOLE, ...fields })
    await update({ deviceName: '大堂二' })
    expect((await stored()).sealedControlPassword).not.toBeNull()
    await update({ controlAccount: 'admin' })
    expect((await stored()).sealedControlPassword).toBeNull()
  })

  it.each(['ftp://10.0.0.8', 'http://operator@10.0.0.8', 'http://10.0.0.8/?user=a', 'camera', 'javascript:alert(1)'])('%s is refused with its reason', async (controlAddress) => {
    expect((await post('add', { ...WHOLE, sensorNo: `${number}-2`, controlAddress })).body).toMatchObject({ data: { field: 'controlAddress' } })
  })

  it('is not connected to outside the networks of the setting', async () => {
    await post('update', { id: camera, version: (await stored()).version, ...WHOLE, controlAddress: 'http://10.0.0.8' })
    expect((await get(`control?deviceId=${camera}`)).body.data).toEqual({ problem: 'notAllowed', reason: '服务器设置不允许连接此控制地址' })
  })

  it('is missing: the camera cannot be turned', async () => {
    await post('update', { id: camera, version: (await stored()).version, ...WHOLE, controlAddress: '' })
    expect(await get(`control?deviceId=${camera}`)).toMatchObject({ status: 420, body: { message: '此摄像机没有云台控制地址' } })
  })

  const WHOLE = { deviceName: '大堂', get sensorNo() { return number }, get buildingId() { return site.buildingId }, floor: 1 }
})
