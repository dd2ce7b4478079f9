import { act, fireEvent, render, screen } from '@testing-library/react'
import { UiRoot } from '@smart-fire/ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as filter from '../fields/filters'
import { FilterControl } from './filter-controls'
import { TYPING_PAUSE_MS } from './use-typed-text'

const address = window.location.href
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', address)
})

/** Types a text, does something else, and waits for the pause after the last key. */
function applied(meanwhile: () => void): unknown[] {
  const onChange = vi.fn()
  window.history.replaceState(null, '', '/huozaibaojing/exceptionRecord')
  render(<UiRoot><FilterControl name="keyword" label="关键字" field={filter.text()} words={{ title: '', one: '', fields: {} }} value={undefined} values={{}} onChange={onChange} /></UiRoot>)
  fireEvent.change(screen.getByRole('searchbox', { name: '关键字' }), { target: { value: ' 大厅 ' } })
  meanwhile()
  act(() => void vi.advanceTimersByTime(TYPING_PAUSE_MS))
  return onChange.mock.calls
}

it('applies a text after a pause, in the same entry of the history', () => {
  expect(applied(() => undefined)).toEqual([['大厅', 'replace']])
})

it('does not lead back from another screen that was opened during the pause and is still loading', () => {
  expect(applied(() => window.history.pushState(null, '', '/huozaibaojing/statisticAnly'))).toEqual([])
})

it('shows the period of the list again after a reset or Back, and not the one that was begun before', () => {
  const period = (value: filter.DayRange | undefined) =>
    <UiRoot><FilterControl name="period" label="日期" field={filter.dateRange()} words={{ title: '', one: '', fields: {} }} value={value} values={{}} onChange={() => undefined} /></UiRoot>
  const { rerender } = render(period({ from: '2026-02-03', to: '2026-02-04' }))
  const days = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  fireEvent.change(screen.getByRole('textbox', { name: '结束日期' }), { target: { value: '' } })
  expect(days()).toEqual(['2026-02-03', ''])
  rerender(period(undefined))
  expect(days()).toEqual(['', ''])
  rerender(period({ from: '2026-01-01', to: '2026-01-31' }))
  expect(days()).toEqual(['2026-01-01', '2026-01-31'])
})
