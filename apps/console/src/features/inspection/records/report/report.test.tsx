import { createApiClient, type ApiClient, type Rows } from '@smart-fire/api-client'
import type { InspectionDefect, InspectionResult, WholeInspectionDefect, WholeInspectionResult } from '@smart-fire/api-client/inspection-records'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { DefectPanel } from '../defect-panel'
import { aDefect, aResult } from '../records.sample'
import { resultPanelOf } from '../result-panel'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** How pictures are loaded, in this test only: jsdom loads none, and the tests of one process share its page. */
function decodeBy(decode: () => Promise<void>): void {
  HTMLImageElement.prototype.decode = decode
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
}

const ABNORMAL = aResult({ result: '1', problem: '压力不足' })
const SIGNED_TWICE = aDefect({ rectification: '已更换', signatures: [{ signer: '0', by: '罗志勇', at: Date.UTC(2026, 10, 19, 1) }, { signer: '1', by: '沈立群', at: Date.UTC(2026, 10, 19, 2) }] })
const items = [{ id: '1', name: '瓶内压力', value: '0.6', unit: 'MPa', min: 1, max: 1.4, abnormal: true }]
const whole: WholeInspectionDefect = { ...SIGNED_TWICE, before: ['/files/before.jpg'], unreadBefore: 0, after: ['/files/after.jpg'], unreadAfter: 0 }
const check = (record: InspectionResult): WholeInspectionResult => ({ record: { ...record, photos: ['/files/before.jpg'] }, unreadPhotos: 0, items, unreadItems: 0 })

const NONE = { rows: [], total: 0, dropped: 0 }

interface Told {
  history?: Rows<InspectionResult>
  defects?: Rows<InspectionDefect>
  unreadItems?: number
  unreadPhotos?: number
  defect?: WholeInspectionDefect
}

function clientOf(record: InspectionResult, { history = NONE, defects: found = { rows: [SIGNED_TWICE], total: 1, dropped: 0 }, unreadItems = 0, unreadPhotos = 0, defect = whole }: Told = {}) {
  const list = vi.fn(() => Promise.resolve(found))
  const indoor = { get: () => Promise.resolve({ ...check(record), unreadItems, unreadPhotos }), history: () => Promise.resolve(history) }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ indoor, outdoor: indoor, defects: { list, get: () => Promise.resolve(defect) } }) } as unknown as ApiClient
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

it.each([
  ['cannot be read', ABNORMAL, { rows: [], total: 1, dropped: 1 }],
  ['is not found', ABNORMAL, NONE],
  ['cannot be read, nor can the result', aResult({ result: null }), { rows: [], total: 1, dropped: 1 }],
])('an abnormal check whose defect %s is not reported as one that came to nothing', async (_what, record, found) => {
  const { client } = clientOf(record, { defects: found })
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={record} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  const sentence = '未能读取此次检查的隐患记录：处理过程、整改后照片和签字未列出'
  expect(screen.getByText(sentence, { ignore: '.report *' })).toBeTruthy()
  expect(printed().getByRole('heading', { level: 2, name: '处理过程', hidden: true }).nextElementSibling?.textContent).toBe(sentence)
})

it('items that could not be read are counted on the screen and on paper: one of them may be abnormal (domain 25)', async () => {
  const { client } = clientOf(aResult(), { unreadItems: 2 })
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={aResult()} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  const sentence = '有 2 个检查项无法读取，未列出'
  expect(screen.getByText(sentence, { ignore: '.report *' })).toBeTruthy()
  expect(printed().getByText(sentence)).toBeTruthy()
})

it('photos that could not be read are counted on the screen and on paper, and are not called no photos', async () => {
  const { client } = clientOf(ABNORMAL, { unreadPhotos: 2, defect: { ...whole, before: [], unreadBefore: 2, after: [], unreadAfter: 1 } })
  render(<SmartFireProvider client={client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  for (const sentence of ['有 2 张照片无法读取，未列出', '有 1 张照片无法读取，未列出']) {
    expect(screen.getByText(sentence, { ignore: '.report *' })).toBeTruthy()
    expect(printed().getByText(sentence)).toBeTruthy()
  }
  expect(screen.queryByText('没有照片')).toBeNull()
})

it('the panel of a check counts the photos that could not be read', async () => {
  const { client } = clientOf(aResult(), { unreadPhotos: 2 })
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={aResult()} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  expect(screen.getByText('有 2 张照片无法读取，未列出', { ignore: '.report *' })).toBeTruthy()
  expect(photos()).toEqual(['/files/before.jpg'])
})

it('a signature that could not be read is said on the screen and on paper: its line would look as if it were still to be given', async () => {
  const [first] = SIGNED_TWICE.signatures
  const signatures = [...(first ? [first] : []), { signer: null, by: null, at: null }]
  const { client } = clientOf(ABNORMAL, { defect: { ...whole, signatures } })
  render(<SmartFireProvider client={client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  const sentence = '有 1 个签字无法读取，签字人未知'
  expect(screen.getByText(sentence, { ignore: '.report *' })).toBeTruthy()
  expect(printed().getByText(sentence)).toBeTruthy()
})

it('the history of a facility says how many checks it leaves out, and how many could not be read', async () => {
  const rows = Array.from({ length: 19 }, (_, at) => aResult({ id: String(at + 1) }))
  const { client } = clientOf(aResult(), { history: { rows, total: 34, dropped: 1 } })
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={aResult()} {...common} /></SmartFireProvider>)
  expect(await screen.findByText('有 1 条记录无法读取')).toBeTruthy()
  expect(screen.getByText('列出最近 18 条，共 33 条')).toBeTruthy()
})

it('checks that could not be read are not called no checks', async () => {
  const { client } = clientOf(aResult(), { history: { rows: [], total: 2, dropped: 2 } })
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={aResult()} {...common} /></SmartFireProvider>)
  expect(await screen.findByText('有 2 条记录无法读取')).toBeTruthy()
  expect(screen.queryByText('没有更早的巡检记录')).toBeNull()
})

it('a check without a facility says that it has no history, and loads none', async () => {
  const { client } = clientOf(aResult())
  render(<SmartFireProvider client={client} locale="zh-CN"><ResultPanel row={aResult({ facilityId: null })} {...common} /></SmartFireProvider>)
  expect(await screen.findByText('此记录没有对应的设施，无法查询巡检历史')).toBeTruthy()
  await screen.findByRole('button', { name: '打印报告或另存为 PDF' })
  expect(screen.queryByText('加载中…')).toBeNull()
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
  decodeBy(() => new Promise((resolve, reject) => loaded.push(loaded.length === 0 ? resolve : () => reject(new Error('gone')))))
  const { client } = clientOf(ABNORMAL)
  render(<SmartFireProvider client={client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  await userEvent.click(await screen.findByRole('button', { name: '打印报告或另存为 PDF' }))
  expect(loaded).toHaveLength(2)
  loaded[0]?.()
  expect(print).not.toHaveBeenCalled()
  loaded[1]?.()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})

it('a report whose photos still load is printed once when they are there, and not at all when its panel was closed before', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const loaded: (() => void)[] = []
  decodeBy(() => new Promise((resolve) => loaded.push(resolve)))
  const open = () => render(<SmartFireProvider client={clientOf(ABNORMAL).client} locale="zh-CN"><DefectPanel row={SIGNED_TWICE} {...common} /></SmartFireProvider>)
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /打印报告或另存为 PDF/ }))
  const load = () => act(async () => loaded.splice(0).forEach((resolve) => resolve()))

  const { unmount } = open()
  await press()
  await press()
  expect(print).not.toHaveBeenCalled()
  await load()
  expect(print).toHaveBeenCalledOnce()

  await press()
  unmount()
  await load()
  expect(print).toHaveBeenCalledOnce()
})
