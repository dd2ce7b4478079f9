import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { zhCN } from './inspect.messages'
import { aPoint, aTask } from './own-work.fixtures'
import { TaskList } from './task-list'
import { TaskPoints } from './task-points'

afterEach(cleanup)

const NOTHING = { checks: new Set<string>(), skips: new Map<string, string>(), refused: new Set<string>() }
const nothing = () => undefined
const DONE = aPoint('1', { doneAt: 1 })

/** What stands on the card of a task, and the line above its points. */
function shown(task: ReturnType<typeof aTask>) {
  cleanup()
  render(<TaskList words={zhCN} tasks={{ own: { tasks: [task], types: [] }, loadedAt: 0, userId: 'u1' }} own={NOTHING} onOpen={nothing} />)
  const card = screen.getByRole('button').querySelector('span:last-child')?.textContent
  render(<TaskPoints words={zhCN} task={task} own={NOTHING} onOpen={nothing} onBack={nothing} />)
  return [card, screen.queryByText(/无法读取/)?.textContent ?? null]
}

it('a task is done when all of its points are', () => {
  expect(shown(aTask([DONE], { points: 1 }))).toEqual(['1 / 1 已完成', null])
  expect(shown(aTask([DONE, aPoint('2')], { points: 2 }))).toEqual(['1 / 2 进行中', null])
  expect(shown(aTask([DONE], { points: null }))).toEqual(['1 / 1 已完成', null])
})

it('a task of which points could not be read is not done, and says how many are missing (domain 25)', () => {
  expect(shown(aTask([DONE], { points: 3, done: 1 }))).toEqual(['1 / 3 进行中', '有 2 个设施无法读取，未列出'])
})

it('a task of which neither a point nor their number could be read is not done (domain 25)', () => {
  expect(shown(aTask([], { points: null, done: null }))).toEqual(['0 / 0 进行中', null])
})

it('points that could not be read are done where the server has counted them so', () => {
  expect(shown(aTask([DONE], { points: 3, done: 3 }))).toEqual(['3 / 3 已完成', '有 2 个设施无法读取，未列出'])
  expect(shown(aTask([DONE, aPoint('2')], { points: 3, done: 2 }))).toEqual(['2 / 3 进行中', '有 1 个设施无法读取，未列出'])
})

it('tasks that could not be read are counted: the inspector does not take the others for all of them (domain 25)', () => {
  const list = (tasks: ReturnType<typeof aTask>[], unreadTasks?: number) => {
    cleanup()
    render(<TaskList words={zhCN} tasks={{ own: { tasks, ...(unreadTasks === undefined ? {} : { unreadTasks }), types: [] }, loadedAt: 0, userId: 'u1' }} own={NOTHING} onOpen={nothing} />)
    return [screen.queryByText(/个任务无法读取/)?.textContent ?? null, screen.queryByText('没有任务') !== null]
  }
  expect(list([aTask([DONE])], 2)).toEqual(['有 2 个任务无法读取，未列出', false])
  expect(list([], 1)).toEqual(['有 1 个任务无法读取，未列出', false])
  // what a phone has kept from an earlier version does not tell
  expect(list([])).toEqual([null, true])
})

it('a point whose check was refused does not read as if it were still to be sent, and can be checked again', () => {
  cleanup()
  render(<TaskPoints words={zhCN} task={aTask([aPoint('1')])} own={{ ...NOTHING, refused: new Set(['1']) }} onOpen={nothing} onBack={nothing} />)
  expect(screen.getByRole('button', { name: /^1\. / })).toHaveTextContent('未被接收')
  expect(screen.getByRole('button', { name: /^1\. / })).toBeEnabled()
})
