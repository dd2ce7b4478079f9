import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeldPlace } from './use-held-place'

/** The page is laid out by hand: where each element stands while nothing is scrolled. */
const standing = new Map<Element, number>()
let under: Element | null
let page: HTMLElement
let card: HTMLElement
let row: HTMLTableRowElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  page = document.createElement('main')
  card = document.createElement('section')
  row = document.createElement('tr')
  row.append(document.createElement('td'))
  card.append(row)
  page.append(card)
  document.body.append(page)
  standing.clear()
  standing.set(card, 500).set(row, 600)
  under = null
  page.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800)
  for (const element of [card, row]) element.getBoundingClientRect = () => new DOMRect(0, standsAt(element) - page.scrollTop, 1000, 50)
  document.elementFromPoint = () => under
})
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint')
  page.remove()
  vi.useRealTimers()
})

const standsAt = (element: Element) => standing.get(element) ?? 0
const frames = (ms: number) => vi.advanceTimersByTime(ms)
const pointAt = (element: Element) => {
  under = element
  page.dispatchEvent(new Event('pointermove'))
}
const move = (px: number) => {
  for (const [element, at] of standing) standing.set(element, at + px)
}
const holder = () => renderHook(() => useHeldPlace({ current: page }))

it('what the pointer is on stays where it is while the page above it grows, also in several steps', () => {
  const { result: { current: holdPlace } } = holder()
  pointAt(row.cells[0] ?? row)
  holdPlace()
  move(330)
  frames(20)
  expect(page.scrollTop).toBe(330)
  move(-70)
  frames(500)
  expect(page.scrollTop).toBe(260)
  expect(row.getBoundingClientRect().top).toBe(600)
})

it('a new row above moves the row of a pointer that is used; under one that rests new rows may come in', () => {
  const { result: { current: holdPlace } } = holder()
  const newRow = () => standing.set(row, standsAt(row) + 50)
  pointAt(row)
  frames(9000)
  holdPlace()
  newRow()
  frames(20)
  expect(page.scrollTop).toBe(50)
  frames(10_000)
  holdPlace()
  newRow()
  frames(20)
  expect(page.scrollTop).toBe(50)
  move(40)
  frames(20)
  expect(page.scrollTop).toBe(90)
})

it('while the pointer is not used, the card that holds the keyboard focus stays where it is, unless the focus is scrolled out of the window', () => {
  const { result: { current: holdPlace } } = holder()
  row.tabIndex = 0
  row.focus()
  pointAt(card)
  page.dispatchEvent(new Event('pointerleave'))
  holdPlace()
  standing.set(row, 650)
  frames(20)
  expect(page.scrollTop).toBe(0)
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(100)
  move(2000)
  frames(5000)
  page.scrollTop = 0
  holdPlace()
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(0)
})

it('while the user writes in a field, the card of that field stays, not the card under a pointer that rests elsewhere', () => {
  const { result: { current: holdPlace } } = holder()
  const field = document.createElement('input')
  field.getBoundingClientRect = () => new DOMRect(0, 100 - page.scrollTop, 100, 30)
  page.prepend(field)
  pointAt(row)
  frames(11_000)
  field.focus()
  holdPlace()
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(0)
})

it('what the pointer is on beside the page, or above it in a dialog, is not its place', () => {
  const { result: { current: holdPlace } } = holder()
  for (const elsewhere of [document.body, page]) {
    pointAt(elsewhere)
    holdPlace()
    move(100)
    frames(20)
    expect(page.scrollTop).toBe(0)
  }
})

it.each(['wheel', 'touchmove', 'click', 'PageDown', 'ArrowUp', 'Home', 'End', ' ', 'Tab'])('what scrolls or goes elsewhere ends it: the page goes where the user wants (%s)', (input) => {
  const { result: { current: holdPlace } } = holder()
  pointAt(row)
  holdPlace()
  expect(page.style.overflowAnchor).toBe('none')
  const isPointer = ['wheel', 'touchmove', 'click'].includes(input)
  window.dispatchEvent(isPointer ? new Event(input) : new KeyboardEvent('keydown', { key: input }))
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(0)
  expect(page.style.overflowAnchor).toBe('')
})

it('to write does not end it', () => {
  const { result: { current: holdPlace } } = holder()
  pointAt(row)
  holdPlace()
  for (const key of ['a', 'Process', 'Backspace']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(100)
})

it('a grip on the scroll bar ends it, and one on a row does not', () => {
  const { result: { current: holdPlace } } = holder()
  pointAt(row)
  holdPlace()
  row.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(100)
  page.dispatchEvent(new Event('pointerdown'))
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(100)
})

it('it ends after three seconds, when the row is gone, and with the page', () => {
  const { result: { current: holdPlace }, unmount } = holder()
  pointAt(row)
  holdPlace()
  frames(3100)
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(0)
  expect(page.style.overflowAnchor).toBe('')
  holdPlace()
  unmount()
  move(100)
  frames(20)
  expect(page.scrollTop).toBe(0)
  const { result: again } = holder()
  pointAt(row)
  again.current()
  row.remove()
  frames(20)
  expect(page.style.overflowAnchor).toBe('')
})
