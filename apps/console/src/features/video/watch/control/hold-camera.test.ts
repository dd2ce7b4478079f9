import type { ControlOutcome } from '@smart-fire/api-client/cameras'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdCamera, REPEAT_MS, type HoldNews } from './hold-camera'

const DONE: ControlOutcome = { problem: null, reason: null }
const SILENT: ControlOutcome = { problem: 'noAnswer', reason: '摄像机没有响应' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aPage() {
  const heard = new Set<() => void>()
  const page = { visibilityState: 'visible' as DocumentVisibilityState, addEventListener: (_type: string, listener: () => void) => void heard.add(listener), removeEventListener: (_type: string, listener: () => void) => void heard.delete(listener) }
  const hide = () => {
    page.visibilityState = 'hidden'
    for (const listener of heard) listener()
  }
  return { page, hide, heard }
}

function aHold(move: () => Promise<ControlOutcome>) {
  const told: HoldNews[] = []
  let moves = 0
  const { page, hide, heard } = aPage()
  const end = holdCamera(page, () => ((moves += 1), move()), (news) => told.push(news))
  return { end, told, hide, heard, moves: () => moves }
}

it('moves at once, again before the server would stop the camera, and no more once it is over', async () => {
  const { end, told, moves } = aHold(() => Promise.resolve(DONE))
  expect(moves()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(moves()).toBeGreaterThanOrEqual(3)
  end()
  const before = moves()
  await vi.advanceTimersByTimeAsync(10 * REPEAT_MS)
  expect([moves(), told]).toEqual([before, []])
})

it('tells that the camera does not follow, and that the platform did not respond', async () => {
  const silent = aHold(() => Promise.resolve(SILENT))
  const failed = aHold(() => Promise.reject(new Error('offline')))
  await vi.advanceTimersByTimeAsync(0)
  expect([silent.told, failed.told]).toEqual([[{ type: 'hold.problem', outcome: SILENT }], [{ type: 'hold.failed' }]])
  silent.end()
  failed.end()
})

it('tells nothing that comes after it was let go', async () => {
  let answer: (outcome: ControlOutcome) => void = () => undefined
  const { end, told } = aHold(() => new Promise((resolve) => (answer = resolve)))
  end()
  answer(SILENT)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([])
})

it('does not fill the connections of a platform that does not respond', async () => {
  const { end, moves } = aHold(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(20 * REPEAT_MS)
  expect(moves()).toBe(4)
  end()
})

it('ends when the tab is hidden, and then removes its listeners', async () => {
  const { end, told, hide, heard, moves } = aHold(() => Promise.resolve(DONE))
  hide()
  await vi.advanceTimersByTimeAsync(10 * REPEAT_MS)
  expect([told, moves()]).toEqual([[{ type: 'hold.end' }], 1])
  end()
  expect(heard.size).toBe(0)
})
