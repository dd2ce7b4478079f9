import { expect, it } from 'vitest'
import { en } from './inspect.messages'

it('writes one item and one photo in the singular', () => {
  expect(en.lostCheck('09:30', 1, 1)).toBe('the check of 09:30 with 1 item and 1 photo')
  expect(en.lostCheck('09:30', 2, 0)).toBe('the check of 09:30 with 2 items and 0 photos')
})
