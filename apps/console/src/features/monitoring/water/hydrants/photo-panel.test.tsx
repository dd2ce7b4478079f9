import { hydrantPhotos } from '@smart-fire/api-client/hydrant-photos'
import type { HydrantFacility } from '@smart-fire/api-client/water'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RightsContext } from '../../../../screens/rights/rights'
import { aMockPlatform } from '../../../../testing/render-in-console'
import { aHydrant } from './hydrants.sample'
import { photoPanelOf } from '../../../../screens/photo/photo-panel'

const { draw, serve } = aMockPlatform()
const PhotoPanel = photoPanelOf({ screen: 'hydrant/fireDeviceManger', photosOf: (client) => client.with(hydrantPhotos), nameOf: ({ name, id }: HydrantFacility) => name ?? id, subtitleOf: ({ address }) => address })
const ALT = '万诚路003号消火栓的照片'
const PHOTO = { filePath: '/files/a.jpg?expires=1&signature=1', width: 1600, height: 1200, crtTime: '2026-11-20 08:00:00' }
const jpeg = (bytes = 3) => new File([new Uint8Array(bytes)], '消火栓.jpg', { type: 'image/jpeg' })

// the DOM of the tests decodes no picture
beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined })))
afterEach(() => void vi.unstubAllGlobals())

function drawPanel(rights: readonly string[] = ['hydrant/fireDeviceManger:btn_edit']) {
  const onChanged = vi.fn()
  draw(<RightsContext.Provider value={new Set(rights)}><PhotoPanel row={aHydrant()} isListed onClose={() => undefined} onChanged={onChanged} /></RightsContext.Provider>)
  return onChanged
}

/** A server with one photo or none; each write counts the version up. */
function servePhoto(photo: typeof PHOTO | null) {
  const now = { version: 1, photo }
  const sent: unknown[] = []
  const write = (call: string, after: typeof PHOTO | null) =>
    http.post(`*/deviceHardwareFacilities/${call}`, async ({ request }) => {
      sent.push(await request.json())
      Object.assign(now, { version: now.version + 1, photo: after })
      return HttpResponse.json({ status: 200 })
    })
  serve(http.get('*/deviceHardwareFacilities/photo', () => HttpResponse.json({ status: 200, data: now })), write('savePhoto', PHOTO), write('removePhoto', null))
  return sent
}

const fileInput = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const failing = (call: string, body: object, status: number) => serve(http.post(`*/deviceHardwareFacilities/${call}`, () => HttpResponse.json(body, { status })))

describe('what the panel shows', () => {
  it('no photo yet, with what may be uploaded', async () => {
    servePhoto(null)
    drawPanel()
    expect(await screen.findByText('还没有照片')).toBeTruthy()
    expect(screen.getByText('PNG 或 JPEG，不超过 10 MB')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '删除照片' })).toBeNull()
  })

  it('a loading photo as loading, then the photo, named after the hydrant, with its time', async () => {
    servePhoto(PHOTO)
    drawPanel()
    const picture = await screen.findByAltText(ALT)
    expect(picture.hidden).toBe(true)
    expect(screen.getByText('加载中…')).toBeTruthy()
    fireEvent.load(picture)
    expect(await screen.findByRole('img', { name: ALT })).toBe(picture)
    expect(screen.queryByText('加载中…')).toBeNull()
    expect(screen.getByText('2026-11-20 08:00:00 上传')).toBeTruthy()
  })

  it('a photo that cannot be shown as failed, not as missing; it is loaded again on request', async () => {
    servePhoto(PHOTO)
    drawPanel()
    fireEvent.error(await screen.findByAltText(ALT))
    const failed = screen.getByRole('alert')
    expect(failed.textContent).toContain('照片无法显示')
    expect(screen.queryByText('还没有照片')).toBeNull()
    await userEvent.click(within(failed).getByRole('button'))
    fireEvent.load(screen.getByAltText(ALT))
    expect(await screen.findByRole('img', { name: ALT })).toBeTruthy()
  })

  it('a failed call as failed, without acts', async () => {
    serve(http.get('*/deviceHardwareFacilities/photo', () => HttpResponse.json({ status: 500 }, { status: 500 })))
    drawPanel()
    expect((await screen.findByRole('alert')).textContent).toContain('照片')
    expect(screen.queryByText('还没有照片')).toBeNull()
    expect(screen.queryByRole('button', { name: '上传照片' })).toBeNull()
  })

  it('one line on a platform without photos', async () => {
    serve(http.get('*/deviceHardwareFacilities/photo', () => HttpResponse.json({ status: 404 }, { status: 404 })))
    drawPanel()
    expect(await screen.findByText('此平台不提供照片')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '上传照片' })).toBeNull()
  })

  it('the photo without acts to a user who may not edit hydrants', async () => {
    servePhoto(PHOTO)
    drawPanel([])
    await screen.findByAltText(ALT)
    expect(screen.queryByRole('button', { name: /更换照片|删除照片/ })).toBeNull()
  })
})

describe('a user who may edit hydrants', () => {
  it('uploads a photo, which is then shown and can be replaced by its new version', async () => {
    const sent = servePhoto(null)
    const onChanged = drawPanel()
    await userEvent.upload(await fileInput('上传照片'), jpeg())
    expect(await screen.findByAltText(ALT)).toBeTruthy()
    expect(screen.getByText('照片已保存').getAttribute('role')).toBe('status')
    expect(onChanged).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '更换照片' }).disabled).toBe(false))
    await userEvent.upload(await fileInput('更换照片'), jpeg())
    await waitFor(() => expect(sent).toEqual([{ id: 3, version: '1', content: 'AAAA' }, { id: 3, version: '2', content: 'AAAA' }]))
  })

  it('deletes the photo after a question', async () => {
    const sent = servePhoto(PHOTO)
    drawPanel()
    await userEvent.click(await screen.findByRole('button', { name: '删除照片' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('“万诚路003号消火栓”的照片将被删除')
    expect(sent).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: '删除照片' }))
    expect(await screen.findByText('还没有照片')).toBeTruthy()
    expect(sent).toEqual([{ id: 3, version: '1' }])
  })

  it.each([
    ['a rule of the server, in its words', () => failing('savePhoto', { status: 30101, message: '图片文件不完整或已损坏', data: { field: 'content' } }, 420), '图片文件不完整或已损坏'],
    ['a hydrant that is gone, in the words of the server', () => failing('savePhoto', { status: 404, message: '消防设施不存在' }, 404), '消防设施不存在'],
    ['a failure', () => failing('savePhoto', { status: 500 }, 500), '操作失败，请重试'],
    ['an answer that was lost', () => failing('savePhoto', {}, 504), '服务器没有确认，不知道照片是否已更改，请核对后重试'],
    ['another user who was faster', () => failing('savePhoto', { status: 30101, message: '已被修改', data: { person: 'b', time: '2026-11-20 08:00:00', version: 2 } }, 420), '其他用户刚刚修改了此记录，照片未更改。已载入最新内容，请核对后重试'],
    ['a file that is no picture', () => void vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture'))), '图片文件无法读取，请换一个文件。照片未更改'],
  ])('keeps the photo and reads why it was not replaced: %s', async (_what, fail, text) => {
    servePhoto(PHOTO)
    fail()
    const onChanged = drawPanel()
    await userEvent.upload(await fileInput('更换照片'), jpeg())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByAltText(ALT)).toBeTruthy()
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('is told that a file is too large before it is sent', async () => {
    const sent = servePhoto(PHOTO)
    drawPanel()
    await userEvent.upload(await fileInput('更换照片'), jpeg(10 * 1024 * 1024 + 1))
    expect((await screen.findByRole('alert')).textContent).toBe('图片不能超过 10 MB，照片未更改')
    expect(sent).toEqual([])
  })
})
