import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { clickOpened } from '../../../testing/click-opened'
import { anUnregisteredDevice, anUnregisteredHost } from './gateways.sample'
import { UnregisteredPanel } from './unregistered-panel'

const MAY_ADD_SMOKE = 'huozaibaojing/fireDeviceManger:btn_add'

function open({ rights = [], add = () => Promise.resolve(), row = anUnregisteredDevice({ number: '8639210429' }) }: { rights?: readonly string[]; add?: (input: unknown) => Promise<void>; row?: UnregisteredDevice }) {
  const type = { name: 'AL-YG02', children: [] }
  const calls = {
    add, hosts: { add }, types: () => Promise.resolve([{ name: '安澜电子', children: [{ name: '无线感烟探测器', children: [type] }] }]),
    buildings: { all: () => Promise.resolve([{ id: '12', name: '星河大厦' }]), floorNumbers: () => Promise.resolve([1, 2]) },
  }
  const channels = () => Promise.resolve({ rows: [{ id: '1', name: '无线感烟' }, { id: '2', name: '电气火灾' }], total: 2, dropped: 0 })
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), abnormalRecords: { channels }, with: () => calls } as unknown as ApiClient
  const [onClose, onChanged] = [vi.fn(), vi.fn()]
  render(
    <SmartFireProvider client={client}>
      <RightsContext.Provider value={new Set(rights)}><UnregisteredPanel row={row} isListed onClose={onClose} onChanged={onChanged} /></RightsContext.Provider>
    </SmartFireProvider>,
  )
  return { onClose, onChanged }
}

const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }))
  await clickOpened(await screen.findByRole('option', { name: option }))
}

it('says what is known of the number, and that its alarms have no place', async () => {
  open({})
  expect(await screen.findByText(/报警和故障会提醒值班员，但没有位置/)).toBeVisible()
  expect(screen.getByText('GW-0001 万诚商业管理有限公司 1F 消控室', { selector: 'dd *, dd' })).toBeVisible()
})

it('offers nothing to someone who may not add devices of any system, and says what is needed', async () => {
  open({})
  expect(await screen.findByText('登记需要所属系统设备管理的新增权限。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '登记' })).not.toBeInTheDocument()
})

it('registers the number as a device of a system in which the user may add some', async () => {
  const add = vi.fn(() => Promise.resolve())
  const { onClose, onChanged } = open({ rights: [MAY_ADD_SMOKE, 'dianqihuozai/fireDeviceManger:btn_add', 'gasFirecontrol/fireDeviceManger:btn_edit'], add })
  await userEvent.click(await screen.findByRole('button', { name: '登记' }))
  expect(await screen.findByLabelText(/设备编号/)).toHaveValue('8639210429')
  await choose(/所属系统/, '无线感烟')
  await choose(/厂商/, '安澜电子')
  await choose(/设备类型/, '无线感烟探测器')
  await choose(/型号/, 'AL-YG02')
  await choose(/建筑/, '星河大厦')
  await choose(/楼层/, '1F')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('设备 8639210429 已登记')).toBeVisible()
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sensorNumber: '8639210429', manufacturer: '安澜电子', equipmentType: '无线感烟探测器', model: 'AL-YG02', buildingId: '12', floor: 1 }), expect.anything())
  expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

it('chooses the only system in which the user may add devices', async () => {
  open({ rights: [MAY_ADD_SMOKE] })
  await userEvent.click(await screen.findByRole('button', { name: '登记' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: /所属系统/ })).toHaveValue('无线感烟'))
  await choose(/厂商/, '安澜电子')
})

describe('the panel of a fire host', () => {
  const row = anUnregisteredHost()

  it('says that its faults are not raised, and what its last fault was', async () => {
    open({ row, rights: [MAY_ADD_SMOKE] })
    expect(await screen.findByText(/故障不会提醒值班员；报火警时会提醒，但没有位置/)).toBeVisible()
    expect(screen.getByText('最近故障').parentElement).toHaveTextContent('备电故障')
    expect(screen.getByText('登记需要主机管理的新增权限。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '登记' })).not.toBeInTheDocument()
  })

  it('registers the host with its address and port', async () => {
    const add = vi.fn(() => Promise.resolve())
    const { onClose, onChanged } = open({ row, rights: ['fireMainframe/fireFrameManger:btn_add'], add })
    await userEvent.click(await screen.findByRole('button', { name: '登记' }))
    expect([await screen.findByLabelText(/服务器IP/), screen.getByRole('textbox', { name: /^端口/ })].map((input) => (input as HTMLInputElement).value)).toEqual(['10.20.22.11', '4001'])
    await userEvent.type(screen.getByLabelText(/主机名称/), '1号主机')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('消防主机 10.20.22.11:4001 已登记')).toBeVisible()
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '1号主机', serverIp: '10.20.22.11', port: '4001' }), expect.anything())
    expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  })
})
