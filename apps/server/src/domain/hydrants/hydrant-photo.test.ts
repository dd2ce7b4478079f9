import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, hydrants, storedFiles } from '../../db/schema'
import { addTenant } from '../../testing/alarm-world'
import { jpegFile, pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { forgetOldData } from '../retention/retention'

const FACILITIES = '/api/device/deviceHardwareFacilities'
const CHANGED = { status: 420, body: { status: 30101, data: { version: 2 } } }
const GONE = { status: 420, body: { message: '记录不存在或已删除' } }

aSiteForEachTest('photos')

interface Photo {
  version: number
  photo: { filePath: string; width: number; height: number; crtTime: string } | null
}

const post = (call: string, body: object, token = site.operator.token) =>
  server.call(`${FACILITIES}/${call}`, token, { method: 'POST', body: JSON.stringify(body) })
const save = (bytes: Uint8Array, version = 1, changes: object = {}) =>
  post('savePhoto', { id: site.hydrantId, version, content: Buffer.from(bytes).toString('base64'), ...changes })
const shown = async () => (await server.call<{ data: Photo }>(`${FACILITIES}/photo?id=${site.hydrantId}`, site.operator.token)).body.data
const db = () => server.deps.database.db
const files = async () => (await db().select({ type: storedFiles.contentType }).from(storedFiles).where(eq(storedFiles.tenantId, site.id))).map(({ type }) => type)

describe('the photo of a hydrant (additive, ADR 3)', () => {
  it('is kept as it was sent and is read by a signed link; before that there is none', async () => {
    expect(await shown()).toEqual({ version: 1, photo: null })
    const picture = pngFile(1200, 800)
    expect((await save(picture)).status).toBe(200)
    const { version, photo } = await shown()
    expect([version, photo?.width, photo?.height]).toEqual([2, 1200, 800])
    const file = await server.request(photo?.filePath ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true)
    expect((await server.request(photo?.filePath.replace(/signature=.{4}/, 'signature=AAAA') ?? '')).status).toBe(403)
  })

  it.each([
    ['an SVG', () => new TextEncoder().encode('<svg/>'), '不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传'],
    ['a text with the name of a picture', () => new TextEncoder().encode('this is no picture'), '只支持 PNG 和 JPEG 图片'],
    ['a picture that was cut off', () => pngFile(1200, 800).subarray(0, 60), '图片文件不完整或已损坏'],
    ['a picture of more than 10 MB', () => Buffer.concat([pngFile(1200, 800), Buffer.alloc(10 * 1024 * 1024)]), '图片不能超过 10 MB'],
  ])('is refused when it is %s, and the photo before it stays', async (_what, bytes, message) => {
    await save(jpegFile(600, 400))
    expect(await save(bytes(), 2)).toMatchObject({ status: 420, body: { status: 30101, message, data: { field: 'content' } } })
    expect(await shown()).toMatchObject({ version: 2, photo: { width: 600 } })
  })

  it('of 10 MB is taken, although other calls have a limit of one', async () => {
    const file = pngFile(1200, 800)
    expect((await save(Buffer.concat([file, Buffer.alloc(10 * 1024 * 1024 - file.length)]))).status).toBe(200)
    expect((await post('removePhoto', { id: site.hydrantId, version: 2, more: 'x'.repeat(1_100_000) })).status).toBe(413)
  })

  it('leaves no file behind when it is replaced, removed, or its hydrant is gone for good', async () => {
    await save(pngFile(1200, 800))
    const old = (await shown()).photo?.filePath ?? ''
    await save(jpegFile(600, 400), 2)
    expect(await files()).toEqual(['image/jpeg'])
    expect((await server.request(old)).status).toBe(404)
    expect((await post('removePhoto', { id: site.hydrantId, version: 3 })).status).toBe(200)
    expect([await files(), await shown()]).toEqual([[], { version: 4, photo: null }])

    const [added] = await db().insert(hydrants).values({ tenantId: site.id, name: '无传感器', hydrantType: '1', waterPipe: '2', protectionRadius: 100 }).returning()
    await save(pngFile(1200, 800), 1, { id: added?.id })
    expect(await files()).toEqual(['image/png'])
    expect((await server.call(`${FACILITIES}/delete?id=${added?.id}`, site.operator.token)).status).toBe(200)
    // the hydrant can still be restored with its photo (ADR 38)
    expect(await files()).toEqual(['image/png'])
    expect((await save(jpegFile(600, 400), 4)).status).toBe(200)
    server.clock.advance(31 * 86_400_000)
    await forgetOldData({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: null } })
    expect(await files(), 'of the hydrant that is still there').toEqual(['image/jpeg'])
    expect((await db().select().from(hydrants).where(eq(hydrants.id, site.hydrantId)))[0]?.photoKey).not.toBeNull()
  })

  it('is neither replaced nor removed over a change that the user has not seen', async () => {
    await save(pngFile(1200, 800))
    expect(await save(jpegFile(600, 400), 1)).toMatchObject(CHANGED)
    expect(await post('removePhoto', { id: site.hydrantId, version: 1 })).toMatchObject(CHANGED)
    expect(await save(jpegFile(600, 400), 1, { version: '' })).toMatchObject({ status: 420, body: { data: { field: 'version' } } })
    expect(await files()).toEqual(['image/png'])
  })

  it('of another tenant is neither read nor written, as if the hydrant did not exist', async () => {
    await save(pngFile(1200, 800))
    const id = site.hydrantId
    const { operator: { token } } = await addTenant(server.deps, `${site.id}-foreign`, [1, 2, 3])
    for (const wanted of [id, 987_654]) {
      expect(await server.call(`${FACILITIES}/photo?id=${wanted}`, token)).toMatchObject(GONE)
      expect(await post('savePhoto', { id: wanted, version: 2, content: jpegFile(600, 400).toString('base64') }, token)).toMatchObject(GONE)
      expect(await post('removePhoto', { id: wanted, version: 2 }, token)).toMatchObject(GONE)
    }
    expect(await shown()).toMatchObject({ version: 2, photo: { width: 1200 } })
  })

  it('is in the audit log with its size and type before and after, and without the key of its file', async () => {
    await save(pngFile(1200, 800))
    await post('removePhoto', { id: site.hydrantId, version: 2 })
    await post('removePhoto', { id: site.hydrantId, version: 3 })
    const entries = await db().select().from(auditLog).where(and(eq(auditLog.tenantId, site.id), eq(auditLog.result, 'ok')))
    const photos = entries.filter(({ action }) => action.endsWith('Photo'))
    const facts = { contentType: 'image/png', width: 1200, height: 800 }
    expect(photos.map(({ action, detail }) => [action, detail])).toMatchObject([
      ['hydrant.savePhoto', { before: null, after: facts }],
      ['hydrant.removePhoto', { before: facts, after: null }],
    ])
    expect(JSON.stringify(photos)).not.toMatch(/[0-9a-f]{32}\.png/)
  })
})
