import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// a lazy part is compiled when it is first imported, which takes seconds on a machine that runs other tests beside
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

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

// jsdom has no layout, so nothing can be scrolled into view
Element.prototype.scrollIntoView = () => undefined
