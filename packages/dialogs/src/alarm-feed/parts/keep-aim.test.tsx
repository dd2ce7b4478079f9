import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
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
  const gone = new AbortController()
  keepAim(stack, gone.signal)
  onTestFinished(() => gone.abort())
})
afterEach(() => {
  document.body.removeEventListener('click', note)
  stack.remove()
})

function note({ target }: Event) {
  if (target instanceof Element) acknowledged.push(target.textContent)
}
const moveTo = (element: Element, clientX = 50) => element.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }))
const click = (element: Element, detail = 1, clientX = 50) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX }))

it('a click counts for the notice over which the pointer was moved', () => {
  moveTo(first)
  click(first)
  expect(acknowledged).toEqual(['first'])
})

it('not for one that slid under it in the last moment, although the hand shakes; the click after that counts', () => {
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

it('a touch and a key need no aim', () => {
  moveTo(first)
  click(first)
  second.dispatchEvent(Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 90 }), { pointerType: 'touch' }))
  click(first)
  moveTo(first)
  click(second, 0)
  expect(acknowledged).toEqual(['first', 'first', 'second'])
})

it('ends with its signal', () => {
  const gone = new AbortController()
  const other = document.createElement('section')
  other.textContent = 'other'
  keepAim(other, gone.signal)
  document.body.append(other)
  onTestFinished(() => other.remove())
  moveTo(first)
  gone.abort()
  click(other)
  expect(acknowledged).toEqual(['other'])
})
