import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend, type MockBackend, sessionExpired } from '@smart-fire/api-client/mock'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { defineElements } from './index'
import type { FsExceptionListElement, FsFloorPlanElement } from './index'

const PATIENCE = { timeout: 10_000 }

const server = setupServer()
let backend: MockBackend
/** the client of the elements of one test */
let client: ApiClient

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  defineElements()
})
beforeEach(() => {
  backend = createMockBackend({ world: { records: [aRecord({ id: '1' })] } })
  server.use(...backend.handlers)
  client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
})
afterEach(async () => {
  await nextFrame()
  document.body.replaceChildren()
  // an element leaves its desk in the next task, which must not come after the end of the page
  await nextTask()
  await vi.dynamicImportSettled()
  server.resetHandlers()
})
afterAll(() => server.close())

/** When an element that has left is taken from its desk. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
/** When an open dialog has hidden the rest of the page. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Puts an element into the page. */
function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

function putList(attributes: Record<string, string> = { open: '' }): FsExceptionListElement {
  const list = put('fs-exception-list', attributes)
  list.client = client
  return list
}

/** The dialogs at the desk. */
const dialogs = () => [...(document.querySelector('[data-smart-fire="desk"]')?.shadowRoot?.querySelectorAll('[role="dialog"][data-state="open"]') ?? [])]
const dialogOpen = () => vi.waitFor(() => dialogs()[0] ?? expect.fail('no dialog is open'), PATIENCE)
/** A button of the dialog on top, once that has this title. */
const buttonIn = (title: string, name: string) =>
  vi.waitFor(() => {
    const dialog = dialogs().at(-1)
    expect(dialog?.querySelector('h2, [data-part="title"]')).toHaveTextContent(title)
    return [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name) ?? expect.fail(`no button ${name}`)
  }, PATIENCE)
const heard = (element: EventTarget, type: keyof HTMLElementEventMap) => {
  const listener = vi.fn<(event: Event) => void>()
  element.addEventListener(type, listener)
  return listener
}

it('a second definition leaves the first as it is, and another prefix is another set', () => {
  const before = customElements.get('fs-hydrant')
  defineElements()
  expect(customElements.get('fs-hydrant')).toBe(before)
  defineElements({ prefix: 'old' })
  expect(customElements.get('old-hydrant')).toBeDefined()
})

it('opens its dialog in the shadow root of the desk, and adds nothing else to the page of the host', async () => {
  const styles = document.head.querySelectorAll('style').length
  putList()
  expect(await dialogOpen()).toHaveTextContent('待处理异常')
  expect(document.head.querySelectorAll('style')).toHaveLength(styles)
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['FS-EXCEPTION-LIST', 'DIV'])
})

it('takes no place in a grid of the host, where an empty item would move the others', async () => {
  const list = putList()
  await dialogOpen()
  expect(list.shadowRoot?.querySelector('style')).toHaveTextContent(':host{display:none}')
  const desk = document.querySelector<HTMLElement>('[data-smart-fire="desk"]')
  expect(desk?.style.display).toBe('contents')
  const boxes = [...(desk?.shadowRoot?.children ?? [])].filter((element) => element instanceof HTMLDivElement)
  expect(boxes.map(({ style }) => style.position || style.display)).toEqual(['absolute', 'contents'])
})

it('reads attributes as typed properties, and a property writes its attribute', () => {
  const plan: FsFloorPlanElement = put('fs-floor-plan', { 'building-id': '12', floor: '-2', mode: 'upside-down' })
  expect([plan.buildingId, plan.channelId, plan.floor, plan.mode, plan.open]).toEqual(['12', null, -2, null, false])
  plan.channelId = '1'
  plan.mode = 'image'
  plan.open = true
  plan.floor = null
  expect(Object.fromEntries([...plan.attributes].map(({ name, value }) => [name, value]))).toEqual({ 'building-id': '12', 'channel-id': '1', mode: 'image', open: '' })
})

it('takes a property that was set before the element was defined', async () => {
  const early = document.createElement('early-exception-list')
  Object.assign(early, { client, open: true })
  document.body.append(early)
  defineElements({ prefix: 'early' })
  await dialogOpen()
  expect(Object.hasOwn(early, 'client')).toBe(false)
})

it('waits for a client or a token, and two elements with the same token are at one desk', async () => {
  const getToken = () => 'token'
  const lists = [put('fs-exception-list', { open: '', 'base-url': 'http://mock.local' }), put('fs-exception-list', { open: '', 'base-url': 'http://mock.local' })]
  expect(dialogs()).toEqual([])
  for (const list of lists) list.getToken = getToken
  await vi.waitFor(() => expect(dialogs()).toHaveLength(2), PATIENCE)
  expect(document.querySelectorAll('[data-smart-fire="desk"]')).toHaveLength(1)
})

it('takes `open` away and says so when the operator closes the dialog', async () => {
  const list = putList()
  const closed = heard(document, 'fs-close')
  const dialog = await dialogOpen()
  const close = await vi.waitFor(() => dialog.querySelector('button[aria-label="关闭"]') ?? expect.fail('no button'), PATIENCE)
  await userEvent.click(close)
  expect(closed).toHaveBeenCalledTimes(1)
  expect(closed.mock.calls[0]?.[0]).toMatchObject({ target: list, bubbles: true, composed: true })
  expect(list.open).toBe(false)
  await vi.waitFor(() => expect(dialogs()).toEqual([]), PATIENCE)
})

it.each([
  ['the page', document.body],
  ['a component of the host', document.createElement('portal-bar').attachShadow({ mode: 'open' })],
])('returns the focus to the button in %s that has opened the dialog', async (_where, place) => {
  const focused = () => ('host' in place ? place : document).activeElement
  if ('host' in place) document.body.append(place.host)
  const button = place.appendChild(document.createElement('button'))
  const list = putList({})
  button.focus()
  list.open = true
  const dialog = await dialogOpen()
  await vi.waitFor(() => expect(focused()).not.toBe(button), PATIENCE)
  await userEvent.click(await vi.waitFor(() => dialog.querySelector('button[aria-label="关闭"]') ?? expect.fail('no button'), PATIENCE))
  await vi.waitFor(() => expect(focused()).toBe(button), PATIENCE)
})

it('returns the focus to the entry of the feed that has opened a dialog: it stands where the element is, and the dialog does not', async () => {
  const feed = put('fs-alarm-feed', { 'user-id': '9' })
  feed.client = client
  const inside = async (selector: string) => vi.waitFor(() => feed.shadowRoot?.querySelector<HTMLElement>(selector) ?? expect.fail(selector), PATIENCE)
  await vi.waitFor(() => expect(backend.alarms.openLinks).toBe(1), PATIENCE)
  await userEvent.click(await inside('button[aria-expanded]'))
  const entry = await inside('article button')
  entry.focus()
  entry.click()
  const dialog = await dialogOpen()
  await vi.waitFor(() => expect(feed.shadowRoot?.activeElement).not.toBe(entry), PATIENCE)
  await userEvent.click(await vi.waitFor(() => dialog.querySelector('button[aria-label="关闭"]') ?? expect.fail('no button'), PATIENCE))
  await vi.waitFor(() => expect(feed.shadowRoot?.activeElement).toBe(entry), PATIENCE)
})

it('a move in the document keeps the dialog as it is', async () => {
  const list = putList()
  const dialog = await dialogOpen()
  document.body.appendChild(document.createElement('section')).append(list)
  await nextTask()
  expect(dialogs()).toEqual([dialog])
})

it('the last element that leaves takes the desk with it, and an element that comes back is drawn again', async () => {
  const list = putList()
  await dialogOpen()
  list.remove()
  await vi.waitFor(() => expect(document.body.children).toHaveLength(0), PATIENCE)
  document.body.append(list)
  await dialogOpen()
})

it('a page that replaces its whole body, as Turbo does, gets the dialogs of its new elements', async () => {
  const first = document.body
  onTestFinished(() => document.body.replaceWith(first))
  putList()
  await dialogOpen()
  first.replaceWith(document.createElement('body'))
  putList()
  await dialogOpen()
  await nextTask()
  expect(dialogs()).toHaveLength(1)
})

it('the controls of a feed that was moved are drawn with their styles: a browser forgets the rules of what was taken out', async () => {
  const feed = put('fs-alarm-feed', { 'user-id': '9' })
  feed.client = client
  const controls = () => vi.waitFor(() => feed.shadowRoot?.querySelector('.fsc-root:has(button)') ?? expect.fail('no controls'), PATIENCE)
  const before = await controls()
  document.body.appendChild(document.createElement('header')).append(feed)
  await vi.waitFor(async () => expect(await controls()).not.toBe(before), PATIENCE)
  expect([...(feed.shadowRoot?.children ?? [])].filter((child) => child.contains(before))).toEqual([])
  await vi.waitFor(() => expect(backend.alarms.openLinks).toBe(1), PATIENCE)
})

it('one link for all elements of a client brings each alarm to the feed as an event', async () => {
  putList()
  const feed = put('fs-alarm-feed', { 'user-id': '9' })
  feed.client = client
  const [alarms, numbers] = [heard(feed, 'fs-alarm'), heard(feed, 'fs-unacknowledged')]
  await dialogOpen()
  await vi.waitFor(() => expect(numbers).toHaveBeenCalled(), PATIENCE)
  await vi.waitFor(() => expect(backend.alarms.openLinks).toBe(1), PATIENCE)
  expect(feed.shadowRoot?.querySelectorAll('button').length).toBeGreaterThan(0)
  backend.raise(aRecord({ id: '2', buildingName: '星河大厦' }))
  await vi.waitFor(() => expect(alarms).toHaveBeenCalledTimes(1), PATIENCE)
  expect(alarms.mock.calls[0]?.[0]).toMatchObject({ detail: { alarms: [{ points: [{ buildingName: '星河大厦' }] }] } })
})

it('names the attributes that it needs, in its language', async () => {
  const plan = put('fs-floor-plan', { open: '', 'building-id': '12', locale: 'en' })
  const failed = heard(plan, 'fs-error')
  plan.client = client
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), PATIENCE)
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ detail: { reason: 'attribute', message: 'Missing attributes: channel-id' } })
})

it('says once that the session is over', async () => {
  backend.apply(sessionExpired())
  const list = putList()
  const ended = heard(list, 'fs-session-end')
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), PATIENCE)
})

it('says which dialog is on top, as the text that opens it again', async () => {
  const list = putList()
  const navigated = heard(list, 'fs-navigate')
  await dialogOpen()
  await vi.waitFor(() => expect(navigated).toHaveBeenCalledTimes(1), PATIENCE)
  list.open = false
  await vi.waitFor(() => expect(navigated).toHaveBeenCalledTimes(2), PATIENCE)
  expect(navigated.mock.calls).toMatchObject([[{ detail: { address: 'exceptions' } }], [{ detail: { address: null } }]])
})

it('says which call has failed, in the words that the operator reads', async () => {
  backend.apply({ calls: ['abnormalRecords.list'], misbehaviour: { type: 'network' } })
  const list = putList({ open: '', locale: 'en' })
  const failed = heard(list, 'fs-error')
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), PATIENCE)
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ detail: { reason: 'call', message: 'The request timed out!', error: { kind: 'network' } } })
})

it('says that a verdict was accepted, and which', async () => {
  const list = putList()
  const confirmed = heard(list, 'fs-confirmed')
  await dialogOpen()
  await userEvent.click(await buttonIn('待处理异常', '确认'))
  await userEvent.click(await buttonIn('确认火警', '确认'))
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1), PATIENCE)
  expect(confirmed.mock.calls[0]?.[0]).toMatchObject({ detail: { kind: 'general', id: '1', verdict: '1' } })
})

it('a new alarm is an event of the feed alone, so that a host that listens on its page counts it once', async () => {
  putList({})
  const feed = put('fs-alarm-feed', { 'user-id': '9' })
  feed.client = client
  const alarms = heard(document, 'fs-alarm')
  await vi.waitFor(() => expect(backend.alarms.openLinks).toBe(1), PATIENCE)
  backend.raise(aRecord({ id: '2', buildingName: '星河大厦' }))
  await vi.waitFor(() => expect(alarms).toHaveBeenCalled(), PATIENCE)
  expect(alarms.mock.calls.map(([{ target }]) => target)).toEqual([feed])
})

it('a blank id is a missing one, and a floor that is no number is none', () => {
  const plan: FsFloorPlanElement = put('fs-floor-plan', { 'building-id': ' ', floor: 'ground' })
  expect([plan.buildingId, plan.floor]).toEqual([null, null])
})

it.each<[string, (list: FsExceptionListElement, dialog: Element, move: () => void) => Promise<void>]>([
  ['when it hears that the dialog was closed', async (list, dialog, move) => {
    list.addEventListener('fs-close', move)
    await userEvent.click(await vi.waitFor(() => dialog.querySelector('button[aria-label="关闭"]') ?? expect.fail('no button'), PATIENCE))
  }],
  ['right after it has closed the dialog', async (list, _dialog, move) => {
    list.open = false
    move()
  }],
])('leaves the focus where the host puts it %s', async (_when, close) => {
  const [button, field] = [document.createElement('button'), document.createElement('input')]
  document.body.append(button, field)
  const list = putList({})
  button.focus()
  list.open = true
  const dialog = await dialogOpen()
  await vi.waitFor(() => {
    button.focus()
    expect(document.activeElement, 'an open dialog keeps the focus').not.toBe(button)
  }, PATIENCE)
  await close(list, dialog, () => field.focus())
  expect(dialogs()).toEqual([])
  // a dialog gives the focus back a frame after it was closed
  for (let frame = 0; frame < 4; frame += 1) await nextFrame()
  expect(document.activeElement).toBe(field)
})
