import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// a lazy part is compiled when it is first imported, which takes seconds on a machine that runs other tests beside
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// the files of a worker share its modules: a lazy part whose loading the end of a file cuts off stays broken for all the next files
afterAll(() => vi.dynamicImportSettled(), 120_000)
// what is unmounted does a last thing in the next task (a dialog gives the focus back): after the end of the page it would find no document
afterAll(() => {
  vi.useRealTimers()
  return new Promise((resolve) => setTimeout(resolve))
})

// jsdom has neither; Chakra's overlays ask for both
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

// jsdom leaves the focus in a shadow root that has left the page, and names no element then; in a browser the body has the focus
const focused: PropertyDescriptor | undefined = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
Object.defineProperty(document, 'activeElement', { configurable: true, get: () => (focused?.get?.call(document) as Element | null) ?? document.body })

// jsdom has no layout, so nothing can be scrolled into view, and nothing is at a point
Element.prototype.scrollIntoView = () => undefined
Document.prototype.elementFromPoint = () => null
