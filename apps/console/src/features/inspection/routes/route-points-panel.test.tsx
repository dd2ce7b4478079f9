import { ApiError, createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { IndoorFacility } from '@smart-fire/api-client/facilities'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { clickOpened } from '../../../testing/click-opened'
import { anIndoorFacility } from '../facilities/facilities.sample'
import { en } from './route-panel.messages'
import { RoutePointsPanel } from './route-points-panel'
import { aRoute } from './routes.sample'

afterEach(cleanup)

const FIRST = anIndoorFacility({ id: '7', number: 'A-7' })
const SECOND = anIndoorFacility({ id: '8', number: 'A-8' })
const ROUTE = aRoute({ facilityIds: ['7', '8'], points: 2 })
const noAnswer = () => Promise.reject(new ApiError('network', {}))

interface Calls {
  points?: (ids: readonly string[]) => Promise<IndoorFacility[]>
  get?: () => Promise<typeof ROUTE>
  update?: (...given: unknown[]) => Promise<void>
  buildings?: () => Promise<{ id: string; name: string }[]>
  units?: () => Promise<{ id: string; name: string }[]>
  floors?: () => Promise<number[]>
  list?: (query: { page: number }) => Promise<{ rows: IndoorFacility[]; total: number; dropped: number }>
}

function open({ points = () => Promise.resolve([FIRST, SECOND]), update = () => Promise.resolve(), get = () => Promise.resolve(ROUTE), buildings = () => Promise.resolve([{ id: '1', name: '星河大厦' }]), units = () => Promise.resolve([{ id: '3', name: '东港集团' }]), floors = () => Promise.resolve([1, 2]), list = () => Promise.resolve({ rows: [], total: 0, dropped: 0 }) }: Calls = {}, route = ROUTE) {
  const calls = {
    routes: { update, get }, buildings: { all: buildings, networkedUnits: units, floorNumbers: floors },
    indoor: { byIds: points, list }, outdoor: { byIds: () => Promise.resolve([]) },
  }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => calls } as unknown as ApiClient
  const onClose = vi.fn()
  render(
    <SmartFireProvider client={client} locale="zh-CN">
      <RightsContext.Provider value={new Set(['inspectionManagement/inspectionRoute:btn_edit'])}>
        <RoutePointsPanel row={route} isListed onClose={onClose} onChanged={() => undefined} />
      </RightsContext.Provider>
    </SmartFireProvider>,
  )
  return onClose
}

const moveUp = async () => userEvent.click(await screen.findByRole('button', { name: '上移 手提式灭火器 A-8' }))
const moveDown = async () => userEvent.click(await screen.findByRole('button', { name: '下移 手提式灭火器 A-8' }))

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', async () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
])('a changed order is not lost by %s: it asks first', async (_what, leave) => {
  const onClose = open()
  await moveUp()
  expect(screen.getByText('有未保存的更改')).toBeTruthy()
  await leave()
  const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
  expect(onClose).not.toHaveBeenCalled()
  await clickOpened(within(question).getByRole('button', { name: '放弃修改' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('the focus stays in the order: at the end on the other arrow, after a removal on the same button of the next facility, without facilities on the list', async () => {
  open()
  await moveUp()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移 手提式灭火器 A-8' }))
  await userEvent.click(screen.getByRole('button', { name: '移出 手提式灭火器 A-8' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移出 手提式灭火器 A-7' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByText('路线还没有设施，请在下方选择').closest('[tabindex]'))
})

it('the focus stays among the facilities that can be added: on the next one, and after the last one on the list', async () => {
  const list = () => Promise.resolve({ rows: [{ ...FIRST, id: '1' }, { ...SECOND, id: '2' }], total: 2, dropped: 0 })
  open({ list })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '建筑' }), '星河大厦')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '楼层' }), '1F')
  await userEvent.click(await screen.findByRole('button', { name: '加入 手提式灭火器 A-7' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '加入 手提式灭火器 A-8' }))
  await userEvent.click(screen.getByRole('button', { name: /全部加入/ }))
  expect(document.activeElement).toBe(screen.getByText('没有可选的设施').closest('[tabindex]'))
})

it('an order that is as it was closes at once', async () => {
  const onClose = open()
  await moveUp()
  await moveDown()
  expect(screen.queryByText('有未保存的更改')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** The order was changed and is being saved; the server responds when `answer` is called. */
async function aSaveUnderWay() {
  let answer = () => {}
  const update = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const onClose = open({ update })
  await moveUp()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  return { update, onClose, answer: () => answer() }
}

it('the panel cannot be closed while the order is being saved, and closes when it is saved', async () => {
  const { update, answer, onClose } = await aSaveUnderWay()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true)
  expect([onClose.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([0, null])
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(update).toHaveBeenCalledWith('1', expect.objectContaining({ facilityIds: ['8', '7'] }), { version: '1' })
})

it('an order that is being saved stays as it is until then: a later change would be lost with the panel', async () => {
  const { update, answer, onClose } = await aSaveUnderWay()
  await userEvent.click(screen.getByRole('button', { name: '移出 手提式灭火器 A-7' }))
  expect(screen.getAllByRole('button', { name: /^移出/ }).map((button) => button.getAttribute('aria-label'))).toEqual(['移出 手提式灭火器 A-8', '移出 手提式灭火器 A-7'])
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(update.mock.calls).toMatchObject([['1', { facilityIds: ['8', '7'] }, { version: '1' }]])
})

it('a route with facilities that could not be read is not arranged: saving would take them off', async () => {
  open({ points: () => Promise.resolve([FIRST]) })
  expect(await screen.findByText('路线中有 1 个设施无法读取，暂不能编排：保存会将其移出路线')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  expect(screen.queryByRole('button', { name: /移出/ })).toBeNull()
  expect(screen.queryByText('选择设施')).toBeNull()
})

it.each([['kind', { kind: null }], ['name', { name: null }]] as const)('a route whose %s could not be read is not arranged: saving would write another one over it', async (_what, unread) => {
  open({}, { ...ROUTE, ...unread })
  expect(await screen.findByText('路线的名称或类型无法读取，暂不能编排：请先编辑路线并补全')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  expect(screen.queryByRole('button', { name: /移出/ })).toBeNull()
})

it('a route whose list of facilities could not be read does not look empty, and is not arranged', async () => {
  open({}, { ...ROUTE, facilityIds: null })
  expect(await screen.findByText('设施加载失败')).toBeTruthy()
  expect(screen.queryByText('选择设施')).toBeNull()
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled()
})

it('saves name, kind and order, and nothing else that it does not change', async () => {
  const update = vi.fn(() => Promise.resolve())
  open({ update })
  await moveUp()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(update).toHaveBeenCalledWith('1', { name: ROUTE.name, kind: ROUTE.kind, facilityIds: ['8', '7'] }, { version: '1' }))
})

it.each([
  ['it has more facilities than a route may have', new ApiError('invalid', { invalidFields: ['facilityIds'] }), '一条路线最多 500 个设施，未保存'],
  ['the server refuses it', new ApiError('refused', { serverMessage: '设施 A-7 已在另一条路线上' }), '设施 A-7 已在另一条路线上'],
  ['the server does not answer, so it may be saved', new ApiError('network', {}), '服务无响应，无法确认是否已保存'],
])('a route that is not known to be saved says why, and keeps its order: %s', async (_why, error, text) => {
  open({ update: () => Promise.reject(error) })
  await moveUp()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getAllByText(/未保存|是否已保存|另一条路线/).map(({ textContent }) => textContent)).toEqual([text, '有未保存的更改'])
})

describe('when another user has saved the route meanwhile', () => {
  const THIRD = anIndoorFacility({ id: '9', number: 'A-9' })
  const ADDED = anIndoorFacility({ id: '10', number: 'A-10' })
  const all = [FIRST, SECOND, THIRD, ADDED]
  const points = (ids: readonly string[]) => Promise.resolve(ids.flatMap((id) => all.filter((point) => point.id === id)))
  const opened = { ...ROUTE, facilityIds: ['7', '8', '9'], points: 3 }
  // the facility 9 was taken off, 10 was added
  const theirs = { ...opened, facilityIds: ['10', '7', '8'], version: '2' }
  const arrange = () => screen.getAllByRole('button', { name: /^移出/ }).map((button) => button.getAttribute('aria-label')?.replace('移出 手提式灭火器 ', ''))
  async function conflict(get: NonNullable<Calls['get']>) {
    const update = vi.fn<NonNullable<Calls['update']>>()
    update.mockRejectedValueOnce(new ApiError('conflict', { serverMessage: 'changed' })).mockResolvedValue()
    open({ update, points, get }, opened)
    await moveUp()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('另一位用户已修改此路线，您的顺序尚未保存')).toBeTruthy()
    expect(arrange()).toEqual(['A-8', 'A-7', 'A-9'])
    return update
  }

  it('the order of the user is applied to the newest route, and is saved only when the user saves it', async () => {
    const update = await conflict(() => Promise.resolve(theirs))
    await userEvent.click(screen.getByRole('button', { name: '在最新路线上应用我的顺序' }))
    await waitFor(() => expect(arrange()).toEqual(['A-8', 'A-7', 'A-10']))
    expect(screen.getByText('有未保存的更改')).toBeTruthy()
    expect(update).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(update).toHaveBeenLastCalledWith('1', expect.objectContaining({ facilityIds: ['8', '7', '10'] }), { version: '2' }))
  })

  it('the order of the user can be discarded', async () => {
    await conflict(() => Promise.resolve(theirs))
    await userEvent.click(screen.getByRole('button', { name: '放弃我的修改' }))
    await waitFor(() => expect(arrange()).toEqual(['A-10', 'A-7', 'A-8']))
    expect(screen.queryByText('有未保存的更改')).toBeNull()
  })

  it('the order of the user stays while the newest route cannot be loaded', async () => {
    await conflict(noAnswer)
    await userEvent.click(screen.getByRole('button', { name: '在最新路线上应用我的顺序' }))
    expect(await screen.findByText('服务无响应，未保存')).toBeTruthy()
    expect(arrange()).toEqual(['A-8', 'A-7', 'A-9'])
    expect(screen.getByRole('button', { name: '在最新路线上应用我的顺序' })).toBeEnabled()
  })
})

it('buildings that could not be loaded are not shown as none, and are loaded again', async () => {
  const buildings = vi.fn<NonNullable<Calls['buildings']>>(noAnswer)
  open({ buildings })
  expect(await screen.findByText('建筑加载失败')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: '建筑' })).toBeNull()
  buildings.mockResolvedValue([{ id: '1', name: '星河大厦' }])
  await userEvent.click(within(screen.getByRole('region', { name: '选择设施' })).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('option', { name: '星河大厦' })).toBeTruthy()
})

it('floors that could not be loaded are not shown as none, and are loaded again', async () => {
  const floors = vi.fn<NonNullable<Calls['floors']>>(noAnswer)
  open({ floors })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '建筑' }), '星河大厦')
  expect(await screen.findByText('楼层加载失败')).toBeTruthy()
  floors.mockResolvedValue([1, 2])
  await userEvent.click(within(screen.getByRole('region', { name: '选择设施' })).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('option', { name: '2F' })).toBeTruthy()
})

it('units that could not be loaded are not shown as none', async () => {
  open({ units: noAnswer }, aRoute({ kind: '1', facilityIds: [], points: 0 }))
  expect(await screen.findByText('联网单位加载失败')).toBeTruthy()
})

it('a site without buildings says so', async () => {
  open({ buildings: () => Promise.resolve([]) })
  expect(await screen.findByText('暂无建筑')).toBeTruthy()
})

const chooseFirstFloor = async () => {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '建筑' }), '星河大厦')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '楼层' }), '1F')
}

it('every facility of a floor can be added, also behind a first page that is on the route already', async () => {
  open({ list: ({ page }) => Promise.resolve({ rows: page === 1 ? [FIRST, SECOND] : [anIndoorFacility({ id: '9', number: 'A-9' })], total: 3, dropped: 0 }) })
  await chooseFirstFloor()
  expect(await screen.findByRole('button', { name: '加入 手提式灭火器 A-9' })).toBeTruthy()
})

it('a floor with facilities that could not be read does not look as if it had none', async () => {
  open({ list: () => Promise.resolve({ rows: [], total: 2, dropped: 2 }) })
  await chooseFirstFloor()
  expect(await screen.findByText('有 2 个设施无法读取，未列出')).toBeTruthy()
  expect(screen.queryByText('没有可选的设施')).toBeNull()
})

it('the browser asks before the page is closed with a changed order', async () => {
  const leavesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  open()
  await screen.findByRole('button', { name: '上移 手提式灭火器 A-8' })
  expect(leavesAtOnce()).toBe(true)
  await moveUp()
  expect(leavesAtOnce()).toBe(false)
})

it('one facility that is not drawn is written in the singular in English', () => {
  expect([1, 2].map(en.notMarked)).toEqual(['1 facility has no position and is not drawn', '2 facilities have no position and are not drawn'])
})

it('a chosen building has no drawing before a floor of it is chosen: the floor of the first facility is one of another building', async () => {
  open({ buildings: () => Promise.resolve([{ id: '1', name: '星河大厦' }, { id: '2', name: '北楼' }]) })
  expect(await screen.findByRole('region', { name: '路线图 · 万诚国际中心A座 3F' })).toBeTruthy()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '建筑' }), '北楼')
  expect(screen.getByRole('region', { name: /^路线图/ })).toHaveAccessibleName('路线图 · 万诚国际中心A座 3F')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '楼层' }), '1F')
  expect(screen.getByRole('region', { name: /^路线图/ })).toHaveAccessibleName('路线图 · 1F')
})
