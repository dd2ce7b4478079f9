import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePageFocus } from './use-page-focus'

let page: HTMLElement

beforeEach(() => {
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => page.remove())

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const somePatience = async () => {
  for (let frame = 0; frame < 6; frame += 1) await nextFrame()
}
const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)
const focused = () => document.activeElement

/** A page of this content whose focus is kept. */
function kept(html: string): void {
  page.innerHTML = html
  renderHook(() => usePageFocus({ current: page }))
}

it('is at what came in the place of the removed element, also when that is replaced in turn', async () => {
  kept('<section><h2>Fires</h2><div id="failed"><button>Retry</button></div><p>After it</p></section>')
  find('button').focus()
  find('#failed').outerHTML = '<div id="loading">Loading</div>'
  await waitFor(() => expect(focused()).toBe(find('#loading')))
  find('#loading').outerHTML = '<ul><li>One fire</li></ul>'
  await waitFor(() => expect(focused()).toBe(find('ul')))
})

it('is at what stood after the removed element, or around it when that was the last', async () => {
  kept('<ul><li><button>First</button></li><li id="second"><button>Second</button></li></ul>')
  find('button').focus()
  find('li').remove()
  await waitFor(() => expect(focused()).toBe(find('#second')))
  find('#second').remove()
  await waitFor(() => expect(focused()).toBe(find('ul')))
})

it('is never at a button that came in the place of the pressed one: a key that is held would press it', async () => {
  kept('<form><button id="save">Save</button></form>')
  find('#save').focus()
  find('#save').outerHTML = '<button id="edit">Edit</button>'
  await waitFor(() => expect(focused()).toBe(find('form')))
})

it('is at the nearest place that is still shown when more than the element is gone', async () => {
  kept('<main><div id="list"><div id="row"><button>Remove</button></div></div></main>')
  find('button').focus()
  find('#row').remove()
  find('#list').remove()
  await waitFor(() => expect(focused()).toBe(find('main')))
})

it('is at the whole screen when another one came in the place of the link that led to it', async () => {
  kept('<main tabindex="-1"><article><a href="/rooms">Rooms</a></article></main>')
  find('a').focus()
  find('article').outerHTML = '<section>Rooms</section>'
  await waitFor(() => expect(focused()).toBe(find('main')))
})

it('is beside a control that was disabled while it had the focus', async () => {
  kept('<div id="row"><select><option>1F</option></select></div>')
  find('select').focus()
  find('select').setAttribute('disabled', '')
  await waitFor(() => expect(focused()).toBe(find('#row')))
})

it('comes to the place of the button that opened a dialog, when the button went while the dialog was open', async () => {
  kept('<ul><li><button>Remove A</button></li><li id="b">B</li></ul>')
  find('button').focus()
  const answer = document.createElement('button')
  document.body.append(answer)
  page.ariaHidden = 'true'
  answer.focus()
  find('li').remove()
  await somePatience()
  expect(focused()).toBe(answer)
  page.ariaHidden = null
  answer.remove()
  await waitFor(() => expect(focused()).toBe(find('#b')))
})

it('stays where the page has put it meanwhile', async () => {
  kept('<div><button>Retry</button></div><input>')
  find('button').focus()
  find('div').remove()
  find('input').focus()
  await somePatience()
  expect(focused()).toBe(find('input'))
})

it('is not given back to a user who has pressed beside it, or when only other things change', async () => {
  kept('<div><button>Retry</button></div><p>Text</p>')
  find('button').focus()
  find('button').blur()
  find('p').remove()
  await somePatience()
  expect(focused()).toBe(document.body)
  find('button').focus()
  page.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find('button').blur()
  find('div').remove()
  await somePatience()
  expect(focused()).toBe(document.body)
})

it('a place that had it for the meantime is no stop of its own afterwards', async () => {
  kept('<div id="box"><span><button>Retry</button></span></div><input>')
  find('button').focus()
  find('span').remove()
  await waitFor(() => expect(focused()).toBe(find('#box')))
  find('input').focus()
  expect(find('#box').hasAttribute('tabindex')).toBe(false)
  // the page makes it a stop later
  find('#box').tabIndex = 0
  find('#box').focus()
  find('input').focus()
  expect(find('#box').tabIndex).toBe(0)
})
