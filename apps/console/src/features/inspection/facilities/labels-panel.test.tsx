import { createApiClient, type ApiClient, type Rows } from '@smart-fire/api-client'
import type { IndoorFacility, OutdoorFacility } from '@smart-fire/api-client/facilities'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { anIndoorFacility, anOutdoorFacility } from './facilities.sample'
import { LabelsPanel } from './labels-panel'

afterEach(cleanup)

/** Lists `total` facilities page by page. */
const listOf = <Facility,>(total: number, make: (changes: { id: string; number: string }) => Facility) =>
  vi.fn(({ page, limit }: { page: number; limit: number }): Promise<Rows<Facility>> => {
    const from = (page - 1) * limit
    return Promise.resolve({ total, dropped: 0, rows: Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, at) => make({ id: String(from + at), number: `MH-${from + at}` })) })
  })

interface Lists {
  indoor?: ReturnType<typeof listOf<IndoorFacility>>
  outdoor?: ReturnType<typeof listOf<OutdoorFacility>>
}

function show(facility: IndoorFacility | OutdoorFacility, { indoor, outdoor }: Lists = {}) {
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ indoor: { list: indoor }, outdoor: { list: outdoor } }) } as unknown as ApiClient
  return render(<SmartFireProvider client={client} locale="zh-CN"><LabelsPanel row={facility} isListed onClose={() => undefined} onChanged={() => undefined} /></SmartFireProvider>)
}
const printed = () => document.querySelectorAll('body > .label-print .label').length

it('prints the label of the facility, or those of its floor or building, read page by page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const indoor = listOf(130, anIndoorFacility)
  show(anIndoorFacility(), { indoor })
  await screen.findByText('1 个标签，1 页')
  expect(printed()).toBe(1)
  await userEvent.selectOptions(screen.getByLabelText('打印哪些'), '本层全部设施')
  await screen.findByText('130 个标签，6 页')
  expect(printed()).toBe(130)
  expect(indoor.mock.calls.map(([query]) => query)).toMatchObject([{ buildingIds: ['1'], floor: 3, page: 1 }, { buildingIds: ['1'], floor: 3, page: 2 }])
  await userEvent.selectOptions(screen.getByLabelText('纸张'), '标签机，60 × 40 毫米')
  await screen.findByText('130 个标签，130 页')
  await userEvent.click(screen.getByRole('button', { name: '打印或另存为 PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('a facility without a floor has no choice of its floor: that would print the whole building', async () => {
  show(anIndoorFacility({ floor: null }))
  await screen.findByText('1 个标签，1 页')
  expect([...screen.getByLabelText<HTMLSelectElement>('打印哪些').options].map(({ text }) => text)).toEqual(['此设施', '本建筑全部设施'])
})

it('says that it prints the first 1000 of more', async () => {
  show(anIndoorFacility(), { indoor: listOf(1300, anIndoorFacility) })
  await userEvent.selectOptions(await screen.findByLabelText('打印哪些'), '本建筑全部设施')
  await screen.findByText('设施太多，只打印前 1000 个')
  expect(printed()).toBe(1000)
  // a thousand codes are drawn
})

it('says how many facilities have no label, because they could not be read or have no number', async () => {
  const indoor = vi.fn(() => Promise.resolve({ total: 3, dropped: 1, rows: [anIndoorFacility(), anIndoorFacility({ id: '8', number: null })] }))
  show(anIndoorFacility(), { indoor })
  await userEvent.selectOptions(await screen.findByLabelText('打印哪些'), '本层全部设施')
  await screen.findByText('2 个设施没有标签：数据无法读取，或没有编号')
  expect(printed()).toBe(1)
})

it('an outdoor facility has those of its unit, and the sheet goes with the panel', async () => {
  const outdoor = listOf(3, anOutdoorFacility)
  const { unmount } = show(anOutdoorFacility(), { outdoor })
  await userEvent.selectOptions(await screen.findByLabelText('打印哪些'), '本单位全部室外设施')
  await screen.findByText('3 个标签，1 页')
  expect(outdoor.mock.calls.map(([query]) => query)).toMatchObject([{ unitId: '3', page: 1 }])
  unmount()
  await waitFor(() => expect(printed()).toBe(0))
})
