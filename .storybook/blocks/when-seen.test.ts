// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { WhenSeen } from './when-seen'

afterEach(cleanup)

it('a story of a docs page is asked for when its place comes into view, not before', () => {
  let report: (isIntersecting: boolean) => void = () => undefined
  vi.stubGlobal('IntersectionObserver', class {
    constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => act(() => call([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  })
  const onSeen = vi.fn()
  render(createElement(WhenSeen, { height: '480px', onSeen }))
  report(false)
  expect(onSeen).not.toHaveBeenCalled()
  report(true)
  expect(onSeen).toHaveBeenCalledOnce()
})
