import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { anIndoorFacility, anOutdoorFacility } from './facilities.sample'
import { LabelsPanel } from './labels-panel'

const HOST = 'http://platform.test'
const requests: URLSearchParams[] = []
const row = (at: number) => ({ id: at, version: 1, facilitiesNo: `MH-${at}`, facilitiesTypeId: 1, equipmentType: '灭火器', buildingId: 1, bName: 'A座', floor: 3, positionDescription: `3F ${at}号` })
let total = 0
const server = setupServer(http.get(`${HOST}/api/device/:resource/pageList`, ({ request }) => {
  const query = new URL(request.url).searchParams
  requests.push(query)
  const from = (Number(query.get('page')) - 1) * 100
  return HttpResponse.json({ status: 200, data: { total, rows: Array.from({ length: Math.max(0, Math.min(100, total - from)) }, (_, at) => row(from + at + 1)) } })
}))
beforeAll(() => {
  configure({ asyncUtilTimeout: 5_000 })
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  cleanup()
  requests.length = 0
})
afterAll(() => server.close())

const client = createApiClient({ baseUrl: HOST, getToken: () => 'token' })
const show = (facility: Parameters<typeof LabelsPanel>[0]['row']) =>
  render(<SmartFireProvider client={client} locale="zh-CN"><LabelsPanel row={facility} isListed onClose={() => undefined} onChanged={() => undefined} /></SmartFireProvider>)
const printed = () => document.querySelectorAll('body > .label-print .label').length

it('prints the label of the facility, or those of its floor or building, read page by page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  show(anIndoorFacility())
  await screen.findByText('1 个标签，1 页')
  expect(printed()).toBe(1)
  total = 130
  await userEvent.selectOptions(screen.getByLabelText('打印哪些'), '本层全部设施')
  await screen.findByText('130 个标签，6 页')
  expect(printed()).toBe(130)
  expect(requests.map((query) => [query.get('ids'), query.get('floorId'), query.get('page')])).toEqual([['1', '3', '1'], ['1', '3', '2']])
  await userEvent.selectOptions(screen.getByLabelText('纸张'), '标签机，60 × 40 毫米')
  await screen.findByText('130 个标签，130 页')
  await userEvent.click(screen.getByRole('button', { name: '打印或另存为 PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('says that it prints the first 1000 of more', async () => {
  show(anIndoorFacility())
  total = 1300
  await userEvent.selectOptions(await screen.findByLabelText('打印哪些'), '本建筑全部设施')
  await screen.findByText('设施太多，只打印前 1000 个')
  expect(printed()).toBe(1000)
}, 20_000)

it('an outdoor facility has those of its unit, and the sheet goes with the panel', async () => {
  const { unmount } = show(anOutdoorFacility())
  total = 3
  await userEvent.selectOptions(await screen.findByLabelText('打印哪些'), '本单位全部室外设施')
  await screen.findByText('3 个标签，1 页')
  expect(requests[0]?.get('oid')).toBe('3')
  unmount()
  await waitFor(() => expect(printed()).toBe(0))
})
