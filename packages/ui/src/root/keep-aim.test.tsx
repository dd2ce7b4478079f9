import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepAim } from './keep-aim'

let stack: HTMLElement
let first: Element
let second: Element
let acknowledged: (string | null)[]

beforeEach(() => {
  stack = document.createElement('section')
  stack.innerHTML = '<div>all</div><article><button>first</button></article><article><button>second</button></article>'
  document.body.append(stack)
  const buttons = stack.querySelectorAll('button')
  ;[first, second] = [buttons.item(0), buttons.item(1)]
  acknowledged = []
  // like a handler of React, which listens further up
  document.body.addEventListener('click', note)
  onTestFinished(keepAim(stack, 'article'))
})
afterEach(() => {
  document.body.removeEventListener('click', note)
  stack.remove()
})

function note({ target }: Event) {
  if (target instanceof Element) acknowledged.push(target.textContent)
}
const closest = (element: Element) => element.closest('article') ?? expect.fail('no notice')
/** Where an item is: it would have no size otherwise. */
const stand = (element: Element, from = 0, to = from + 99) =>
  vi.spyOn(closest(element), 'getBoundingClientRect').mockReturnValue(new DOMRect(from, 0, to - from, 20))
const moveTo = (element: Element, clientX = 50) => element.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }))
const click = (element: Element, detail = 1, clientX = 50) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX }))

it('a click counts for the notice over which the pointer was moved', () => {
  moveTo(first)
  click(first)
  expect(acknowledged).toEqual(['first'])
})

it('not for one that slid under it in the last moment, although the hand shakes; the click after that counts', () => {
  stand(second)
  moveTo(first)
  moveTo(second, 53)
  click(second, 1, 53)
  expect(acknowledged).toEqual([])
  click(second, 2, 53)
  expect(acknowledged).toEqual(['second'])
})

it('for another one to which the pointer went', () => {
  moveTo(first)
  moveTo(second, 60)
  click(second, 1, 60)
  expect(acknowledged).toEqual(['second'])
})

it('a double click that takes a notice down does not take the next one down as well; a second click does', () => {
  moveTo(first)
  click(first)
  click(second, 2)
  expect(acknowledged).toEqual(['first'])
  click(second, 1)
  expect(acknowledged).toEqual(['first', 'second'])
  click(first, 1)
  expect(acknowledged).toEqual(['first', 'second', 'first'])
})

it('a notice that another desk has handled is gone: what comes in its place waits for a click of its own', () => {
  moveTo(first)
  first.closest('article')?.remove()
  click(second)
  expect(acknowledged).toEqual([])
})

it('a notice that takes the place of a part of the page does not take its click', () => {
  moveTo(document.body)
  click(second)
  expect(acknowledged).toEqual([])
})

it('for the next one as well, when the pointer goes over its edge by a pixel and nothing has moved', () => {
  stand(first, 0, 50)
  stand(second, 51)
  moveTo(first, 50)
  moveTo(second, 51)
  click(second, 1, 51)
  expect(acknowledged).toEqual(['second'])
})

it('for the one that a test of a page names, without a point or with one at which nothing is', () => {
  moveTo(first, 0)
  moveTo(second, 0)
  click(second, 1, 0)
  expect(acknowledged).toEqual(['second'])
  stand(first, 100)
  stand(second, 200)
  moveTo(first, 0)
  moveTo(second, 0)
  click(second, 1, 0)
  expect(acknowledged).toEqual(['second', 'second'])
})

it('a touch and a key need no aim, and are none', () => {
  moveTo(first)
  second.dispatchEvent(Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 90 }), { pointerType: 'touch' }))
  click(first)
  moveTo(first)
  click(second, 0)
  second.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'touch' }))
  expect(acknowledged).toEqual(['first', 'second', 'second'])
})

it('after the user has scrolled or pressed a key, a click counts for what is under the pointer now', () => {
  moveTo(first)
  window.dispatchEvent(new WheelEvent('wheel'))
  click(second)
  moveTo(first)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  click(second)
  expect(acknowledged).toEqual(['second', 'second'])
})

it('a row that was drawn anew is the same row', () => {
  closest(first).dataset['key'] = '7'
  moveTo(first)
  closest(first).outerHTML = '<article data-key="7"><button>first, newer</button></article>'
  click(stack.querySelector('button') ?? first)
  expect(acknowledged).toEqual(['first, newer'])
})

it('a click that does not count ticks no box', () => {
  closest(second).innerHTML = '<input type="checkbox">'
  const box = stack.querySelector('input') ?? expect.fail('no box')
  moveTo(first)
  click(box)
  expect(box.checked).toBe(false)
  click(box)
  expect(box.checked).toBe(true)
})

it('controls beside the list get each click; after one, the next click in the list counts without an aim', () => {
  const next = document.createElement('button')
  next.textContent = 'next page'
  document.body.append(next)
  onTestFinished(() => next.remove())
  moveTo(first)
  click(next)
  click(next, 2)
  click(second)
  expect(acknowledged).toEqual(['next page', 'next page', 'second'])
})

it('ends', () => {
  const other = document.createElement('section')
  other.textContent = 'other'
  document.body.append(other)
  onTestFinished(() => other.remove())
  const end = keepAim(other, 'article')
  moveTo(first)
  end()
  click(other)
  expect(acknowledged).toEqual(['other'])
})
