import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { useSize } from './use-size'

/** An element of this size, and what watches it. */
function anElement(width: number, height: number) {
  const watching = new Set<() => void>()
  vi.stubGlobal('ResizeObserver', class {
    constructor(private readonly tell: () => void) {}
    observe = () => void watching.add(this.tell)
    disconnect = () => void watching.delete(this.tell)
  })
  const node = document.createElement('div')
  const box = { clientWidth: width, clientHeight: height }
  for (const side of ['clientWidth', 'clientHeight'] as const) Object.defineProperty(node, side, { get: () => box[side] })
  const resize = (clientWidth: number, clientHeight: number) => act(() => {
    Object.assign(box, { clientWidth, clientHeight })
    for (const tell of watching) tell()
  })
  return { element: { current: node }, resize, watching }
}

it('is the size of now, and that of before while the element is hidden', () => {
  const { element, resize } = anElement(900, 400)
  const { result } = renderHook(() => useSize(element))
  expect(result.current).toEqual({ width: 900, height: 400 })
  resize(540, 400)
  expect(result.current).toEqual({ width: 540, height: 400 })
  resize(0, 0)
  expect(result.current).toEqual({ width: 540, height: 400 })
})

it('is none of an element that is hidden at first, until it is shown, and leaves nothing that watches', () => {
  const { element, resize, watching } = anElement(0, 0)
  const { result, unmount } = renderHook(() => useSize(element), { wrapper: StrictMode })
  expect(result.current).toEqual({ width: 0, height: 0 })
  resize(900, 400)
  expect(result.current).toEqual({ width: 900, height: 400 })
  unmount()
  expect(watching.size).toBe(0)
})
