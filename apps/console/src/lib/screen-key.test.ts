import { expect, it } from 'vitest'
import { screenKeyOfPath } from './screen-key'

it('reads the key of a screen from the first two segments of its address', () => {
  expect(screenKeyOfPath('/hydrant/realtimeMonit/5')).toBe('hydrant/realtimeMonit')
  expect(screenKeyOfPath('/hydrant')).toBeNull()
})
