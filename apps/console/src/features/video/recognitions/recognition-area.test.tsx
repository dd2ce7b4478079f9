import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cameras, type Camera, type MonitorAddress } from '@smart-fire/api-client/cameras'
import type { Recognition } from '@smart-fire/api-client/recognitions'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { RightsContext, rightCode } from '../../../screens/rights/rights'
import { callsOfKind } from '../../../testing/calls-of-kind'
import { clickOpened } from '../../../testing/click-opened'
import { memoryCalls } from '../../../testing/memory-calls'
import { aCamera } from '../cameras/cameras.sample'
import sample from './recognitions.sample'
import recognitions from './recognitions.screen'

const UNPLAYABLE: MonitorAddress = { url: null, mp4Url: null, kind: null, reason: '需要流媒体网关转换' }
/** jsdom plays nothing, so this stream fails. */
const FILM: MonitorAddress = { url: '/film.mp4', mp4Url: null, kind: 'mp4', reason: null }
const OFFLINE = { status: '4' as const, statusAt: Date.UTC(2026, 10, 19, 15) }

interface World {
  row?: Partial<Recognition>
  camera?: Partial<Camera>
  monitor?: () => Promise<MonitorAddress>
}

/** Opens the form of a recognition; without a row, of a new one. */
async function openForm({ row, camera = {}, monitor = () => Promise.resolve(UNPLAYABLE) }: World) {
  const [kept] = sample.rows
  const first = { ...kept, ...row } as Recognition
  const save = vi.fn(() => Promise.resolve())
  const all = [aCamera(camera), aCamera({ id: '8', name: '走廊' })]
  const monitored = vi.fn(monitor)
  const calls = { list: async () => ({ rows: all, total: all.length, dropped: 0 }), get: async () => all[0], monitor: monitored }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: (group: unknown) => (group === cameras ? calls : {}) } as unknown as ApiClient
  const { Screen, key } = recognitions
  render(
    <SmartFireProvider client={client} locale="zh-CN">
      <MemoryRouter>
        <RightsContext.Provider value={new Set([rightCode(key, 'btn_edit'), rightCode(key, 'btn_add')])}>
          <Screen calls={callsOfKind(recognitions, { ...memoryCalls([first]), get: async () => first, update: save, add: save })} />
        </RightsContext.Provider>
      </MemoryRouter>
    </SmartFireProvider>,
  )
  await userEvent.click((await screen.findAllByRole('button', { name: row === undefined ? '新增识别' : `编辑 ${first.name}` }))[0] ?? document.body)
  const form = within(await screen.findByRole('dialog', { name: row === undefined ? '新增识别' : '编辑识别' }))
  const area = within(await form.findByRole('group', { name: '画面区域' }))
  const numbers = () => ['距左边', '距上边', '宽', '高'].map((name) => area.getByRole<HTMLInputElement>('spinbutton', { name }).value)
  return { form, area, numbers, save, monitored }
}

it('keeps the numbers, the keys and the saved text in step', async () => {
  const { form, area, numbers, save } = await openForm({ row: { area: '10,20,30,40' } })
  expect(numbers()).toEqual(['10', '20', '30', '40'])
  area.getByRole('application').focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(numbers()).toEqual(['11', '20', '30', '41'])
  await userEvent.clear(area.getByRole('spinbutton', { name: '宽' }))
  await userEvent.type(area.getByRole('spinbutton', { name: '宽' }), '50')
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith('1', expect.objectContaining({ area: '11,20,50,41' }), expect.anything(), expect.anything()))
})

it('saves the whole picture as no area', async () => {
  const { form, area, save } = await openForm({ row: { area: '10,20,30,40' } })
  await userEvent.click(area.getByRole('button', { name: '整个画面' }))
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith('1', expect.objectContaining({ area: null }), expect.anything(), expect.anything()))
})

it.each([
  ['80,0,50,100', ['80', '0', '50', '100'], '应在 1 到 20 之间'],
  ['-5,0,99999999999,50', ['-5', '0', '99999999999', '50'], '应在 0 到 99 之间'],
  ['<b>左</b>', ['<b>左</b>', '', '', ''], '请填写数字'],
  ['10,0,50', ['10', '0', '50', ''], /应填写距左边、距上边、宽、高四个整数/],
])('an old area %s is shown as it is, refused with its reason, and not lost', async (old, shown, reason) => {
  const { form, area, numbers, save } = await openForm({ row: { area: old } })
  expect(numbers()).toEqual(shown)
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  expect((await area.findAllByText(reason)).length).toBeGreaterThan(0)
  expect(numbers()).toEqual(shown)
  expect(save).not.toHaveBeenCalled()
})

it.each<[string, World, RegExp]>([
  ['no camera is chosen', {}, /^未选择摄像机/],
  ['the camera is offline', { row: {}, camera: OFFLINE, monitor: async () => FILM }, /^摄像机自 2026-11-19 23:00:00 起离线/],
  ['the picture fails', { row: {}, monitor: async () => FILM }, /^画面加载失败/],
  ['no browser plays the camera', { row: {} }, /^浏览器不能播放此摄像机/],
  ['the server does not respond', { row: {}, monitor: () => Promise.reject(new Error('offline')) }, /^服务器没有响应/],
])('when %s, the field says so, and an area can be given all the same', async (_, world, words) => {
  const { area, numbers } = await openForm(world)
  expect(await area.findByText(words)).toBeVisible()
  area.getByRole('application').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(numbers()).toEqual(['25', '25', '50', '50'])
})

it('takes one picture of the camera that is chosen, and keeps the area', async () => {
  const { form, numbers, monitored } = await openForm({ row: { area: '10,20,30,40' } })
  await waitFor(() => expect(monitored).toHaveBeenLastCalledWith({ id: '7' }, expect.anything()))
  await userEvent.click(form.getByRole('combobox', { name: /摄像机/ }))
  await clickOpened(await screen.findByRole('option', { name: '走廊' }))
  await waitFor(() => expect(monitored).toHaveBeenLastCalledWith({ id: '8' }, expect.anything()))
  expect(monitored).toHaveBeenCalledTimes(2)
  expect(numbers()).toEqual(['10', '20', '30', '40'])
})
