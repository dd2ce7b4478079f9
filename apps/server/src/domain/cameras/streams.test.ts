import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'

import { cameras, devices, generalRecords, roleMenus, roles, sessions } from '../../db/schema'
import { addCatalogue, addOperator, addTenant, openInspectionAndVideo, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { demoClip, FRAGMENT_MS } from './demo-clips'
import { fragmentOf } from './stream-playlist'
import { burnedAt } from './stream-tickets.queries'

// in parts: a commit has no address with a password
const ACCOUNT = ['admin', 'secret'].join(':')

let server: TestServer
let site: TestTenant
let other: TestTenant
let camera: typeof cameras.$inferSelect

beforeAll(async () => {
  server = await startTestServer()
  const typeIds = await addCatalogue(server.deps)
  site = await addTenant(server.deps, 'watched', typeIds)
  await openInspectionAndVideo(server.deps, site.id)
  other = await addTenant(server.deps, 'other', typeIds)
  const [row] = await server.deps.database.db.insert(cameras).values({ tenantId: site.id, name: '大堂', number: 'cam:1', buildingId: site.buildingId, floor: 1, address: 'demo:lobby', linkedNumbers: [site.smoke.number] }).returning()
  if (!row) throw new Error('no camera')
  camera = row
})
afterAll(() => server.stop())

const db = () => server.deps.database.db

/** The camera is online again afterwards, so that a failed check is one failed test. */
async function whileOffline(check: () => Promise<void>): Promise<void> {
  const itsDevice = eq(devices.id, camera.deviceId ?? 0)
  const [before] = await db().select().from(devices).where(itsDevice)
  await db().update(devices).set({ status: 'offline' }).where(itsDevice)
  await check().finally(() => db().update(devices).set({ status: before?.status ?? 'normal' }).where(itsDevice))
}

interface Told {
  data: { monitorUrl: string | null; mp4Url: string | null; kind: string | null; reason: string | null }
}

async function addressOf(more = '', token = site.operator.token): Promise<Told['data']> {
  return (await server.call<Told>(`/api/device/deviceVideoExt/monitorUrl?deviceId=${camera.id}${more}`, token)).body.data
}

describe('the live stream of a camera', () => {
  it('is named by the clock: after two seconds there is one fragment more', async () => {
    const { monitorUrl, kind } = await addressOf()
    expect(kind).toBe('hls')
    const sequence = async () => Number(/MEDIA-SEQUENCE:(\d+)/.exec(await (await server.request(monitorUrl ?? '')).text())?.[1])
    const first = await sequence()
    server.clock.advance(FRAGMENT_MS)
    expect(await sequence()).toBe(first + 1)
    const base = (monitorUrl ?? '').replace('live.m3u8', '')
    const init = Buffer.from(await (await server.request(`${base}init.mp4`)).arrayBuffer())
    expect(init.subarray(4, 8).toString()).toBe('ftyp')
    const response = await server.request(`${base}fragment/${first}`)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'video/iso.segment', 'no-store'])
  })

  it.each([['', 'small'], ['&isHd=1', 'large']] as const)('has the decoder of its size (%s)', async (more, size) => {
    const { monitorUrl } = await addressOf(more)
    const init = Buffer.from(await (await server.request((monitorUrl ?? '').replace('live.m3u8', 'init.mp4'))).arrayBuffer())
    expect(init.equals(demoClip('lobby', 'calm', size).init)).toBe(true)
  })

  it('begins at once as an endless MP4', async () => {
    const { mp4Url } = await addressOf('&isHd=1')
    const stop = new AbortController()
    const { body } = await server.request(mp4Url ?? '', { signal: stop.signal })
    const reader = body?.getReader()
    const parts = [await reader?.read(), await reader?.read()].map((part) => Buffer.from(part?.value ?? []))
    expect(parts[0]?.includes('moov')).toBe(true)
    expect(Buffer.concat(parts).includes('ftyp')).toBe(true)
    stop.abort()
  })

  it('shows the burning scene while the camera has a fire, and the same instant later as a recording', async () => {
    const base = ((await addressOf()).monitorUrl ?? '').replace('live.m3u8', '')
    const newest = async () => {
      const text = await (await server.request(`${base}live.m3u8`)).text()
      const name = text.split('\n').filter((line) => line.startsWith('fragment/')).at(-1) ?? ''
      return Buffer.from(await (await server.request(`${base}${name}`)).arrayBuffer())
    }
    const calm = await newest()
    await gatewayOf(server).report(pointReport('cam:1', server.clock.now(), 'VSMOKE', 1, '画面烟雾', 93))
    server.clock.advance(4 * FRAGMENT_MS)
    const burning = await newest()
    expect(burning.length).not.toBe(calm.length)
    expect(await db().select().from(generalRecords).where(eq(generalRecords.deviceId, camera.deviceId ?? 0))).toMatchObject([{ channelId: 9, category: '1', alarmType: '画面烟雾', value: 93, buildingId: site.buildingId, floor: 1 }])

    const wireTimeOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    const at = server.clock.now()
    const { monitorUrl } = await addressOf(`&dateStrs=${encodeURIComponent(`${wireTimeOf(at - 10_000)},${wireTimeOf(at)}`)}`)
    const text = await (await server.request(monitorUrl ?? '')).text()
    expect(text).toContain('#EXT-X-ENDLIST')
  })

  it('burns no longer once a person has judged the fire, unless the camera is still in alarm', async () => {
    const [row] = await db().insert(cameras).values({ tenantId: site.id, name: '走廊', number: 'cam:judged', buildingId: site.buildingId, floor: 1, linkedNumbers: [] }).returning()
    const deviceId = row?.deviceId ?? 0
    const at = (minutes: number) => server.clock.now() - 3_600_000 + minutes * 60_000
    const fire = { tenantId: site.id, channelId: 9, deviceId, sensorNumber: 'cam:judged', pointCode: 'VSMOKE', alarmType: '画面烟雾', category: '1' as const }
    await db().insert(generalRecords).values({ ...fire, raisedAt: new Date(at(0)), handled: true, handledAt: new Date(at(10)), handlePerson: 'guard' })
    const becomes = (status: 'alarm' | 'normal', minutes: number) => db().update(devices).set({ status, statusAt: new Date(at(minutes)) }).where(eq(devices.id, deviceId))
    const burned = (minutes: number) => burnedAt(db(), deviceId, at(minutes))
    await becomes('alarm', 0)
    expect([await burned(-1), await burned(5), await burned(20)]).toEqual([false, true, true])
    await becomes('normal', 15)
    expect([await burned(5), await burned(20)]).toEqual([true, false])
    await db().insert(generalRecords).values({ ...fire, category: '0', alarmType: '故障', raisedAt: new Date(at(18)) })
    expect(await burned(20), 'a fault is no fire').toBe(false)
    // the next fire has a record of its own
    await becomes('alarm', 30)
    expect(await burned(20)).toBe(false)
  })

  it('has no fragment that is still to come', async () => {
    const base = ((await addressOf()).monitorUrl ?? '').replace('live.m3u8', '')
    const status = async (number: number) => (await server.request(`${base}fragment/${number}`)).status
    const present = fragmentOf(server.clock.now())
    expect([await status(present), await status(present + 1)]).toEqual([200, 404])
  })

  it('is none while the camera is offline', async () => {
    const { monitorUrl } = await addressOf()
    await whileOffline(async () => expect((await server.request(monitorUrl ?? '')).status).toBe(404))
    expect((await server.request(monitorUrl ?? '')).status).toBe(200)
  })

  it('is refused after the sign-out of the person who asked for it, and goes on for others', async () => {
    const leaving = await addOperator(db(), site.id, 'leaving', server.clock.now(), true)
    const theirs = (await addressOf('', leaving.token)).monitorUrl ?? ''
    const ours = (await addressOf()).monitorUrl ?? ''
    expect((await server.request(theirs)).status).toBe(200)
    await server.call(`/api/auth/oauth/token?access_token=${leaving.token}`, leaving.token, { method: 'DELETE' })
    expect((await server.request(theirs)).status).toBe(403)
    expect((await server.request(ours)).status).toBe(200)
  })

  it('is refused without a ticket, and a minute after its last use', async () => {
    expect((await server.request('/files/stream/unknown/live.m3u8')).status).toBe(403)
    const { monitorUrl } = await addressOf()
    server.clock.advance(50_000)
    expect((await server.request(monitorUrl ?? '')).status).toBe(200)
    server.clock.advance(50_000)
    expect((await server.request(monitorUrl ?? '')).status).toBe(200)
    server.clock.advance(61_000)
    expect((await server.request(monitorUrl ?? '')).status).toBe(403)
  })

  it.each<[string, (roleId: string) => Promise<unknown>]>([
    ['the system of the cameras', (roleId) => db().delete(roleMenus).where(eq(roleMenus.roleId, roleId))],
    ['the place of the camera', (roleId) => db().update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, roleId))],
  ])('ends a minute after the viewer lost %s, however often it is asked for, and goes on for others', async (what, take) => {
    const viewer = await addOperator(db(), site.id, `viewer of ${what}`, server.clock.now(), false, [9])
    const theirs = (await addressOf('', viewer.token)).monitorUrl ?? ''
    const ours = (await addressOf()).monitorUrl ?? ''
    const answers = async () => [(await server.request(theirs)).status, (await server.request(ours)).status]
    const steps = async (count: number) => {
      for (let step = 0; step < count; step += 1) {
        server.clock.advance(20_000)
        await answers()
      }
    }
    await steps(6)
    expect(await answers()).toEqual([200, 200])
    await take(`r-${viewer.username}`)
    await steps(3)
    expect(await answers()).toEqual([403, 200])
  })

  it('ends when the camera gets the address of another stream: the viewer asks where it is played now', async () => {
    const { monitorUrl, mp4Url } = await addressOf()
    await db().update(cameras).set({ address: 'http://localhost/live/1.flv' }).where(eq(cameras.id, camera.id))
    expect([(await server.request(monitorUrl ?? '')).status, (await server.request((monitorUrl ?? '').replace('live.m3u8', 'init.mp4'))).status, (await server.request(mp4Url ?? '')).status]).toEqual([403, 403, 403])
    expect(await addressOf()).toMatchObject({ monitorUrl: 'http://localhost/live/1.flv', kind: 'flv' })
    await db().update(cameras).set({ address: 'demo:lobby' }).where(eq(cameras.id, camera.id))
  })

  it('ends when the camera is deleted', async () => {
    const [gone] = await db().insert(cameras).values({ tenantId: site.id, name: '前门', number: 'cam:gone', buildingId: site.buildingId, floor: 1, address: 'demo:lobby', linkedNumbers: [] }).returning()
    const { body } = await server.call<Told>(`/api/device/deviceVideoExt/monitorUrl?deviceId=${gone?.id}`, site.operator.token)
    const status = async () => (await server.request(body.data.monitorUrl ?? '')).status
    expect(await status()).toBe(200)
    await db().update(cameras).set({ deletedAt: new Date(server.clock.now()) }).where(eq(cameras.id, gone?.id ?? 0))
    expect(await status()).toBe(403)
  })

  it('ends when the session of the viewer acts for another tenant', async () => {
    const acting = await addOperator(db(), site.id, 'acting', server.clock.now(), true)
    const { monitorUrl } = await addressOf('', acting.token)
    await db().update(sessions).set({ actingTenantId: other.id }).where(eq(sessions.userId, acting.userId))
    expect((await server.request(monitorUrl ?? '')).status).toBe(403)
  })

  /** Some fragments may be under way. */
  async function endsSoon(reader: ReadableStreamDefaultReader | undefined): Promise<boolean> {
    for (let fragment = 0; fragment < 6; fragment += 1) if ((await reader?.read())?.done) return true
    return false
  }

  it('ends as an endless MP4 when the camera goes offline', async () => {
    const { mp4Url } = await addressOf()
    const reader = (await server.request(mp4Url ?? '')).body?.getReader()
    await reader?.read()
    await whileOffline(async () => expect(await endsSoon(reader)).toBe(true))
  })

  it('that was asked for while the clock was ahead ends within two minutes after it was set right', async () => {
    server.clock.jump(3_600_000)
    const { monitorUrl } = await addressOf()
    server.clock.jump(-3_600_000)
    await server.request(monitorUrl ?? '')
    expect((await server.request(monitorUrl ?? '')).status).toBe(403)
    expect((await server.request((await addressOf()).monitorUrl ?? '')).status).toBe(200)
  })

  it('of another tenant is an unknown camera', async () => {
    const { status } = await server.call(`/api/device/deviceVideoExt/monitorUrl?deviceId=${camera.id}`, other.operator.token)
    expect(status).toBe(420)
  })
})

describe('a recording of a camera', () => {
  const MINUTE = 60_000
  const wireTimeOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  /** Between two times so many minutes from now. */
  const call = (from: number, to: number) => {
    const period = [from, to].map((minutes) => wireTimeOf(server.clock.now() + minutes * MINUTE)).join(',')
    return server.call<Told & { status: number }>(`/api/device/deviceVideoExt/monitorUrl?deviceId=${camera.id}&dateStrs=${encodeURIComponent(period)}`, site.operator.token)
  }
  const fragmentsOf = async (url: string | null) => (await (await server.request(url ?? '')).text()).split('\n').filter((line) => line.startsWith('fragment/')).map((line) => Number(line.slice('fragment/'.length)))

  it.each([['is longer than ten minutes', -11, 0], ['is still to come', 1, 2], ['ends before it begins', -1, -2], ['has no length', -1, -1]])('that %s is refused at its field', async (_what, from, to) => {
    expect((await call(from, to)).body).toMatchObject({ status: 30101, data: { field: 'dateStrs' } })
  })

  it('that is not over yet ends now', async () => {
    const fragments = await fragmentsOf((await call(-5, 5)).body.data.monitorUrl)
    expect([fragments[0], fragments.at(-1)]).toEqual([fragmentOf(server.clock.now() - 5 * MINUTE), fragmentOf(server.clock.now())])
  })

  it('has an end, and no endless MP4; of the stream of another server there is none: a live picture would be taken for it', async () => {
    expect((await call(-5, -4)).body.data).toMatchObject({ kind: 'hls', mp4Url: null })
    await db().update(cameras).set({ address: 'http://localhost/live/1.flv' }).where(eq(cameras.id, camera.id))
    expect((await call(-5, -4)).body.data).toMatchObject({ monitorUrl: null, kind: null, reason: expect.stringContaining('录像') as string })
    await db().update(cameras).set({ address: null }).where(eq(cameras.id, camera.id))
    expect((await call(-5, -4)).body.data).toMatchObject({ monitorUrl: null, reason: expect.any(String) as string })
    await db().update(cameras).set({ address: 'demo:lobby' }).where(eq(cameras.id, camera.id))
  })

  it('is played also while the camera is offline now', async () => {
    const { monitorUrl } = (await call(-5, -4)).body.data
    await whileOffline(async () => expect(await fragmentsOf(monitorUrl)).toHaveLength(MINUTE / FRAGMENT_MS + 1))
  })
})

describe('an address that no camera has yet', () => {
  let administrator: string
  beforeAll(async () => {
    administrator = (await addOperator(db(), site.id, 'camera-administrator', server.clock.now(), true)).token
  })
  const tried = (videoLiveAddress: string, token = administrator) =>
    server.call<Told & { message?: string }>('/api/device/deviceVideoExt/tryAddress', token, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ videoLiveAddress }) })
  const told = async (address: string) => (await tried(address)).body.data

  it('is played as that of a camera, or the reason says why no browser can', async () => {
    expect(await told('https://video.example.com/1.flv')).toMatchObject({ monitorUrl: 'https://video.example.com/1.flv', kind: 'flv', reason: null })
    expect(await told('rtsp://10.0.0.8/1')).toMatchObject({ monitorUrl: null, reason: '浏览器不能直接播放此地址，需要流媒体网关转换' })
  })

  it('has a stream of its own, which ends as that of a camera does', async () => {
    const { monitorUrl, kind } = await told('demo:plant')
    expect(kind).toBe('hls')
    const status = async () => (await server.request(monitorUrl ?? '')).status
    expect(await status()).toBe(200)
    server.clock.advance(61_000)
    expect(await status()).toBe(403)
  })

  it.each([['', '地址不是有效的视频地址'], ['ftp://10.0.0.8/1', '地址不是有效的视频地址'], [`rtsp://${ACCOUNT}@10.0.0.8/1`, '地址中不能有账号和密码']])('is refused with its reason: %s', async (address, message) => {
    expect((await tried(address)).body).toMatchObject({ data: { field: 'videoLiveAddress' }, message })
  })
})
