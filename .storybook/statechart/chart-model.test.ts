import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { type Cause, chartsOf, handledInEveryState } from './chart-model'

const machine = createMachine({
  id: 'toy',
  type: 'parallel',
  on: { refresh: { actions: 'write' }, silence: '.panel.closed' },
  states: {
    list: {
      initial: 'loading',
      on: { note: { actions: 'write' } },
      states: {
        loading: { description: 'A spinner.', on: { done: [{ guard: 'nothing', target: 'empty' }, { target: 'ready' }], cancel: 'ready' } },
        ready: { after: { 30_000: 'loading' } },
        empty: {},
      },
    },
    panel: { initial: 'open', states: { open: { on: { close: 'closed' } }, closed: {} } },
  },
})

const wordsOf = (causes: Cause[] = []) => causes.map(({ words }) => words)

describe('the charts of a machine', () => {
  const [list, panel] = chartsOf(machine)

  it('are one chart for each region, with all its states', () => {
    expect([list?.name, panel?.name]).toEqual(['list', 'panel'])
    expect(list?.root.states.map(({ path }) => path)).toEqual(['list.loading', 'list.ready', 'list.empty'])
    expect(list?.root.states[0]?.description).toBe('A spinner.')
    expect(list?.root.initial).toBe('list.loading')
  })

  it('label each arrow with its events and guards, one arrow for all transitions between two states', () => {
    expect(list?.arrows.map(({ from, to, causes }) => [from, to, wordsOf(causes)])).toEqual([
      ['list.loading', 'list.empty', ['done [nothing]']],
      ['list.loading', 'list.ready', ['done', 'cancel']],
      ['list.ready', 'list.loading', ['after 30000']],
    ])
  })

  it('keep the type of each event, which its words do not tell', () => {
    expect(list?.arrows.flatMap(({ causes }) => causes.map(({ event }) => event))).toEqual(['done', 'done', 'cancel', 'xstate.after.30000.toy.list.ready'])
  })

  it('list events that a state handles without being left', () => {
    expect(list?.root.stays).toEqual([{ words: 'note', event: 'note' }])
  })

  it('list events that are handled in every state, with where they lead', () => {
    expect(handledInEveryState(machine)).toEqual([
      { words: 'refresh', event: 'refresh', from: 'toy', to: null },
      { words: 'silence', event: 'silence', from: 'toy', to: 'panel.closed' },
    ])
  })
})
