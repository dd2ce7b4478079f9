import { act, render } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { FilterBar } from './filter-bar'

const items = ['name', 'state', 'person'].map((id) => ({ id, isSet: false, field: <input aria-label={id} /> }))

// jsdom has no layout: a button is as wide as its text, and an observer tells when what it observes has another width
function withLayout(px: { filter: number; place: number }) {
  let resized = () => {}
  const widthOf = (element: HTMLElement) => (element.hasAttribute('data-filter') ? px.filter : (element.textContent ?? '').length * 10)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) { return widthOf(this) })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px.place)
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function observer(tell) {
    const widths = new Map<HTMLElement, number>()
    resized = () => {
      if ([...widths].some(([element, width]) => element.isConnected && !element.matches('.fs-filters-place') && widthOf(element) !== width)) tell([], this)
    }
    return { observe: (node: Element) => void (node instanceof HTMLElement && widths.set(node, widthOf(node))), unobserve: () => {}, disconnect: () => widths.clear() }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return () => act(() => resized())
}

it('is measured again when its buttons have other words: in another language they leave less room, and the last filter would stand in a second row', () => {
  // 3 filters and 重置 are 320 px wide, with Reset 350
  const layOut = withLayout({ filter: 100, place: 330 })
  const page = (locale: 'zh-CN' | 'en') => <UiRoot locale={locale}><FilterBar label="筛选" items={items} onReset={() => {}} /></UiRoot>
  const { rerender } = render(page('zh-CN'))
  const hidden = () => document.querySelectorAll('[data-filter][data-hidden]').length
  layOut()
  expect(hidden()).toBe(0)
  rerender(page('en'))
  layOut()
  expect(hidden()).toBeGreaterThan(0)
})
