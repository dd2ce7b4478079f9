import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exportReducer, useExport } from './use-export'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function exported(dropped: number) {
  const pages = async function* () {
    yield { rows: ['1'], total: 1 + dropped, dropped }
  }
  const { result } = renderHook(() => useExport({ columns: [{ header: '编号', value: (row: string) => row }], pages, title: '设备' }, () => undefined))
  await act(async () => {
    await result.current.start('csv')
  })
  return result
}

it('says for five seconds that everything was exported', async () => {
  const result = await exported(0)
  expect(result.current.state).toEqual({ name: 'done', rows: 1, dropped: 0 })
  act(() => void vi.advanceTimersByTime(5_000))
  expect(result.current.state).toEqual({ name: 'idle' })
})

it('says that rows are missing until the user has closed that: a part of a list must not look like the whole', async () => {
  const result = await exported(2)
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(result.current.state).toEqual({ name: 'done', rows: 1, dropped: 2 })
  act(() => result.current.dismiss())
  expect(result.current.state).toEqual({ name: 'idle' })
})

it('stays cancelled when the last page comes after that', () => {
  for (const late of [{ type: 'done', rows: 1, dropped: 0 }, { type: 'failed', error: new Error('late') }] as const) {
    expect(exportReducer({ name: 'cancelled' }, late)).toEqual({ name: 'cancelled' })
  }
})
