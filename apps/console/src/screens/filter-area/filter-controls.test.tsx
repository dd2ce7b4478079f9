import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { act, fireEvent, render, screen } from '@testing-library/react'
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

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
const words = { title: '', one: '', fields: {} }

function aFilter(label: string, field: filter.FilterField<unknown>, value: unknown, onChange: (value: unknown, how: 'push' | 'replace') => void) {
  return <SmartFireProvider client={client} locale="zh-CN"><FilterControl name="given" label={label} field={field} words={words} value={value} values={{}} onChange={onChange} /></SmartFireProvider>
}

/** Types a text, does something else, and waits for the pause after the last key. */
function applied(meanwhile: () => void): unknown[] {
  const onChange = vi.fn()
  window.history.replaceState(null, '', '/huozaibaojing/exceptionRecord')
  render(aFilter('关键字', filter.text(), undefined, onChange))
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

it('applies no period that is longer than the server counts, and says how long it may be', () => {
  const onChange = vi.fn()
  render(aFilter('日期', filter.dateRange({ mostDays: 366 }), { from: '2025-01-02', to: '2026-01-01' }, onChange))
  const begin = (day: string) => {
    const field = screen.getByRole('textbox', { name: '开始日期' })
    fireEvent.change(field, { target: { value: day } })
    fireEvent.blur(field)
  }
  begin('2024-12-31')
  expect(screen.getByRole('alert')).toHaveTextContent('最多 366 天')
  expect(onChange).not.toHaveBeenCalled()
  begin('2025-01-01')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2025-01-01', to: '2026-01-01' }, 'push')
})

it('shows the period of the list again after a reset or Back, and not the one that was begun before', () => {
  const period = (value: filter.DayRange | undefined) => aFilter('日期', filter.dateRange(), value, () => undefined)
  const { rerender } = render(period({ from: '2026-02-03', to: '2026-02-04' }))
  const days = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  fireEvent.change(screen.getByRole('textbox', { name: '结束日期' }), { target: { value: '' } })
  expect(days()).toEqual(['2026-02-03', ''])
  rerender(period(undefined))
  expect(days()).toEqual(['', ''])
  rerender(period({ from: '2026-01-01', to: '2026-01-31' }))
  expect(days()).toEqual(['2026-01-01', '2026-01-31'])
})
