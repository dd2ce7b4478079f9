import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { chartsOf } from './chart-model'

const machine = createMachine({
  id: 'toy',
  type: 'parallel',
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

describe('the charts of a machine', () => {
  const [list, panel] = chartsOf(machine)

  it('are one chart for each region, with all its states', () => {
    expect([list?.name, panel?.name]).toEqual(['list', 'panel'])
    expect(list?.root.states.map(({ path }) => path)).toEqual(['list.loading', 'list.ready', 'list.empty'])
    expect(list?.root.states[0]?.description).toBe('A spinner.')
    expect(list?.root.initial).toBe('list.loading')
  })

  it('label each arrow with its events and guards, one arrow for all transitions between two states', () => {
    expect(list?.arrows).toEqual([
      { from: 'list.loading', to: 'list.empty', causes: ['done [nothing]'] },
      { from: 'list.loading', to: 'list.ready', causes: ['done', 'cancel'] },
      { from: 'list.ready', to: 'list.loading', causes: ['after 30000'] },
    ])
  })

  it('list events that a state handles without being left', () => {
    expect(list?.root.stays).toEqual(['note'])
  })
})
