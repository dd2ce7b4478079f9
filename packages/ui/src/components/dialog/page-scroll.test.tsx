import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockPageScroll } from './page-scroll'

const { body, documentElement: root } = document
const SCROLLBAR = 15

beforeEach(() => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - SCROLLBAR)
  root.style.overflow = 'visible'
})
afterEach(() => {
  vi.restoreAllMocks()
  body.removeAttribute('style')
  root.removeAttribute('style')
})

it('adds the room of the scrollbar to the padding of the host', () => {
  body.style.paddingRight = '24px'
  const release = lockPageScroll(document)
  expect(body.style.overflowY).toBe('hidden')
  expect(body.style.paddingRight).toBe('39px')
  release()
})

it('gives the host back what it had in its own style', () => {
  const own = 'overflow-y: scroll !important; padding-right: 24px;'
  body.setAttribute('style', own)
  lockPageScroll(document)()
  expect(body.getAttribute('style')).toBe(own)
})

it('leaves no attribute at a body that had none', () => {
  lockPageScroll(document)()
  expect(body.hasAttribute('style')).toBe(false)
})

it('makes no room where the scrollbar has its own', () => {
  root.style.setProperty('scrollbar-gutter', 'stable')
  const release = lockPageScroll(document)
  expect(body.style.paddingRight).toBe('')
  release()
})

it('scrolls again when the last of two dialogs is closed', () => {
  const [first, second] = [lockPageScroll(document), lockPageScroll(document)]
  first()
  expect(body.style.overflowY).toBe('hidden')
  second()
  expect(body.style.overflowY).toBe('')
})
