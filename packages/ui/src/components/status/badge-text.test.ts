import { expect, it } from 'vitest'
import { badgeText } from './badge-text'

it.each([[0, '0'], [1, '1'], [99, '99'], [100, '99+'], [4_200, '99+']])('shows %i as %s (spec 1 §9)', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

it('shows a dash while the count is unknown', () => {
  expect(badgeText(null)).toBe('–')
})
