import { and, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { auditLog, deviceFiles, devices, storedFiles } from '../../db/schema'
import { userWith } from '../../testing/device-user'
import { pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { forgetOldData } from '../retention/retention'

const FILES = '/api/device/deviceFile'
const DONE = { http: 200, body: { status: 200 } }
const FORBIDDEN = { http: 403, body: { status: 40131 } }
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'
const DAY_MS = 86_400_000
const SMOKE = 'huozaibaojing/fireDeviceManger'
const ELECTRICAL = 'dianqihuozai/fireDeviceManger'

aSiteForEachTest('device-files')

interface File { id: number; version: number; fileName: string; fileType: string; contentType: string; fileSize: number }
interface Envelope { status: number; message?: string; data: { rows: File[]; total: number; filePath: string } }

const db = () => server.deps.database.db
async function call(path: string, body?: object, token = site.operator.token) {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status, body: answer } = await server.call<Envelope>(`${FILES}/${path}`, token, init)
  return { http: status, body: answer }
}
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const input = (changes: object = {}) => ({ deviceId: site.smoke.id, fileType: 'manual', fileName: '产品说明书', content: base64(PDF), ...changes })
const listed = async (query = `deviceId=${site.smoke.id}`) => (await call(`pageList?${query}`)).body.data.rows
const refused = (field: string, message: string) => ({ http: 420, body: { status: 30101, message, data: { field } } })
async function added(changes: object = {}): Promise<File> {
  expect(await call('add', input(changes))).toEqual(DONE)
  const [file] = await listed()
  if (!file) throw new Error('the new file is not listed')
  return file
}
async function opened(id: number): Promise<Response> {
  return fetch(new URL((await call(`link?id=${id}`)).body.data.filePath, server.url))
}
const storedOf = () => db().select({ key: storedFiles.key }).from(storedFiles).where(eq(storedFiles.tenantId, site.id))

const CHANNELS = [1, 2]

it('a PDF comes back byte for byte, to be saved under its name, and no page of ours can be made of it', async () => {
  const file = await added()
  expect(file).toMatchObject({ fileName: '产品说明书', fileType: 'manual', contentType: 'application/pdf', fileSize: PDF.length, version: 1 })
  const response = await opened(file.id)
  expect(await response.text()).toBe(PDF)
  expect(Object.fromEntries(['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'].map((name) => [name, response.headers.get(name)]))).toEqual({
    'content-type': 'application/pdf', 'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('产品说明书')}.pdf`,
    'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  })
})

it('no name can end the header or begin another one', async () => {
  const fileName = `a"; x='(y)*\nSet-Cookie: b=c;<script>.PDF`
  const file = await added({ fileName })
  expect(file.fileName).toBe(fileName)
  const header = (await opened(file.id)).headers.get('content-disposition') ?? ''
  expect(header).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''[\w%.!~-]+$/)
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(fileName)
})

it('a picture is shown as what its bytes are', async () => {
  const picture = pngFile(40, 30)
  const file = await added({ content: base64(picture), fileType: 'photo' })
  const response = await opened(file.id)
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual(['image/png', null])
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
})

it.each([
  ['a page that calls itself a PDF', '<!DOCTYPE html><script>alert(1)</script>', '不支持网页和 SVG 文件，请另存为 PDF、PNG 或 JPEG 后上传'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', '不支持网页和 SVG 文件，请另存为 PDF、PNG 或 JPEG 后上传'],
  ['a page with a PDF behind it', `<html>${PDF}`, '不支持网页和 SVG 文件，请另存为 PDF、PNG 或 JPEG 后上传'],
  ['a PDF that was cut off', PDF.replace('%%EOF', ''), 'PDF 文件不完整或已损坏'],
  ['a PDF whose end is followed by more than a kilobyte', `${PDF}${'x'.repeat(1100)}`, 'PDF 文件不完整或已损坏'],
  ['a program', 'MZ\u0000\u0001', '只支持 PDF、PNG 和 JPEG 文件'],
  ['a PNG that was cut off', pngFile(40, 30).subarray(0, 60), '图片文件不完整或已损坏'],
])('refuses %s with its field and keeps nothing', async (_, content, message) => {
  expect(await call('add', input({ content: base64(content) }))).toEqual(refused('content', message))
  expect([await listed(), await storedOf()]).toEqual([[], []])
})

it('refuses more than 10 MB, no content, and what is no Base64', async () => {
  const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024, 32), Buffer.from('%%EOF')])
  expect(await call('add', input({ content: base64(large) }))).toEqual(refused('content', '文件不能超过 10 MB'))
  expect(await call('add', input({ content: '' }))).toEqual(refused('content', '文件内容无法读取'))
  expect(await call('add', input({ content: '<html>' }))).toEqual(refused('content', '文件内容无法读取'))
  expect(await call('add', input({ content: undefined }))).toMatchObject({ http: 420, body: { data: { field: 'content' } } })
  expect(await call('add', input({ content: base64(large.subarray(0, 0)) }))).toEqual(refused('content', '文件内容无法读取'))
})

/** Files of a device, as if they had been uploaded; their contents do not matter. */
const fill = (files: number, deviceId = site.smoke.id) => db().insert(deviceFiles).values(Array.from({ length: files }, (_, at) => ({ tenantId: site.id, deviceId, kind: 'other' as const, name: `旧文件${at}`, contentType: 'application/pdf', bytes: 9 })))
const FULL = { http: 420, body: { status: 30101, message: '每台设备最多 100 个文件，请先删除不再需要的文件' } }

it('a device has at most 100 files; one that was deleted makes room, and other devices have their own', async () => {
  await fill(100)
  await fill(99, site.hydrantSensor.id)
  expect(await call('add', input())).toMatchObject(FULL)
  expect(await storedOf()).toEqual([])
  const [old] = await listed()
  expect(await call(`delete?id=${old?.id}`)).toEqual(DONE)
  expect(await call('add', input())).toEqual(DONE)
  expect(await call('add', input({ deviceId: site.hydrantSensor.id }))).toEqual(DONE)
  expect(await call('add', input())).toMatchObject(FULL)
})

it('of uploads at the same time only one is the hundredth', async () => {
  await fill(99)
  const answers = await Promise.all([1, 2, 3].map((nth) => call('add', input({ fileName: `同时上传${nth}` }))))
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 420, 420])
  expect((await call(`pageList?deviceId=${site.smoke.id}`)).body.data.total).toBe(100)
  expect(await storedOf()).toHaveLength(1)
})

it('is renamed, but keeps its content and its device; an older version is a conflict', async () => {
  const file = await added()
  const { content: _, ...named } = input({ fileName: '验收证书', fileType: 'acceptance' })
  expect(await call('update', { id: file.id, version: 1, ...named, content: base64('<html>'), contentType: 'text/html', fileKey: 'other.svg' })).toEqual(DONE)
  expect((await listed())[0]).toMatchObject({ fileName: '验收证书', fileType: 'acceptance', contentType: 'application/pdf', version: 2 })
  expect(await (await opened(file.id)).text()).toBe(PDF)
  expect(await call('update', { id: file.id, version: 1, ...named })).toMatchObject({ http: 420, body: { data: { version: 2 } } })
  expect(await call('update', { id: file.id, ...named, deviceId: site.hydrantSensor.id })).toEqual(refused('deviceId', '文件不能换到其他设备'))
  for (const fileName of [' ', 'x'.repeat(101), 'a\u0007b']) expect(await call('update', { id: file.id, ...named, fileName })).toMatchObject({ http: 420, body: { data: { field: 'fileName' } } })
})

it('the log tells of a file, and has neither its content nor its key', async () => {
  const file = await added()
  await call(`delete?id=${file.id}`)
  const rows = await db().select().from(auditLog).where(and(eq(auditLog.tenantId, site.id), like(auditLog.action, 'deviceFile.%')))
  expect(rows.map(({ action }) => action)).toEqual(['deviceFile.add', 'deviceFile.delete'])
  expect(rows[0]?.detail).toMatchObject({ after: { fileName: '产品说明书', fileSize: PDF.length } })
  expect(JSON.stringify(rows)).not.toMatch(/JVBERi|\.pdf/)
})

it('a deleted file is gone, with what was stored of it', async () => {
  const [first, second] = [await added(), await added()]
  const address = (await call(`link?id=${first.id}`)).body.data.filePath
  expect(await call(`delete?id=${first.id}`)).toEqual(DONE)
  expect((await fetch(new URL(address, server.url))).status).toBe(404)
  expect(await call(`link?id=${first.id}`)).toMatchObject({ http: 420 })
  expect((await listed()).map(({ id }) => id)).toEqual([second.id])
  expect(await storedOf()).toHaveLength(1)
})

it('a device that goes for good takes its files with it; until then they come back with it', async () => {
  const file = await added()
  const setDeleted = (deletedAt: Date | null) => db().update(devices).set({ deletedAt }).where(eq(devices.id, site.smoke.id))
  await setDeleted(new Date(server.clock.now()))
  expect(await call(`link?id=${file.id}`)).toMatchObject({ http: 420 })
  await setDeleted(null)
  expect((await listed()).map(({ id }) => id)).toEqual([file.id])
  await setDeleted(new Date(server.clock.now()))
  server.clock.advance(31 * DAY_MS)
  await forgetOldData({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: null } })
  expect(await db().select().from(deviceFiles).where(eq(deviceFiles.deviceId, site.smoke.id))).toEqual([])
  expect(await storedOf()).toEqual([])
})

it('is written by those who manage the devices of the system only, each act with its own element', async () => {
  const file = await added()
  const all = (screen: string) => ['btn_add', 'btn_edit', 'btn_del'].map((element) => `${screen}:${element}`)
  const other = await userWith('other', CHANNELS, ...all(ELECTRICAL))
  const adds = await userWith('adds', CHANNELS, `${SMOKE}:btn_add`, ...all(ELECTRICAL))
  const own = await userWith('own', CHANNELS, ...all(SMOKE))
  const writes = (token: string) => [() => call('add', input(), token), () => call('update', { id: file.id, ...input() }, token), () => call(`delete?id=${file.id}`, undefined, token)]
  for (const write of [...writes(other), ...writes(adds).slice(1)]) expect(await write()).toMatchObject(FORBIDDEN)
  expect(await storedOf()).toHaveLength(1)
  expect((await call(`link?id=${file.id}`, undefined, other)).http).toBe(200)
  expect(await call('add', input(), adds)).toEqual(DONE)
  for (const write of writes(own)) expect(await write()).toEqual(DONE)
})
