import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReadyParts } from './use-ready-parts'

/** What waits until the browser has nothing to do. */
let idle: (() => void)[]
const whenIdle = async () => {
  idle.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const twoParts = () => [vi.fn(() => Promise.reject(new Error('no such file'))), vi.fn(() => Promise.resolve())] as const

it('loads one part at a time ten seconds after the beginning, whenever the browser is idle, and goes on after one that fails', async () => {
  const [plan, hydrant] = twoParts()
  const loads = [plan, hydrant]
  renderHook(() => useReadyParts(loads, true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(idle).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(plan).not.toHaveBeenCalled()
  await whenIdle()
  expect([plan, hydrant].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await whenIdle()
  expect([plan, hydrant].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('loads nothing while the server cannot be reached: a browser may keep a failure for the life of the page', async () => {
  const [plan, hydrant] = twoParts()
  const loads = [plan, hydrant]
  const hook = renderHook(({ isReachable }) => useReadyParts(loads, isReachable), { initialProps: { isReachable: true } })
  await vi.advanceTimersByTimeAsync(10_000)
  await whenIdle()
  hook.rerender({ isReachable: false })
  await whenIdle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idle).toHaveLength(0)
  expect([plan, hydrant].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
