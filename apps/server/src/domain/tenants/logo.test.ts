import { get } from 'node:http'

import { eq, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { storedFiles, tenants } from '../../db/schema'
import { pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const BASE = '/api/device/deviceTenantSetup'

aSiteForEachTest('logo')

const call = async <Data = unknown>(path: string, body?: object) =>
  (await server.call<{ status: number; message?: string; data: Data }>(`${BASE}/${path}`, site.operator.token, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).body
const settings = async () => (await call<{ version: number; logo: string | null }>('config')).data
const head = async () => (await server.call<{ logo?: string }>('/api/admin/user/front/info', site.operator.token)).body.logo
const png = (width: number, height = width) => pngFile(width, height).toString('base64')
const files = () => server.deps.database.db.select().from(storedFiles).where(eq(storedFiles.tenantId, site.id))

it('a logo is served to everybody from its address, which the settings and the session name, and a new one replaces its file', async () => {
  expect(await head()).toBeUndefined()
  expect(await call('saveLogo', { content: png(120, 40), version: 0 })).toEqual({ status: 200 })
  const { logo, version } = await settings()
  expect([await head(), version]).toEqual([logo, 1])
  const picture = await server.request(logo ?? '')
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('content-security-policy')]).toEqual([200, 'image/png', expect.stringContaining('sandbox')])
  expect(await call('saveLogo', { content: png(64), version })).toEqual({ status: 200 })
  expect((await server.request(logo ?? '')).status).toBe(404)
  expect(await files()).toHaveLength(1)
  expect(await call('removeLogo', { version: 2 })).toEqual({ status: 200 })
  expect([(await settings()).logo, await files()]).toEqual([null, []])
})

it('other settings keep the logo, and an older version does not replace it', async () => {
  await call('saveLogo', { content: png(64), version: 0 })
  await call('addOrUpdate', { planSetup: '1', version: 1 })
  const { logo } = await settings()
  expect(logo).toMatch(/^\/files\/logo\//)
  expect(await call('saveLogo', { content: png(32), version: 1 })).toMatchObject({ status: 30101, data: { version: 2 } })
  expect((await settings()).logo).toBe(logo)
})

it.each([
  ['wider than 1024 pixels', () => png(1025, 30), '标志图片的宽和高不能超过 1024 像素'],
  ['larger than 512 KB', () => Buffer.concat([pngFile(64, 64), Buffer.alloc(512 * 1024)]).toString('base64'), '标志图片不能超过 512 KB'],
])('one that is %s is refused', async (_what, content, message) => {
  expect(await call('saveLogo', { content: content() })).toEqual({ status: 30101, message, data: { field: 'content' } })
})

it('what is no picture is refused, and no other file is served as a logo', async () => {
  expect(await call('saveLogo', { content: Buffer.from('<svg onload="x"/>').toString('base64') })).toMatchObject({ status: 30101, data: { field: 'content' } })
  await server.deps.database.db.insert(storedFiles).values({ key: `${site.id}.png`, tenantId: site.id, contentType: 'image/png', content: new Uint8Array(pngFile(8, 8)) })
  expect((await server.request(`/files/logo/${site.id}.png`)).status).toBe(404)
})

// `fetch` sends the host of the address
const ofHost = (host: string) => new Promise<number | undefined>((resolve, reject) => {
  get(new URL('/files/logo/ofHost', server.url), { headers: { host } }, (response) => resolve(response.resume().statusCode)).on('error', reject)
})

it('the only site that is not deleted has its logo at the sign-in; of several none is guessed', async () => {
  const others = (deletedAt: Date | null) => server.deps.database.db.update(tenants).set({ deletedAt }).where(ne(tenants.id, site.id))
  await call('saveLogo', { content: png(64), version: 0 })
  await others(new Date(server.clock.now()))
  expect(await ofHost('fire.example.com')).toBe(200)
  await others(null)
  expect(await ofHost('fire.example.com')).toBe(204)
})

it('at the sign-in the host names the site; a host of nobody has no logo', async () => {
  await call('saveLogo', { content: png(64), version: 0 })
  expect(await ofHost('fire.example.com')).toBe(204)
  await server.deps.database.db.update(tenants).set({ domain: 'Fire.example.com' }).where(eq(tenants.id, site.id))
  expect(await ofHost('fire.example.com')).toBe(200)
  await call('removeLogo', { version: 1 })
  expect(await ofHost('fire.example.com')).toBe(204)
})
