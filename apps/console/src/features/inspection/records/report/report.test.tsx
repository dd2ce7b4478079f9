import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { InspectionResult, WholeInspectionDefect, WholeInspectionResult } from '@smart-fire/api-client/inspection-records'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DefectPanel } from '../defect-panel'
import { aDefect, aResult } from '../records.sample'
import { resultPanelOf } from '../result-panel'

beforeAll(() => configure({ asyncUtilTimeout: 5_000 }))
afterEach(cleanup)

const ABNORMAL = aResult({ result: '1', problem: '压力不足' })
const SIGNED_TWICE = aDefect({ rectification: '已更换', signatures: [{ signer: '0', by: '罗志勇', at: Date.UTC(2026, 10, 19, 1) }, { signer: '1', by: '沈立群', at: Date.UTC(2026, 10, 19, 2) }] })
const items = [{ id: '1', name: '瓶内压力', value: '0.6', unit: 'MPa', min: 1, max: 1.4, abnormal: true }]
const whole: WholeInspectionDefect = { ...SIGNED_TWICE, before: ['/files/before.jpg'], after: ['/files/after.jpg'] }
const check = (record: InspectionResult): WholeInspectionResult => ({ record: { ...record, photos: ['/files/before.jpg'] }, items })

function clientOf(record: InspectionResult) {
  const list = vi.fn(() => Promise.resolve({ rows: [SIGNED_TWICE], total: 1, dropped: 0 }))
  const indoor = { get: () => Promise.resolve(check(record)), history: () => Promise.resolve({ rows: [], total: 0, dropped: 0 }) }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ indoor, outdoor: indoor, defects: { list, get: () => Promise.resolve(whole) } }) } as unknown as ApiClient
  return { client, list }
}
const common = { isListed: true, onClose: () => undefined, onChanged: () => undefined }
const ResultPanel = resultPanelOf('indoor')
/** What is only for paper is hidden on the screen. */
const printed = () => {
  const report = document.querySelector<HTMLElement>('body > .report')
  if (report === null) throw new Error('nothing is printed')
  return within(report)
}
const photos = () => printed().queryAllByRole('img', { hidden: true }).map((photo) => photo.getAttribute('src'))

it('the report of a defect has the check that found it, the photos of before and after, and all four signers, signed or not', async () => {
  const { client } = clientOf(ABNORMAL)
  render(<SmartFireProvider client={client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  expect(printed().getByRole('heading', { level: 1, hidden: true }).textContent).toBe('隐患报告')
  expect(printed().getByRole('row', { name: '瓶内压力 0.6 MPa 1 – 1.4 MPa', hidden: true })).toBeTruthy()
  expect(printed().getByText('已更换')).toBeTruthy()
  expect(photos()).toEqual(['/files/before.jpg', '/files/after.jpg'])
  expect(printed().getAllByRole('row', { name: /巡检人|部门|消防管理人|责任人/, hidden: true }).map((row) => row.textContent)).toEqual(['巡检人罗志勇2026-11-19 09:00:00', '部门沈立群2026-11-19 10:00:00', '消防管理人', '责任人'])
})

it('the report of an abnormal check has its defect, which is found by the check', async () => {
  const { client, list } = clientOf(ABNORMAL)
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={ABNORMAL} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  expect(list).toHaveBeenCalledWith({ resultId: ABNORMAL.id, page: 1, limit: 1 }, expect.anything())
  expect(photos()).toEqual(['/files/before.jpg', '/files/after.jpg'])
})

it('the report of a normal check has no defect and nothing to sign, and says what was wrong with the clock of the phone', async () => {
  const wrongClock = aResult({ claimedAt: Date.UTC(2027, 0, 1) })
  const { client, list } = clientOf(wrongClock)
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={wrongClock} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  expect(list).not.toHaveBeenCalled()
  expect(printed().queryByText('签字人')).toBeNull()
  expect(printed().getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)).toEqual(['巡检信息', '检查项', '照片'])
  expect(printed().getByText('手机时间 2027-01-01 08:00:00 不可信，按收到时间记录')).toBeTruthy()
})

it('it is printed when its photos are there, also when one cannot be loaded', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const loaded: (() => void)[] = []
  // jsdom loads no pictures
  HTMLImageElement.prototype.decode = vi.fn(() => new Promise<void>((resolve, reject) => loaded.push(loaded.length === 0 ? resolve : () => reject(new Error('gone')))))
  const { client } = clientOf(ABNORMAL)
  render(<SmartFireProvider client={client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  await userEvent.click(await screen.findByRole('button', { name: '打印报告或另存为 PDF' }))
  expect(loaded).toHaveLength(2)
  loaded[0]?.()
  expect(print).not.toHaveBeenCalled()
  loaded[1]?.()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})
