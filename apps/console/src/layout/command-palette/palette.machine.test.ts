import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { paletteMachine } from './palette.machine'
import type { Found } from './palette.types'

const NOTHING: Found = { buildings: [], devices: [], records: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The palette with searches that the test answers. */
function start() {
  const asked: string[] = []
  const answers: ((found: Found | Error) => void)[] = []
  const search = fromPromise<Found, string>(({ input }) => {
    asked.push(input)
    return new Promise((resolve, reject) => answers.push((found) => (found instanceof Error ? reject(found) : resolve(found))))
  })
  const actor = createActor(paletteMachine.provide({ actors: { search } })).start()
  const type = (query: string) => actor.send({ type: 'query.changed', query })
  return { actor, asked, answers, type, state: () => actor.getSnapshot().value }
}

it('searches after a pause in typing, once for the last text', async () => {
  const { asked, type, state } = start()
  type('星')
  type('星河')
  await vi.advanceTimersByTimeAsync(299)
  expect([state(), asked]).toEqual(['waiting', []])
  type(' 星河大 ')
  await vi.advanceTimersByTimeAsync(299)
  expect([state(), asked]).toEqual(['waiting', []])
  await vi.advanceTimersByTimeAsync(1)
  expect([state(), asked]).toEqual(['searching', ['星河大']])
})

it('searches for no single letter, and forgets what was found when the text becomes so short', async () => {
  const { actor, answers, asked, type, state } = start()
  type('星河')
  await vi.advanceTimersByTimeAsync(300)
  answers[0]?.(NOTHING)
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().context.found).toEqual(NOTHING)
  type(' 星 ')
  await vi.advanceTimersByTimeAsync(1000)
  expect([state(), asked.length, actor.getSnapshot().context]).toEqual(['screens', 1, { query: ' 星 ', found: null }])
})

it('shows nothing that was found for an earlier text as soon as another one is typed', async () => {
  const { actor, answers, type, state } = start()
  type('星河')
  await vi.advanceTimersByTimeAsync(300)
  answers[0]?.(NOTHING)
  await vi.advanceTimersByTimeAsync(0)
  type('澜湾')
  expect([state(), actor.getSnapshot().context]).toEqual(['waiting', { query: '澜湾', found: null }])
})

it('drops the late result of an earlier text', async () => {
  const { actor, answers, type, state } = start()
  type('星河')
  await vi.advanceTimersByTimeAsync(300)
  type('澜湾')
  answers[0]?.({ ...NOTHING, buildings: [{ id: '1', name: '星河大厦', region: '' }] })
  await vi.advanceTimersByTimeAsync(0)
  expect([state(), actor.getSnapshot().context.found]).toEqual(['waiting', null])
})

it('says that nothing could be searched when the search itself fails, and searches again on request', async () => {
  const { actor, answers, asked, type, state } = start()
  type('星河')
  await vi.advanceTimersByTimeAsync(300)
  answers[0]?.(new Error('the chunk of the calls is gone'))
  await vi.advanceTimersByTimeAsync(0)
  expect([state(), actor.getSnapshot().context.found]).toEqual(['found', { buildings: 'failed', devices: 'failed', records: 'failed' }])
  actor.send({ type: 'search.retry' })
  expect([state(), asked, actor.getSnapshot().context.found]).toEqual(['searching', ['星河', '星河'], null])
})
