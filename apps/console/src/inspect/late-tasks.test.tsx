import { ApiError } from '@smart-fire/api-client'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { KeptTasks } from './device-store'
import { aMemoryStore } from './device-store.fixtures'
import { InspectApp } from './inspect-app'
import { zhCN } from './inspect.messages'
import { aPoint, aTask } from './own-work.fixtures'
import { aServer } from './server.fixtures'

/** The page on which the code of a label was opened, before the tasks of the server have come; each round loads what `own` is then. */
function openBefore(tag: string, label = [aPoint('1'), aPoint('2')]) {
  const { store, kept } = aMemoryStore([])
  const phone = { own: { tasks: [aTask(label)], types: [{ name: '灭火器', items: [] }] } as KeptTasks['own'], tasks: null as KeptTasks | null }
  let answer = () => {}
  const loaded = new Promise<void>((resolve) => { answer = resolve })
  const fails = () => Promise.reject(new ApiError('server', { httpStatus: 500 }))
  const work = aServer({ mine: async () => { await loaded; return phone.own }, submit: fails, skip: fails })
  const device = { ...store, tasks: async () => phone.tasks, keepTasks: async (tasks: KeptTasks) => void (phone.tasks = tasks) }
  render(<InspectApp words={zhCN} store={device} work={work} userId="u" tag={tag} onSignIn={() => undefined} />)
  /** the task is over, and the next round does not bring it any more */
  const end = async () => {
    phone.own = { ...phone.own, tasks: [] }
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(phone.tasks?.own.tasks).toEqual([]))
    // and the page shows it
    await act(() => new Promise((resolve) => { setTimeout(resolve) }))
  }
  return { kept, answer: () => answer(), end }
}

it('a label that was opened before the tasks have come, and whose turn has not, is not checked outside of its task: it would be missed', async () => {
  const { kept, answer } = openBefore('MH-2')
  fireEvent.change(await screen.findByLabelText(zhCN.problem), { target: { value: '玻璃破损' } })
  expect(screen.getByText(/本机任务中没有 MH-2/)).toBeVisible()
  answer()
  expect(await screen.findByText(zhCN.previousFirst)).toBeVisible()
  expect(screen.queryByText(/本机任务中没有 MH-2/)).toBeNull()
  expect(screen.getByLabelText(zhCN.problem)).toHaveValue('玻璃破损')
  await waitFor(() => expect(screen.getByRole('button', { name: zhCN.save })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: zhCN.save }))
  expect(screen.getAllByText(zhCN.previousFirst)).toHaveLength(2)
  expect(kept.size).toBe(0)
})

it('the reason of a point is kept with it, also when its task ends while it is written', async () => {
  const { kept, answer, end } = openBefore('MH-1')
  expect(await screen.findByLabelText(zhCN.problem)).toBeVisible()
  answer()
  fireEvent.click(await screen.findByRole('button', { name: zhCN.skip }))
  fireEvent.change(screen.getByLabelText(zhCN.skipReason), { target: { value: '门锁着' } })
  await end()
  expect(screen.getByLabelText(zhCN.skipReason)).toHaveValue('门锁着')
  fireEvent.click(screen.getByRole('button', { name: zhCN.confirmSkip }))
  await waitFor(() => expect([...kept.values()].map(({ skip }) => [skip?.pointId, skip?.reason])).toEqual([['1', '门锁着']]))
})

it('a check is kept with its point, also when its task ends while it is filled in', async () => {
  const { kept, answer, end } = openBefore('MH-1')
  fireEvent.change(await screen.findByLabelText(zhCN.problem), { target: { value: '玻璃破损' } })
  answer()
  expect(await screen.findByRole('button', { name: zhCN.skip })).toBeVisible()
  await end()
  await waitFor(() => expect(screen.getByRole('button', { name: zhCN.save })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: zhCN.save }))
  await waitFor(() => expect([...kept.values()].map(({ result }) => result?.pointId)).toEqual(['1']))
})
