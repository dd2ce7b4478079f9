import { ApiError } from '@smart-fire/api-client'
import { ITEM_KIND, type NewResult } from '@smart-fire/api-client/inspection-work'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { KeptEntry, KeptTasks } from './device-store'
import { aMemoryStore, aResult } from './device-store.fixtures'
import { InspectApp } from './inspect-app'
import { zhCN } from './inspect.messages'
import { aPoint, aTask } from './own-work.fixtures'
import { RefusedEntry } from './refused-entry'
import { aServer } from './server.fixtures'

/** The page with checks of these labels on the phone. `answers` decides what the server does with each of them. */
function open(numbers: string[], answers: (number: string) => Promise<void>, changes: Partial<NewResult> = {}) {
  const { kept, store } = aMemoryStore(numbers.map((number, at) => aResult({ clientId: `result-${number}`, number, inspectedAt: at, ...changes })))
  const received: string[] = []
  const work = aServer({
    submit: async ({ number, clientId }) => {
      await answers(number)
      received.push(number)
      return { id: clientId, repeated: false }
    },
  })
  render(<InspectApp words={zhCN} store={store} work={work} userId="u" tag={null} onSignIn={() => undefined} />)
  return { received, kept }
}

const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
const refused = (count: number) => screen.findByRole('list', { name: zhCN.refused(count) })
const sendAgain = (list: HTMLElement, number: string) => {
  const item = within(list).getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(number))
  if (!item) throw new Error(`${number} is not in the list`)
  fireEvent.click(within(item).getByRole('button', { name: zhCN.sendAgain }))
}

it('a check that was refused is sent again at once by its button, and leaves the phone when the reason has passed', async () => {
  const asked: string[] = []
  let hasContract = false
  const { received, kept } = open(['A-1', 'A-2'], async (number) => {
    asked.push(number)
    if (number === 'A-1' && !hasContract) throw new ApiError('forbidden', { serverMessage: '合同已到期' })
  })
  expect((await refused(1)).textContent).toContain('A-1: 合同已到期')
  expect(asked).toEqual(['A-1', 'A-2'])

  // the reason has not passed: it is refused once more, and stays
  sendAgain(await refused(1), 'A-1')
  await waitFor(() => expect([asked, kept.get('result-A-1')?.refusal]).toEqual([['A-1', 'A-2', 'A-1'], '合同已到期']))
  hasContract = true
  sendAgain(await refused(1), 'A-1')
  await waitFor(() => expect([received, kept.size]).toEqual([['A-2', 'A-1'], 0]))
  await waitFor(() => expect(screen.queryByRole('list', { name: zhCN.refused(1) })).toBeNull())
})

it('nothing is said to be sent before it is known what is on the phone, or when that cannot be read', async () => {
  const { store } = aMemoryStore([])
  let fail = () => {}
  const failed = new Promise<KeptEntry[]>((_resolve, reject) => { fail = () => reject(new DOMException('the disk failed', 'UnknownError')) })
  const entries = vi.fn(() => failed)
  render(<InspectApp words={zhCN} store={{ ...store, entries }} work={aServer()} userId="u" tag={null} onSignIn={() => undefined} />)
  expect(screen.getByRole('status')).not.toHaveTextContent(zhCN.allSent)
  await waitFor(() => expect(entries).toHaveBeenCalled())
  fail()
  expect(await screen.findByText(zhCN.unread)).toBeVisible()
  expect(screen.queryByText(new RegExp(zhCN.allSent))).toBeNull()
})

it('what was refused does not read as sent: the status counts it, also beside what waits, and says when the server gave no reason', async () => {
  open(['A-1', 'A-2', 'A-3'], async (number) => {
    if (number === 'A-1') throw new ApiError('refused')
    if (number === 'A-2') throw new ApiError('server', { httpStatus: 500 })
  })
  expect((await refused(1)).textContent).toContain(`A-1: ${zhCN.noReason}`)
  await status('已连接 · 1 条待上传 · 1 条未被接收')
})

it('a check whose point is deleted, or whose photos are too large for a proxy, says so and is sent no more by itself', async () => {
  const asked: string[] = []
  open(['A-1', 'A-2'], async (number) => {
    asked.push(number)
    throw number === 'A-1' ? new ApiError('notFound', { httpStatus: 404 }) : new ApiError('server', { httpStatus: 413 })
  })
  const list = await refused(2)
  expect(list.textContent).toContain(`A-1: ${zhCN.refusedAs.gone}`)
  expect(list.textContent).toContain(`A-2: ${zhCN.refusedAs.tooLarge}`)
  await status('已连接 · 2 条未被接收')
  expect(screen.queryByRole('button', { name: zhCN.send })).toBeNull()
  fireEvent(window, new Event('online'))
  sendAgain(list, 'A-1')
  await waitFor(() => expect(asked).toEqual(['A-1', 'A-2', 'A-1']))
})

it('a check that was refused is discarded after a question that names what is lost, and not by a single click', async () => {
  const lost = { inspectedAt: Date.parse('2026-11-21T09:05:00+08:00'), items: [{ name: '压力', value: '1.2' }], problem: '玻璃破损', photos: [{ item: null, content: '' }, { item: null, content: '' }] }
  const { kept } = open(['A-1'], () => Promise.reject(new ApiError('notFound', { httpStatus: 404 })), lost)
  const discard = within(await refused(1)).getByRole('button', { name: zhCN.discard })
  fireEvent.click(discard)
  const question = screen.getByRole('alertdialog', { name: '放弃 A-1 的记录？' })
  const text = document.getElementById(question.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('将从本机删除：11-21 09:05 的巡检记录，含 1 项检查、2 张照片，问题描述“玻璃破损”。删除后无法恢复。')
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: zhCN.keepEntry }))
  fireEvent.keyDown(document.activeElement ?? question, { key: 'Escape' })
  expect([screen.queryByRole('alertdialog'), document.activeElement, kept.size]).toEqual([null, discard, 1])

  fireEvent.click(discard)
  fireEvent.click(screen.getByRole('button', { name: zhCN.discardForGood }))
  await status('已连接 · 全部已上传')
  expect(kept.size).toBe(0)
})

it('a refused check that the phone can neither change nor delete says so, and stays; when the phone can again, it goes', async () => {
  const { store, kept } = aMemoryStore([aResult({ number: 'A-1' })])
  kept.set('result-1', { userId: 'u', result: aResult({ number: 'A-1' }), refusal: '合同已到期' })
  let isBroken = true
  const broken = () => { if (isBroken) throw new DOMException('the disk failed', 'UnknownError') }
  const phone = { ...store, keepEntry: async (entry: KeptEntry) => { broken(); await store.keepEntry(entry) }, dropEntry: async (id: string) => { broken(); await store.dropEntry(id) } }
  render(<InspectApp words={zhCN} store={phone} work={aServer()} userId="u" tag={null} onSignIn={() => undefined} />)
  sendAgain(await refused(1), 'A-1')
  expect(await screen.findByText(zhCN.notChanged)).toBeVisible()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press(zhCN.discard)
  press(zhCN.discardForGood)
  // the question is answered: its button is where the focus was before, and not in a part of the page that is gone
  expect(document.activeElement).toBe(screen.getByRole('button', { name: zhCN.discard }))
  expect(await screen.findByText(zhCN.notChanged)).toBeVisible()
  expect(kept.size).toBe(1)
  isBroken = false
  press(zhCN.discard)
  press(zhCN.discardForGood)
  await waitFor(() => expect([kept.size, screen.queryByRole('list', { name: zhCN.refused(1) })]).toEqual([0, null]))
})

it('the question before a left-out point is discarded names its reason', () => {
  const kept: KeptEntry = { userId: 'u', skip: { clientId: 'skip-1', number: 'A-2', pointId: '7', reason: '门锁着', skippedAt: Date.parse('2026-11-21T09:05:00+08:00') }, refusal: '', refusedAs: 'gone' }
  render(<ul><RefusedEntry words={zhCN} kept={kept} onSendAgain={async () => undefined} onDiscard={async () => undefined} /></ul>)
  fireEvent.click(screen.getByRole('button', { name: zhCN.discard }))
  expect(screen.getByRole('alertdialog').textContent).toContain('11-21 09:05 的跳过记录，跳过原因“门锁着”')
})

it('a check that is sent again while a round is under way goes with the next round, which follows at once', async () => {
  const answers: Array<() => void> = []
  let isRefused = true
  const { received } = open(['A-1', 'A-2'], async (number) => {
    if (isRefused) throw new ApiError('refused', { serverMessage: '缺少权限' })
    if (number === 'A-2') await new Promise<void>((resolve) => answers.push(resolve))
  })
  const list = await refused(2)
  isRefused = false
  sendAgain(list, 'A-2')
  await waitFor(() => expect(answers).toHaveLength(1))
  sendAgain(await refused(1), 'A-1')
  await waitFor(() => expect(screen.queryByRole('list', { name: zhCN.refused(1) })).toBeNull())
  answers[0]?.()
  await waitFor(() => expect(received).toEqual(['A-2', 'A-1']))
})

it('a check at which the server fails says so beside it, is no refusal, and the page is not called offline', async () => {
  const { received } = open(['A-1', 'A-2'], async (number) => {
    if (number === 'A-1') throw new ApiError('server', { httpStatus: 500 })
  })
  await status('已连接 · 1 条待上传')
  const list = screen.getByRole('list', { name: zhCN.failed(1) })
  expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`A-1: ${zhCN.serverError}`])
  expect(screen.queryByRole('button', { name: zhCN.discard })).toBeNull()
  expect(received).toEqual(['A-2'])
})

it('a scanned label whose turn has not come opens no check, and says so', async () => {
  const { store } = aMemoryStore([])
  const tasks = { userId: 'u', own: { tasks: [aTask([aPoint('1'), aPoint('2')])], types: [] }, loadedAt: 1 }
  const work = aServer({ mine: async () => tasks.own })
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => tasks }} work={work} userId="u" tag="MH-2" onSignIn={() => undefined} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('MH-2: 请先完成前面的设施')
  expect(screen.getByRole('button', { name: /夜间巡检/ })).toBeVisible()
})

it('a label whose turn has come is no longer said to wait for the points before it', async () => {
  const { store } = aMemoryStore([])
  const own = { tasks: [aTask([aPoint('1'), aPoint('2')])], types: [] }
  // nothing is sent: what is checked stays on the phone
  const work = aServer({ mine: async () => own, submit: () => Promise.reject(new ApiError('network')) })
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => ({ userId: 'u', own, loadedAt: 1 }) }} work={work} userId="u" tag="MH-2" onSignIn={() => undefined} />)
  expect(await screen.findByText('MH-2: 请先完成前面的设施')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /夜间巡检/ }))
  fireEvent.click(screen.getByRole('button', { name: /^1\. / }))
  fireEvent.change(screen.getByLabelText(zhCN.problem), { target: { value: '玻璃破损' } })
  // the page asks the server for the items first
  await waitFor(() => expect(screen.getByRole('button', { name: zhCN.save })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: zhCN.save }))
  expect(await screen.findByRole('button', { name: /^2\. / })).toBeEnabled()
  expect(screen.queryByText('MH-2: 请先完成前面的设施')).toBeNull()
})

it('a label that was opened before the tasks have come is checked for its point as soon as they have: outside of the task the point would be missed', async () => {
  const { store } = aMemoryStore([])
  const own = { tasks: [aTask([aPoint('1')])], types: [{ name: '灭火器', items: [{ content: '压力', kind: ITEM_KIND.text, needsPhoto: false, unit: null, min: null, max: null }] }] }
  const submitted: NewResult[] = []
  let tasks: KeptTasks | null = null
  let answer = () => {}
  const loaded = new Promise<void>((resolve) => { answer = resolve })
  const work = aServer({ mine: async () => { await loaded; return own }, submit: async (result) => { submitted.push(result); return { id: '1', repeated: false } } })
  const phone = { ...store, tasks: async () => tasks, keepTasks: async (kept: KeptTasks) => void (tasks = kept) }
  render(<InspectApp words={zhCN} store={phone} work={work} userId="u" tag="MH-1" onSignIn={() => undefined} />)
  fireEvent.change(await screen.findByLabelText(zhCN.problem), { target: { value: '玻璃破损' } })
  answer()
  fireEvent.change(await screen.findByLabelText('压力'), { target: { value: '正常' } })
  expect(screen.getByLabelText(zhCN.problem)).toHaveValue('玻璃破损')
  fireEvent.click(screen.getByRole('button', { name: zhCN.save }))
  await waitFor(() => expect(submitted.map(({ pointId, items }) => [pointId, items])).toEqual([['1', [{ name: '压力', value: '正常' }]]]))
})

it('a phone that is full shows the tasks of the server, and says that they are not there without a connection', async () => {
  const { store } = aMemoryStore([])
  const work = aServer({ mine: async () => ({ tasks: [aTask([aPoint('1')])], types: [] }) })
  const phone = { ...store, keepTasks: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  render(<InspectApp words={zhCN} store={phone} work={work} userId="u" tag={null} onSignIn={() => undefined} />)
  await status('已连接，但本机存储已满：断网后任务无法打开 · 全部已上传')
  expect(screen.getByRole('button', { name: /夜间巡检/ })).toBeVisible()
})

it('a phone that is full keeps the tasks on its page when the connection breaks, and when something is discarded', async () => {
  const { store, kept } = aMemoryStore([aResult({ clientId: 'result-A-1', number: 'A-1' })])
  let isConnected = true
  const work = aServer({
    mine: async () => { if (!isConnected) throw new ApiError('network'); return { tasks: [aTask([aPoint('1')])], types: [] } },
    submit: () => Promise.reject(new ApiError('refused')),
  })
  const phone = { ...store, keepTasks: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  render(<InspectApp words={zhCN} store={phone} work={work} userId="u" tag={null} onSignIn={() => undefined} />)
  await status('已连接，但本机存储已满：断网后任务无法打开 · 1 条未被接收')
  fireEvent.click(screen.getByRole('button', { name: zhCN.discard }))
  fireEvent.click(screen.getByRole('button', { name: zhCN.discardForGood }))
  await status('已连接，但本机存储已满：断网后任务无法打开 · 全部已上传')
  expect([kept.size, screen.queryByText(zhCN.neverLoaded)]).toEqual([0, null])
  isConnected = false
  fireEvent(window, new Event('online'))
  await status('离线，记录保存在本机 · 全部已上传')
  expect(screen.getByRole('button', { name: /夜间巡检/ })).toBeVisible()
})

it.each([['mh-1', '灭火器'], [' MH-1 ', '灭火器'], ['', null]])('the code that opened the page, %j, is read as the camera of the page reads it', async (tag, title) => {
  const { store } = aMemoryStore([])
  const own = { tasks: [aTask([aPoint('1')])], types: [] }
  const work = aServer({ mine: async () => own })
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => ({ userId: 'u', own, loadedAt: 1 }) }} work={work} userId="u" tag={tag} onSignIn={() => undefined} />)
  expect(await screen.findByRole('heading', { name: title ?? zhCN.title })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: zhCN.save }) === null).toBe(title === null))
})

it('what is no number is abnormal, as it is for the server: it asks how that was handled', async () => {
  const { store } = aMemoryStore([])
  const own = { tasks: [aTask([aPoint('1')])], types: [{ name: '灭火器', items: [{ content: '压力', kind: ITEM_KIND.number, unit: 'MPa', min: 1, max: 1.4 }] }] }
  const submitted: NewResult[] = []
  const work = aServer({ mine: async () => own, submit: async (result) => { submitted.push(result); return { id: '1', repeated: false } } })
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => ({ userId: 'u', own, loadedAt: 1 }) }} work={work} userId="u" tag="MH-1" onSignIn={() => undefined} />)
  const input = await screen.findByLabelText('压力')
  fireEvent.change(input, { target: { value: '1.2' } })
  expect(screen.queryByRole('group', { name: zhCN.handling })).toBeNull()
  fireEvent.change(input, { target: { value: '1.2.3' } })
  expect(input).toBeInvalid()
  expect(screen.getByRole('group', { name: zhCN.handling })).toBeVisible()
  // as a Chinese keyboard writes it
  fireEvent.change(input, { target: { value: '１。２' } })
  expect(input).toHaveValue('1.2')
  expect(input).toBeValid()
  fireEvent.click(screen.getByRole('button', { name: zhCN.save }))
  await waitFor(() => expect(submitted.map(({ items, handling }) => [items, handling])).toEqual([[[{ name: '压力', value: '1.2' }], null]]))
})

it('a point whose items could not be read is not checked as one without any: an empty check would count as normal', async () => {
  const { store } = aMemoryStore([])
  const own = { tasks: [aTask([aPoint('1')])], types: [{ name: '消火栓', items: [] }] }
  const work = aServer({ mine: async () => own })
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => ({ userId: 'u', own, loadedAt: 1 }) }} work={work} userId="u" tag="MH-1" onSignIn={() => undefined} />)
  expect(await screen.findByText(zhCN.itemsUnknown)).toBeVisible()
})
