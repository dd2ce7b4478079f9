import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { enteredPaths, isIn, leafEntered } from './event-target'

const { root } = createMachine({
  id: 'dialog',
  type: 'parallel',
  states: {
    mode: { initial: 'list', states: { list: { initial: 'loading', states: { loading: {}, ready: {} } }, image: {} } },
    panel: { initial: 'open', states: { open: {}, closed: {} } },
  },
})

it('an arrow to a state with states inside ends in the one with which it begins', () => {
  expect(leafEntered(root, 'mode.list')).toBe('mode.list.loading')
  expect(leafEntered(root, 'mode.image')).toBe('mode.image')
  expect(leafEntered(root, 'of another machine')).toBe('of another machine')
})

it('a machine begins in one state of each region', () => {
  expect(enteredPaths(root)).toEqual(['mode.list.loading', 'panel.open'])
})

it('an arrow goes from the states in which the machine is, and from those around them', () => {
  const live = ['mode.list.ready', 'panel.open']
  expect(['mode.list.ready', 'mode.list', 'mode', 'dialog'].map((path) => isIn(root, live, path))).toEqual([true, true, true, true])
  expect(['mode.list.loading', 'mode.li', 'panel.closed'].map((path) => isIn(root, live, path))).toEqual([false, false, false])
  expect(isIn(root, [], 'dialog')).toBe(false)
})
