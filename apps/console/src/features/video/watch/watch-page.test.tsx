import { ApiError, createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { CameraCalls, WallLayout } from '@smart-fire/api-client/cameras'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aCamera } from '../cameras/cameras.sample'
import { WatchPage } from './watch-page'

/** The video wall with one camera, which is offline so that no picture is loaded. */
function open({ list = async () => ({ rows: [aCamera({ status: '4' })], total: 1, dropped: 0 }), layouts = async () => ({ rows: [], dropped: 0 }), saveLayouts = async () => undefined }: Partial<Pick<CameraCalls, 'list' | 'layouts' | 'saveLayouts'>>) {
  const calls: Partial<CameraCalls> = { list, layouts, saveLayouts }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => calls } as unknown as ApiClient
  render(<SmartFireProvider client={client} locale="zh-CN"><WatchPage /></SmartFireProvider>)
}

async function save(name: string) {
  const button = () => screen.getByRole('button', { name: '保存布局' })
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
  await userEvent.type(screen.getByRole('textbox', { name: '布局名称' }), name)
  await userEvent.click(button())
}

it.each([
  ['why the server refuses to keep it', new ApiError('refused', { serverMessage: '最多保存 20 个布局' }), '最多保存 20 个布局'],
  ['that it is not known whether it was kept, when the answer is lost', new ApiError('network'), '服务无响应，无法确认布局的更改是否已保存，请重新打开本页查看'],
  ['that it was not kept, when the server fails', new ApiError('server'), '布局未能保存'],
])('says of a layout %s, and takes it back', async (_what, error, text) => {
  open({ saveLayouts: () => Promise.reject(error) })
  await save('夜间')
  expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByRole('option', { name: '夜间' })).toBeNull()
})

it('says that a layout was not kept when the layouts beside it cannot be read before: nothing was sent', async () => {
  let isDown = false
  const saveLayouts = vi.fn(async () => undefined)
  open({ layouts: () => (isDown ? Promise.reject(new ApiError('network')) : Promise.resolve({ rows: [], dropped: 0 })), saveLayouts })
  await waitFor(() => expect(screen.getByRole('button', { name: '保存布局' })).toBeEnabled())
  isDown = true
  await save('夜间')
  expect(await screen.findByText('布局未能保存', {}, { timeout: 10_000 })).toBeTruthy()
  expect(saveLayouts).not.toHaveBeenCalled()
})

it('does not know whether the unreadable layouts are deleted when the answer is lost', async () => {
  open({ layouts: async () => ({ rows: [], dropped: 2 }), saveLayouts: () => Promise.reject(new ApiError('network')) })
  await userEvent.click(await screen.findByRole('button', { name: '删除无法读取的布局' }, { timeout: 10_000 }))
  const question = within(await screen.findByRole('alertdialog', { name: '删除无法读取的布局' }))
  await userEvent.click(question.getByRole('button', { name: '删除无法读取的布局' }))
  expect(await question.findByText('服务无响应，无法确认布局的更改是否已保存，请重新打开本页查看', {}, { timeout: 10_000 })).toBeTruthy()
})

it('says how many saved layouts could not be read, and saves and deletes none: that would delete the unread ones', async () => {
  const saveLayouts = vi.fn(async () => undefined)
  open({ layouts: async () => ({ rows: [{ name: '大堂', size: 1, panes: [null] }], dropped: 2 }), saveLayouts })
  expect(await screen.findByText('有 2 个已保存的布局无法读取，暂不能保存或删除布局：保存会将其删除', {}, { timeout: 10_000 })).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '布局' }), '大堂')
  expect(screen.queryByRole('button', { name: '删除布局 大堂' })).toBeNull()
  expect(screen.getByRole('button', { name: '保存布局' })).toBeDisabled()
  expect(saveLayouts).not.toHaveBeenCalled()
})

it('deletes the layouts that could not be read when the user says so; then layouts are saved again', async () => {
  const readable = { name: '大堂', size: 1 as const, panes: [null] }
  let unread = 2
  const saveLayouts = vi.fn(async () => { unread = 0 })
  open({ layouts: async () => ({ rows: [readable], dropped: unread }), saveLayouts })
  await userEvent.click(await screen.findByRole('button', { name: '删除无法读取的布局' }, { timeout: 10_000 }))
  const question = within(await screen.findByRole('alertdialog', { name: '删除无法读取的布局' }))
  expect(question.getByText('删除 2 个无法读取的布局？删除后不能恢复，其他布局保留。')).toBeTruthy()
  expect(saveLayouts).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: '删除无法读取的布局' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '保存布局' })).toBeEnabled())
  expect(saveLayouts.mock.calls).toEqual([[[readable]]])
  expect(screen.queryByRole('button', { name: '删除无法读取的布局' })).toBeNull()
})

it('keeps both of two layouts that are saved while the server is slow', async () => {
  let onServer: readonly WallLayout[] = []
  const answers: (() => void)[] = []
  open({
    layouts: async () => ({ rows: [...onServer], dropped: 0 }),
    saveLayouts: async (layouts) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      onServer = layouts
    },
  })
  await save('白天')
  await save('夜间')
  // each is shown at once
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['白天', '夜间']))
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await waitFor(() => expect(onServer.map(({ name }) => name)).toEqual(['夜间', '白天']))
  expect(screen.getByRole('option', { name: '夜间' })).toBeTruthy()
})

it('keeps the focus in a pane whose button was pressed: the button goes away with the picture', async () => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} })
  open({})
  await userEvent.dblClick(await screen.findByRole('button', { name: /大堂/ }, { timeout: 10_000 }))
  for (const name of ['放大', '关闭画面']) {
    await userEvent.click(within(screen.getByRole('region', { name: '视频墙' })).getByRole('button', { name }))
    expect(document.activeElement?.getAttribute('data-pane')).toBe('0')
  }
})

it('makes a pane large once while Enter is held', async () => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} })
  open({})
  await userEvent.dblClick(await screen.findByRole('button', { name: /大堂/ }, { timeout: 10_000 }))
  const pane = screen.getByRole('group', { name: /大堂/ })
  await userEvent.click(pane)
  fireEvent.keyDown(pane, { key: 'Enter' })
  fireEvent.keyDown(pane, { key: 'Enter', repeat: true })
  expect(within(pane).getByRole('button', { name: '缩小' })).toBeTruthy()
})

it('shows the whole wall again when the camera that fills it was taken away: nothing in its pane could make it small', async () => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} })
  let rows = [aCamera({ id: '1', name: '大堂', status: '4' }), aCamera({ id: '2', name: '车库', status: '4' })]
  open({ list: async () => ({ rows, total: rows.length, dropped: 0 }) })
  const wall = () => within(screen.getByRole('region', { name: '视频墙' }))
  await userEvent.dblClick(await screen.findByRole('button', { name: /大堂/ }, { timeout: 10_000 }))
  await userEvent.click(wall().getByRole('button', { name: '放大' }))
  expect(wall().getByRole('button', { name: '缩小' })).toBeTruthy()

  rows = rows.slice(1)
  const later = Date.now() + 120_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  onTestFinished(() => clock.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /大堂/ })).toBeNull())
  await userEvent.dblClick(screen.getByRole('button', { name: /车库/ }))
  expect(wall().getByRole('button', { name: '放大' })).toBeTruthy()
})

it('says how many cameras could not be read: they are in no list and in no count', async () => {
  open({ list: async () => ({ rows: [aCamera({ status: '4' })], total: 3, dropped: 2 }) })
  expect(await screen.findByText('有 2 台摄像机无法读取，未列出', {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByText('在线 0 / 1')).toBeTruthy()
})

it('does not tell the user to add cameras when there are some that could not be read', async () => {
  open({ list: async () => ({ rows: [], total: 2, dropped: 2 }) })
  expect(await screen.findByText('有 2 台摄像机无法读取，未列出', {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText('没有摄像机')).toBeNull()
})
