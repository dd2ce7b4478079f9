import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { aNotEnabledRow } from './not-enabled.fixtures'
import { notEnabledMachine } from './not-enabled.machine'
import type { NotEnabledAnswer, NotEnabledEvent, NotEnabledRequest } from './not-enabled.types'

it('loads page 1 with 15 rows as soon as it is open', async () => {
  const list = open()
  expect(list.asked()).toEqual([{ channelId: '1', place: { buildingId: '12', floor: 3 }, page: 1, limit: 15 }])
  await list.answer(pageOf('a', 20))
  expect(list.state()).toBe('list.ready.fresh')
  expect(list.shown()).toEqual(['a'])
})

it('stops loading when it is closed: the call is given up', () => {
  const list = open()
  list.close()
  expect(list.given()).toEqual([true])
})

it('is empty only when the server said so, and failed otherwise', async () => {
  const list = open()
  await list.fail()
  expect(list.state()).toBe('list.failed')
  list.send({ type: 'data.refresh' })
  await list.answer({ rows: [], total: 0, loadedAt: 1 })
  expect(list.state()).toBe('list.empty')
})

it('drops the late answer of another page', async () => {
  const list = open()
  await list.answer(pageOf('first', 40))
  list.send({ type: 'page.change', page: 2 })
  list.send({ type: 'page.change', page: 3 })
  await list.answer(pageOf('third', 40))
  await list.answerAt(1, pageOf('second', 40))
  expect(list.shown()).toEqual(['third'])
})

it('takes another size from page 1', async () => {
  const list = open()
  await list.answer(pageOf('a', 100))
  list.send({ type: 'page.change', page: 4 })
  list.send({ type: 'size.change', limit: 40 })
  expect(list.asked().at(-1)).toMatchObject({ page: 1, limit: 40 })
})

it('keeps the rows while it refreshes, and says that they may be old when that fails', async () => {
  const list = open()
  await list.answer(pageOf('a', 1))
  list.send({ type: 'data.refresh' })
  expect(list.state()).toBe('list.ready.refreshing')
  expect(list.shown()).toEqual(['a'])
  await list.fail()
  expect(list.state()).toBe('list.ready.stale')
  expect(list.shown()).toEqual(['a'])
})

it('goes to the last page when the one it was on is gone', async () => {
  const list = open()
  await list.answer(pageOf('a', 31))
  list.send({ type: 'page.change', page: 3 })
  await list.answer({ rows: [], total: 16, loadedAt: 1 })
  expect(list.asked().at(-1)).toMatchObject({ page: 2 })
})

it('is old while the alarm link is silent and catches up when it is heard', async () => {
  const list = open()
  await list.answer(pageOf('a', 1))
  list.send({ type: 'link.silent' })
  expect(list.state()).toBe('list.ready.stale')
  list.send({ type: 'link.heard' })
  await list.answer(pageOf('b', 1))
  expect(list.state()).toBe('list.ready.fresh')
  expect(list.shown()).toEqual(['b'])
})

const pageOf = (id: string, total: number): NotEnabledAnswer => ({ rows: [aNotEnabledRow({ id })], total, loadedAt: 1 })

function open() {
  const calls: { input: NotEnabledRequest; signal: AbortSignal; done: boolean; resolve: (answer: NotEnabledAnswer) => void; reject: (error: Error) => void }[] = []
  const loadPage = fromPromise<NotEnabledAnswer, NotEnabledRequest>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => calls.push({ input, signal, done: false, resolve, reject })),
  )
  const actor = createActor(notEnabledMachine.provide({ actors: { loadPage } }), {
    input: { channelId: '1', place: { buildingId: '12', floor: 3 } },
  })
  actor.start()
  const at = (index: number) => {
    const call = calls.at(index)
    if (call === undefined) throw new Error('not asked')
    return call
  }
  const answerAt = async (index: number, answer: NotEnabledAnswer) => {
    at(index).resolve(answer)
    await settle()
  }
  return {
    send: (event: NotEnabledEvent) => actor.send(event),
    close: () => actor.stop(),
    asked: () => calls.map(({ input }) => input),
    given: () => calls.map(({ signal }) => signal.aborted),
    state: () => statePaths(actor.getSnapshot().value),
    shown: () => actor.getSnapshot().context.rows.map(({ id }) => id),
    answerAt,
    answer: (answer: NotEnabledAnswer) => answerAt(-1, answer),
    async fail() {
      at(-1).reject(new Error('down'))
      await settle()
    },
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
