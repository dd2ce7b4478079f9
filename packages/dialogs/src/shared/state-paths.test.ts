import { expect, it } from 'vitest'
import { statePaths } from './state-paths'

it('names every leaf of parallel regions', () => {
  expect(statePaths({ list: { ready: 'fresh' }, overlay: 'none' })).toBe('list.ready.fresh overlay.none')
})

it('is the state itself for a flat machine', () => {
  expect(statePaths('deciding')).toBe('deciding')
})
