import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aSensorRow, createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { DeviceList } from './device-list'
import { zhCN } from './sensor-status.messages'

afterEach(cleanup)

const WORDS = { filter: '状态', all: '全部', query: '查询', status: zhCN, empty: '没有设备', failed: '加载失败' }
const COLUMNS = [{ id: 'position', header: '位置', cell: ({ position }: { position: string | null }) => position }]

it('begins with all devices, ten a page, and has other sizes to choose from (spec 2 §9)', async () => {
  const load = await open()
  expect(load.mock.calls.map(([request]) => request)).toMatchObject([{ status: null, page: 1, limit: 10 }])
  const size = screen.getByRole('combobox', { name: '每页条数' })
  expect(within(size).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10 条/页', '20 条/页', '30 条/页', '40 条/页'])
})

it('begins on the page of the highlighted device', async () => {
  const load = await open(20)
  expect(load.mock.calls[0]?.[0]).toMatchObject({ page: 3, limit: 10 })
})

it('is filtered when the query button is pressed, not before, from the first page', async () => {
  const load = await open(20)
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveDisplayValue('全部')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '故障')
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await waitFor(() => expect(load.mock.calls[1]?.[0]).toMatchObject({ status: SENSOR_STATUS.fault, page: 1 }))
})

/** Resolves when the first page is shown. */
async function open(startRow: number | null = null) {
  const load = vi.fn(async (_request: { status: string | null; page: number; limit: number }) => ({ rows: [aSensorRow({ id: '1', position: '走廊' })], total: 47, dropped: 0 }))
  render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions())}>
      <DeviceList
        label="设备" words={WORDS} columns={COLUMNS} load={load} place={PLACE} live={{}} statuses={[SENSOR_STATUS.normal, SENSOR_STATUS.fault]} selectedKey={null} startRow={startRow}
        actor={{ on: () => ({ unsubscribe: () => undefined }) }}
      />
    </SmartFireProvider>,
  )
  await screen.findByText('走廊')
  return load
}

const PLACE = { buildingId: '12' }
