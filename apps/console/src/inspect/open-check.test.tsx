import { ApiError } from '@smart-fire/api-client'
import { ITEM_KIND, type InspectionItem, type LabelledFacility, type NewResult } from '@smart-fire/api-client/inspection-work'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMemoryStore } from './device-store.fixtures'
import { InspectApp } from './inspect-app'
import { zhCN } from './inspect.messages'
import { aPoint, aTask } from './own-work.fixtures'
import { aServer } from './server.fixtures'

const PRESSURE: InspectionItem = { content: '压力', kind: ITEM_KIND.number, needsPhoto: false, unit: 'MPa', min: 1, max: 1.4 }
const CABINET: LabelledFacility = { number: 'MH-9', typeName: '灭火器箱', buildingId: '3', buildingName: '星河大厦', floor: -1, unitName: null, position: '车库入口', items: [PRESSURE] }

/** A phone with a task of MH-1 on which the code of MH-9 was scanned. `ofLabel` is what the server says of that one; `connected` is when the phone has a connection. */
function scanned(ofLabel: () => Promise<LabelledFacility>, number = 'MH-9', connected = Promise.resolve(), point = aPoint('1')) {
  const submitted: NewResult[] = []
  const asked = vi.fn(ofLabel)
  const own = { tasks: [aTask([point])], types: [{ name: '灭火器', items: [PRESSURE] }] }
  const server = aServer({ mine: async () => { await connected; return own }, ofLabel: asked, submit: async (result) => { submitted.push(result); return { id: '1', repeated: false } } })
  const { store } = aMemoryStore([])
  render(<InspectApp words={zhCN} store={{ ...store, tasks: async () => ({ userId: 'u', own, loadedAt: 1 }) }} work={server} userId="u" tag={number} onSignIn={() => undefined} />)
  return { asked, submitted }
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: zhCN.save })

it('a label that is in no task is checked like any other: the server says which facility it is, where it stands, and what is checked', async () => {
  const { submitted } = scanned(async () => CABINET)
  fireEvent.change(await screen.findByLabelText('压力'), { target: { value: '1.2' } })
  expect(screen.getByRole('heading', { name: '灭火器箱' })).toBeVisible()
  expect(screen.getByText(/星河大厦 · -1F · 车库入口 · 任务外巡检/)).toBeVisible()
  expect(screen.queryByText(zhCN.itemsUnknown)).toBeNull()
  fireEvent.click(save())
  await waitFor(() => expect(submitted).toMatchObject([{ number: 'MH-9', pointId: null, items: [{ name: '压力', value: '1.2' }], problem: null }]))
})

it('nothing can be kept before the server has answered: a check without its items would be refused', async () => {
  let answer: (facility: LabelledFacility) => void = () => undefined
  scanned(() => new Promise((resolve) => { answer = resolve }))
  expect(await screen.findByText(zhCN.asking)).toBeVisible()
  expect(save()).toBeDisabled()
  expect(screen.queryByText(zhCN.itemsUnknown)).toBeNull()
  fireEvent.change(screen.getByLabelText(zhCN.problem), { target: { value: '箱门变形' } })
  answer(CABINET)
  expect(await screen.findByLabelText('压力')).toBeVisible()
  expect(save()).toBeEnabled()
  expect(screen.getByLabelText(zhCN.problem)).toHaveValue('箱门变形')
})

it('while the server cannot be asked, it says that the items are not known, and a description is enough', async () => {
  const { submitted } = scanned(() => Promise.reject(new ApiError('network')))
  expect(await screen.findByText(zhCN.itemsUnknown)).toBeVisible()
  expect(screen.getByRole('heading', { name: zhCN.outside })).toBeVisible()
  fireEvent.change(screen.getByLabelText(zhCN.problem), { target: { value: '箱门变形' } })
  fireEvent.click(save())
  await waitFor(() => expect(submitted).toMatchObject([{ number: 'MH-9', items: [], problem: '箱门变形' }]))
})

it('asks again as soon as there is a connection, and keeps what was written meanwhile', async () => {
  let connect = () => {}
  let isConnected = false
  scanned(() => (isConnected ? Promise.resolve(CABINET) : Promise.reject(new ApiError('network'))), 'MH-9', new Promise((resolve) => { connect = resolve }))
  expect(await screen.findByText(zhCN.itemsUnknown)).toBeVisible()
  fireEvent.change(screen.getByLabelText(zhCN.problem), { target: { value: '箱门变形' } })
  isConnected = true
  connect()
  expect(await screen.findByLabelText('压力')).toBeVisible()
  expect(screen.getByLabelText(zhCN.problem)).toHaveValue('箱门变形')
})

it('a label of no facility opens no form: what is entered there would be refused later, far from it', async () => {
  scanned(() => Promise.reject(new ApiError('notFound')))
  expect(await screen.findByRole('alert')).toHaveTextContent('平台中没有编号为 MH-9 的设施，请核对标签')
  expect(screen.queryByRole('button', { name: zhCN.save })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `‹ ${zhCN.back}` }))
  expect(await screen.findByRole('button', { name: /夜间巡检/ })).toBeVisible()
})

it('a form that is open when the server says that no facility has the label stays, with what was written in it, and says so', async () => {
  let connect = () => {}
  let isConnected = false
  const { submitted } = scanned(() => Promise.reject(new ApiError(isConnected ? 'notFound' : 'network')), 'MH-9', new Promise((resolve) => { connect = resolve }))
  fireEvent.change(await screen.findByLabelText(zhCN.problem), { target: { value: '箱门变形' } })
  isConnected = true
  connect()
  expect(await screen.findByText('平台中没有编号为 MH-9 的设施，请核对标签')).toBeVisible()
  expect(screen.getByLabelText(zhCN.problem)).toHaveValue('箱门变形')
  expect(screen.queryByText(zhCN.itemsUnknown)).toBeNull()
  // it would be refused
  fireEvent.click(save())
  expect(screen.getAllByText('平台中没有编号为 MH-9 的设施，请核对标签')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: `‹ ${zhCN.back}` }))
  expect(screen.getByRole('alertdialog', { name: zhCN.leaveTitle })).toBeVisible()
  expect(submitted).toEqual([])
})

it('a label whose point is checked already can be checked again outside of the task, and does not read as one that no task has', async () => {
  const { submitted } = scanned(async () => CABINET, 'MH-1', undefined, aPoint('1', { doneAt: 1, buildingName: '星河大厦', floor: 3, position: '东侧走廊' }))
  fireEvent.change(await screen.findByLabelText('压力'), { target: { value: '1.2' } })
  expect(screen.getByText(/星河大厦 · 3F · 东侧走廊 · 任务外巡检/)).toBeVisible()
  expect(screen.queryByText(/本机任务中没有/)).toBeNull()
  fireEvent.click(save())
  await waitFor(() => expect(submitted).toMatchObject([{ number: 'MH-1', pointId: null }]))
})

it('the server is not asked about a label whose items the tasks of the phone have', async () => {
  const { asked } = scanned(async () => CABINET, 'MH-1')
  expect(await screen.findByLabelText('压力')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
