import { assign, fromPromise, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { explore } from './explore'

const machine = setup({
  types: { context: {} as { rows: number }, events: {} as { type: 'refresh' } | { type: 'close' } },
  actors: { load: fromPromise<number>(() => Promise.reject(new Error('not called'))) },
  guards: { nothing: (_, rows: number) => rows === 0 },
}).createMachine({
  id: 'toy',
  type: 'parallel',
  context: { rows: 0 },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: [
              { guard: { type: 'nothing', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'ready', actions: assign(({ event }) => ({ rows: event.output })) },
            ],
            onError: 'failed',
          },
        },
        ready: { on: { refresh: 'loading' }, after: { 30_000: 'loading' } },
        empty: {},
        failed: { on: { refresh: 'loading' } },
      },
    },
    panel: { initial: 'open', states: { open: { on: { close: 'closed' } }, closed: {} } },
  },
})

const starts = [{ value: { list: 'loading', panel: 'open' } as const, context: { rows: 0 } }]
const events = { refresh: [{}], close: [{}] }

describe('the search through a machine', () => {
  it('reaches every leaf and every transition of each region by responses, failures, events and delays', () => {
    const { regions } = explore({ machine, starts, events, answers: { load: [0, 3] } })
    expect(regions.map(({ name, leaves, transitions }) => [name, leaves.reached.length, transitions.reached.length])).toEqual([
      ['list', 4, 6],
      ['panel', 2, 1],
    ])
    expect(regions.flatMap(({ leaves, transitions }) => [...leaves.missing, ...transitions.missing])).toEqual([])
  })

  it('reports states and transitions that no event leads to', () => {
    const { regions } = explore({ machine, starts, events, answers: { load: [3] } })
    expect(regions[0]?.leaves.missing).toEqual(['list.empty'])
    expect(regions[0]?.transitions.missing).toEqual(['list.loading · load succeeds #1 → list.empty'])
  })

  it('finds the shortest walks and repeats none', () => {
    const { walks } = explore({ machine, starts, events, answers: { load: [0, 3] } })
    expect(walks.map(({ events }) => events.map(({ type }) => type).join(', '))).toEqual([
      'close',
      'xstate.done.actor.0.toy.list.loading',
      'xstate.done.actor.0.toy.list.loading, refresh',
      'xstate.done.actor.0.toy.list.loading, xstate.after.30000.toy.list.ready',
      'xstate.error.actor.0.toy.list.loading, refresh',
    ])
  })

  it('accepts a transition that is tested elsewhere, and reports an exemption that is not needed', () => {
    const elsewhere = { 'list.loading · load succeeds #1 → list.empty': 'toy.machine.test' }
    const exempted = explore({ machine, starts, events, answers: { load: [3] }, elsewhere })
    expect(exempted.regions[0]?.transitions.missing).toEqual([])
    expect(exempted.staleExemptions).toEqual([])
    expect(explore({ machine, starts, events, answers: { load: [0, 3] }, elsewhere }).staleExemptions).toEqual(Object.keys(elsewhere))
  })
})
