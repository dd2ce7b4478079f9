import { describe, expect, it } from 'vitest'
import { dateProblem, normalDate } from './date-text'

it.each(['2026-2-3', '2026/02/03', '20260203', '2026年2月3日', ' 2026-02-03 ', '２０２６－０２－０３', '２０２６／２／３', '２０２６年２月３日', '2026。2。3', '　２０２６０２０３　'])('reads %s as 2026-02-03', (text) => {
  expect(normalDate(text)).toBe('2026-02-03')
})

describe('a day that is not accepted', () => {
  it.each(['', '2026-11', '202611', '2026-111', '20261-1', '2026-02-30', '2026-13-01', '昨天'])('is malformed: %s', (text) => {
    expect(dateProblem(normalDate(text), {})).toBe('malformed')
  })

  it('lies before the first or after the last day; both of these are accepted', () => {
    const span = { min: '2026-11-11', max: '2026-11-21' }
    expect(dateProblem('2026-11-10', span)).toBe('tooEarly')
    expect(dateProblem('2026-11-11', span)).toBeNull()
    expect(dateProblem('2026-11-21', span)).toBeNull()
    expect(dateProblem('2026-11-22', span)).toBe('tooLate')
  })

  it('is ruled out by the caller', () => {
    expect(dateProblem('2026-11-15', { isDisabled: (date) => date === '2026-11-15' })).toBe('disabled')
  })
})
