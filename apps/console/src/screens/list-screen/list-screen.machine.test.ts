import { ApiError } from '@smart-fire/api-client'
import { number, object } from 'valibot'
import { expect, it, vi } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate'
import { listScreenCalls, REMOVE } from './list-screen.calls'
import { listScreenMachine } from './list-screen.machine'
import type { BulkRun, ListScreenEvent } from './list-screen.types'
import { formAct, question, removalForm } from './row-act'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const ROW = { id: '7', version: '1' }

interface Outcomes {
  uses?: unknown[]
  removes?: unknown[]
  acts?: unknown[]
}

function aScreen({ uses = [[]], removes = [undefined], acts = [undefined] }: Outcomes = {}) {
  const changes: string[] = []
  const asked: unknown[] = []
  const next = async <Output>(outcomes: unknown[]): Promise<Output> => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return outcome as Output
  }
  let bulk: { run: BulkRun; report: (event: ListScreenEvent) => void } | null = null
  const machine = listScreenMachine.provide({
    actors: {
      loadUses: fromPromise(({ input }) => { asked.push(['uses', input]); return next(uses) }),
      remove: fromPromise(({ input }) => { asked.push(['remove', input]); return next(removes) }),
      act: fromPromise(({ input }) => { asked.push(['act', input]); return next(acts) }),
      runBulk: fromCallback(({ input, sendBack }) => {
        bulk = { run: input, report: sendBack }
        return () => {
          bulk = null
        }
      }),
    },
  })
  const actor = createActor(machine)
  actor.on('changed', ({ by }) => changes.push(by))
  actor.start()
  return {
    changes,
    asked,
    bulk: () => bulk,
    send: async (event: ListScreenEvent) => {
      actor.send(event)
      await settle()
    },
    overlay: () => actor.getSnapshot().value.overlay,
    bulkState: () => actor.getSnapshot().value.bulk,
    context: () => actor.getSnapshot().context,
  }
}

it('opens an empty form for a new row and one over an existing row', async () => {
  const screen = aScreen()
  await screen.send({ type: 'row.add' })
  expect([screen.overlay(), screen.context().row]).toEqual(['form', null])
  await screen.send({ type: 'overlay.close' })
  await screen.send({ type: 'row.edit', row: ROW })
  expect([screen.overlay(), screen.context().row]).toEqual(['form', ROW])
})

it.each([{ type: 'row.add' }, { type: 'import.open' }] as const)('knows no row and no act of before for what begins anew: $type', async (event) => {
  const screen = aScreen()
  await screen.send({ type: 'act.open', act: 'move', row: ROW, opens: 'form' })
  expect([screen.overlay(), screen.context().row, screen.context().act]).toEqual(['form', ROW, 'move'])
  await screen.send({ type: 'overlay.close' })
  await screen.send(event)
  expect([screen.context().row, screen.context().act]).toEqual([null, null])
})

it('deletes the row that was asked about, and carries out an act on the row that it was opened for', async () => {
  const screen = aScreen()
  await screen.send({ type: 'row.remove', row: ROW })
  await screen.send({ type: 'overlay.confirm' })
  await screen.send({ type: 'act.open', act: 'stop', row: { id: '8' }, opens: 'question' })
  await screen.send({ type: 'overlay.confirm' })
  expect(screen.asked).toEqual([['uses', ROW], ['remove', ROW], ['act', { act: 'stop', row: { id: '8' } }]])
})

it('shows no reason of before when another row is asked about', async () => {
  const screen = aScreen({ uses: [new ApiError('refused', { serverMessage: '无权查看' }), []], removes: [new ApiError('network')] })
  await screen.send({ type: 'row.remove', row: ROW })
  expect([screen.overlay(), screen.context().problem]).toEqual([{ removal: 'unknown' }, '无权查看'])
  await screen.send({ type: 'overlay.close' })
  await screen.send({ type: 'row.remove', row: { id: '8' } })
  expect(screen.context().problem).toBeNull()
})

it.each([
  { type: 'import.open' }, { type: 'act.open', act: 'history', row: ROW, opens: 'panel' },
] as const)('stays open when it has changed something, and reports it: $type', async (event) => {
  const screen = aScreen()
  await screen.send(event)
  const before = screen.overlay()
  await screen.send({ type: 'overlay.saved' })
  expect([screen.overlay(), screen.changes]).toEqual([before, ['saved']])
})

it('reports a change when the form has saved, and closes it', async () => {
  const screen = aScreen()
  await screen.send({ type: 'row.add' })
  await screen.send({ type: 'overlay.saved' })
  expect([screen.overlay(), screen.changes]).toEqual(['none', ['saved']])
})

it('requires a confirmation before it deletes a row that nothing uses', async () => {
  const screen = aScreen()
  await screen.send({ type: 'row.remove', row: ROW })
  expect(screen.overlay()).toEqual({ removal: 'asking' })
  await screen.send({ type: 'overlay.confirm' })
  expect([screen.overlay(), screen.changes]).toEqual(['none', ['removed']])
})

it('names what still uses the row, and deletes nothing', async () => {
  const screen = aScreen({ uses: [[{ what: '设备类型', count: 3 }]] })
  await screen.send({ type: 'row.remove', row: ROW })
  expect([screen.overlay(), screen.context().uses]).toEqual([{ removal: 'used' }, [{ what: '设备类型', count: 3 }]])
  await screen.send({ type: 'overlay.confirm' })
  expect([screen.overlay(), screen.changes]).toEqual([{ removal: 'used' }, []])
})

it('deletes nothing while it is unknown what uses the row', async () => {
  const screen = aScreen({ uses: [new ApiError('network'), []] })
  await screen.send({ type: 'row.remove', row: ROW })
  expect(screen.overlay()).toEqual({ removal: 'unknown' })
  await screen.send({ type: 'overlay.confirm' })
  expect(screen.overlay()).toEqual({ removal: 'unknown' })
  await screen.send({ type: 'overlay.retry' })
  expect(screen.overlay()).toEqual({ removal: 'asking' })
})

it('shows why a row was not deleted, and tries again on request', async () => {
  const screen = aScreen({ removes: [new ApiError('refused', { serverMessage: '无法删除自己' }), undefined] })
  await screen.send({ type: 'row.remove', row: ROW })
  await screen.send({ type: 'overlay.confirm' })
  expect([screen.overlay(), screen.context().problem, screen.changes]).toEqual([{ removal: 'failed' }, '无法删除自己', []])
  await screen.send({ type: 'overlay.retry' })
  expect(screen.overlay()).toBe('none')
})

it('keeps what a failure without words of the server means', async () => {
  const screen = aScreen({ removes: [new ApiError('server', { httpStatus: 500 })] })
  await screen.send({ type: 'row.remove', row: ROW })
  await screen.send({ type: 'overlay.confirm' })
  expect([screen.context().problem, screen.context().silence]).toEqual([null, 'serverFailed'])
})

it('requires a confirmation before an act of the screen, and shows why it was refused', async () => {
  const screen = aScreen({ acts: [new ApiError('forbidden', { serverMessage: '没有访问权限' }), undefined] })
  await screen.send({ type: 'act.open', act: 'stop', row: ROW, opens: 'question' })
  expect([screen.overlay(), screen.context().act]).toEqual([{ question: 'asking' }, 'stop'])
  await screen.send({ type: 'overlay.confirm' })
  expect([screen.overlay(), screen.context().problem]).toEqual([{ question: 'failed' }, '没有访问权限'])
  await screen.send({ type: 'overlay.retry' })
  expect([screen.overlay(), screen.changes]).toEqual(['none', ['acted']])
})

it('shows the panel of another row without closing it first', async () => {
  const screen = aScreen()
  await screen.send({ type: 'act.open', act: 'history', row: ROW, opens: 'panel' })
  await screen.send({ type: 'act.open', act: 'history', row: { id: '8' }, opens: 'panel' })
  expect([screen.overlay(), screen.context().row?.id]).toEqual(['panel', '8'])
})

it('requires a confirmation before it runs an act on the selected rows, and reports each result', async () => {
  const screen = aScreen()
  await screen.send({ type: 'bulk.start', act: 'stop', rows: [ROW, { id: '8' }] })
  expect([screen.bulkState(), screen.bulk()]).toEqual(['asking', null])
  await screen.send({ type: 'bulk.confirm' })
  expect(screen.bulk()?.run.rows.map(({ id }) => id)).toEqual(['7', '8'])
  screen.bulk()?.report({ type: 'bulk.progress', result: { id: '7', problem: null } })
  expect(screen.bulkState()).toEqual({ running: 'going' })
  screen.bulk()?.report({ type: 'bulk.progress', result: { id: '8', problem: '无法停用自己' } })
  await settle()
  expect([screen.bulkState(), screen.changes]).toEqual(['done', ['bulk']])
  expect(screen.context().bulk?.results.filter(({ problem }) => problem !== null)).toEqual([{ id: '8', problem: '无法停用自己' }])
})

it('runs nothing when the question about several rows is closed', async () => {
  const screen = aScreen()
  await screen.send({ type: 'bulk.start', act: 'stop', rows: [ROW] })
  await screen.send({ type: 'bulk.close' })
  expect([screen.bulkState(), screen.bulk(), screen.changes]).toEqual(['idle', null, []])
})

it('begins the next act on several rows without the results of the one before', async () => {
  const screen = aScreen()
  await screen.send({ type: 'bulk.start', act: 'stop', rows: [ROW] })
  await screen.send({ type: 'bulk.confirm' })
  screen.bulk()?.report({ type: 'bulk.progress', result: { id: '7', problem: '无法停用自己' } })
  await settle()
  await screen.send({ type: 'bulk.start', act: 'start', rows: [{ id: '8' }] })
  expect([screen.bulkState(), screen.context().bulk]).toEqual(['asking', { act: 'start', rows: [{ id: '8' }], results: [] }])
})

it('hands what was entered once in the form of an act to the run over all rows', async () => {
  const screen = aScreen()
  await screen.send({ type: 'bulk.start', act: 'move', rows: [ROW, { id: '8' }] })
  await screen.send({ type: 'bulk.confirm', input: { reason: '装修' } })
  expect(screen.bulk()?.run).toMatchObject({ act: 'move', input: { reason: '装修' }, rows: [{ id: '7' }, { id: '8' }] })
})

it('runs the form of an act on each of the rows, and reports the row that is refused', async () => {
  const run = vi.fn(async (_client: unknown, { id }: { id: string }) => (id === '8' ? Promise.reject(new ApiError('refused', { serverMessage: '楼层数在建筑中不存在' })) : undefined))
  const act = formAct<{ id: string; version: string | null }, { floor: number }>({ name: 'floor', bulk: true, form: { schema: object({ floor: number() }), fields: [] }, run: run })
  const { runBulk } = listScreenCalls({ acts: [act as never] }, { list: async () => ({ rows: [], total: 0, dropped: 0 }) }, {} as never)
  const results: unknown[] = []
  const parent = createActor(createMachine({ invoke: { src: runBulk, input: { act: 'floor', rows: [ROW, { id: '8', version: null }], results: [], input: { floor: 3 } } }, on: { '*': { actions: ({ event }) => results.push(event) } } }))
  parent.start()
  await settle()
  expect(run.mock.calls.map(([, row, input]: unknown[]) => [(row as { id: string }).id, input])).toEqual([['7', { floor: 3 }], ['8', { floor: 3 }]])
  expect(results).toMatchObject([{ result: { id: '7', problem: null } }, { result: { id: '8', problem: '楼层数在建筑中不存在' } }])
})

/** A screen with its real calls, and one act whose rows are answered by the test, or ended by the signal as a call of the client is. */
function aRunningAct(ids: readonly string[]) {
  let answer: () => void = () => undefined
  const begun: string[] = []
  const ended: string[] = []
  const run = (_client: unknown, { id }: { id: string }, signal?: AbortSignal) => new Promise<void>((resolve, reject) => {
    begun.push(id)
    answer = resolve
    signal?.addEventListener('abort', () => {
      ended.push(id)
      reject(new ApiError('aborted'))
    })
  })
  const actor = createActor(listScreenMachine.provide({ actors: listScreenCalls({ acts: [question({ name: 'stop', bulk: true, run })] }, { list: async () => ({ rows: [], total: 0, dropped: 0 }) }, {} as never) }))
  const changes: string[] = []
  actor.on('changed', ({ by }) => changes.push(by))
  actor.start()
  actor.send({ type: 'bulk.start', act: 'stop', rows: ids.map((id) => ({ id })) })
  actor.send({ type: 'bulk.confirm' })
  return {
    begun, ended, changes,
    cancel: () => actor.send({ type: 'bulk.cancel' }),
    close: () => actor.send({ type: 'bulk.close' }),
    answer: async () => {
      answer()
      await settle()
    },
    state: () => actor.getSnapshot().value.bulk,
    done: () => actor.getSnapshot().context.bulk?.results.map(({ id, problem }) => [id, problem]),
    actor,
  }
}

it('stops a cancelled act after the row that it has begun, whose result is shown as well', async () => {
  const act = aRunningAct(['7', '8', '9'])
  await act.answer()
  expect(act.begun).toEqual(['7', '8'])
  act.cancel()
  await settle()
  expect(act.ended).toEqual([])
  expect([act.state(), act.done(), act.changes]).toEqual([{ running: 'cancelling' }, [['7', null]], []])
  await act.answer()
  expect([act.state(), act.done(), act.begun, act.changes]).toEqual(['done', [['7', null], ['8', null]], ['7', '8'], ['bulk']])
  act.close()
  expect(act.state()).toBe('idle')
})

it('is done as usual when the last row was running as the act was cancelled', async () => {
  const act = aRunningAct(['7'])
  act.cancel()
  await act.answer()
  expect([act.state(), act.done()]).toEqual(['done', [['7', null]]])
})

it('ends the running row only when the screen goes', async () => {
  const act = aRunningAct(['7', '8'])
  act.actor.stop()
  await settle()
  expect([act.begun, act.ended, act.done()]).toEqual([['7'], ['7'], []])
})

it('deletes a row with what its form has asked for, after the check of its uses', async () => {
  const screen = aScreen()
  await screen.send({ type: 'row.remove', row: ROW })
  expect(screen.overlay()).toEqual({ removal: 'asking' })
  // the form has deleted the row itself
  await screen.send({ type: 'overlay.saved' })
  expect([screen.overlay(), screen.changes]).toEqual(['none', ['removed']])
})

it('deletes several rows with the input that was asked for once', async () => {
  const removed: unknown[] = []
  const removal = removalForm<typeof ROW, { level: number }>({
    form: { schema: object({ level: number() }), fields: [] },
    run: async (_client, { id }, { level }) => { removed.push([id, level]) },
  })
  const { runBulk } = listScreenCalls({ removal }, { list: async () => ({ rows: [], total: 0, dropped: 0 }), remove: async () => { removed.push('without the input') } }, {} as never)
  const actor = createActor(createMachine({ invoke: { src: runBulk, input: { act: REMOVE, rows: [ROW, { ...ROW, id: '8' }], results: [], input: { level: 3 } } } })).start()
  await settle()
  expect(removed).toEqual([['7', 3], ['8', 3]])
  actor.stop()
})
