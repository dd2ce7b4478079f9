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
        loading: { description: 'On its way.', on: { done: [{ guard: 'nothing', target: 'empty' }, { target: 'ready' }], cancel: 'ready' } },
        ready: { after: { 30_000: 'loading' } },
        empty: {},
      },
    },
    panel: { initial: 'open', states: { open: { on: { close: 'closed' } }, closed: {} } },
  },
})

describe('what is drawn of a machine', () => {
  const [list, panel] = chartsOf(machine)

  it('is one chart for each region, with all its states', () => {
    expect([list?.name, panel?.name]).toEqual(['list', 'panel'])
    expect(list?.root.states.map(({ path }) => path)).toEqual(['list.loading', 'list.ready', 'list.empty'])
    expect(list?.root.states[0]?.description).toBe('On its way.')
    expect(list?.root.initial).toBe('list.loading')
  })

  it('says on each arrow what causes it, with its guard; several causes share an arrow', () => {
    expect(list?.arrows).toEqual([
      { from: 'list.loading', to: 'list.empty', causes: ['done [nothing]'] },
      { from: 'list.loading', to: 'list.ready', causes: ['done', 'cancel'] },
      { from: 'list.ready', to: 'list.loading', causes: ['after 30000'] },
    ])
  })

  it('names events that are answered in place', () => {
    expect(list?.root.stays).toEqual(['note'])
  })
})
