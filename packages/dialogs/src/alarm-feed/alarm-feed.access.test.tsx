import { createApiClient } from '@smart-fire/api-client'
import { aFaultRecord, aRecord } from '@smart-fire/api-client/mock'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LinkStatus, SmartFireProvider } from '../provider'
import { AlarmFeed } from './alarm-feed'
import { aFeedOnMock, announced, openFeed } from './alarm-feed.harness'

const { world, begin, open, raise, push } = aFeedOnMock()

describe('a screen reader', () => {
  it('reads few alarms by name, fire first, and many as numbers', async () => {
    await open()
    raise(aFaultRecord({ id: '4', buildingName: '滨江酒店', sensorNumber: 's4' }))
    await waitFor(() => expect(announced()).toMatch(/^故障，滨江酒店/))
    raise(aRecord({ id: '5' }))
    await waitFor(() => expect(announced()).toBe('火警，星河大厦，3F 东侧走廊3-2，烟雾报警'))
    push(9, (index) => ({ buildingName: `${index} 号楼`, ...(index === 7 ? {} : { category: '0', alarmType: '离线' }) }))
    // after 250 ms without frames the first alarm is announced at once, the others together
    await waitFor(() => expect(announced()).toMatch(/^新增 (8 条报警，火警 1 条，故障 7 条|9 条报警，火警 1 条，故障 8 条)。火警，7 号楼/))
  })

  it('reads a new fire also when a colleague raises another verdict in the same moment', async () => {
    begin([aRecord({ id: '7', handled: true, handledBy: 'wangwu', verdict: '0' })])
    await open()
    const record = world.backend.world.records[0] ?? aRecord()
    raise(aFaultRecord({ id: '4', sensorNumber: 's4' }))
    act(() => {
      world.backend.raise(aRecord({ id: '5', buildingName: '滨江酒店', sensorNumber: 's5' }))
      Object.assign(record, { handledBy: 'lihua', verdict: '1' })
      world.backend.world.onHandled(record, '0')
    })
    await waitFor(() => expect(announced()).toContain('已更正为真实火警 · 星河大厦'))
    expect(announced()).toMatch(/^火警，滨江酒店/)
  })

  it('does not read the notices a second time', async () => {
    await open()
    expect(screen.getByRole('log', { name: '实时报警' }).getAttribute('aria-live')).toBe('off')
  })
})

describe('the keyboard', () => {
  const focused = () => document.activeElement?.textContent

  it('keeps the focus when a notice arrives; F6 moves it to the notice and back', async () => {
    await open()
    const home = screen.getByRole('button', { name: /^报警动态/ })
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    raise(aRecord({ id: '5' }))
    await screen.findByRole('article')
    expect(document.activeElement).toBe(elsewhere)
    fireEvent.keyDown(elsewhere, { key: 'F6' })
    expect(focused()).toBe('查看位置')
    fireEvent.keyDown(document.activeElement ?? elsewhere, { key: 'F6' })
    expect(document.activeElement).toBe(home)
    fireEvent.keyDown(home, { key: 'F6' })
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('Esc leads from a notice back into the dialog, also when its row was drawn anew meanwhile', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    await screen.findByRole('article')
    const dialog = document.body.appendChild(document.createElement('section'))
    dialog.tabIndex = -1
    const row = dialog.appendChild(document.createElement('button'))
    row.focus()
    fireEvent.keyDown(row, { key: 'F6' })
    row.remove()
    fireEvent.keyDown(document.activeElement ?? row, { key: 'Escape' })
    expect(document.activeElement).toBe(dialog)
    dialog.remove()
  })

  it('closes the feed by Esc, from its button and from inside', async () => {
    await open()
    const button = screen.getByRole('button', { name: /^报警动态/ })
    for (const from of [() => button, () => screen.getByRole('button', { name: '收起' })]) {
      openFeed()
      fireEvent.keyDown(from(), { key: 'Escape' })
      expect(screen.queryByRole('region', { name: '报警动态' })).toBeNull()
    }
    expect(document.activeElement).toBe(button)
  })

  it('keeps the focus in the notices when one after the other is closed', async () => {
    await open()
    raise(aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    const [first] = screen.getAllByRole('article')
    const acknowledge = within(first ?? document.body).getByRole('button', { name: '接警' })
    acknowledge.focus()
    fireEvent.click(acknowledge)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(focused()).toBe('查看位置'))
  })

  it.each([
    ['the next notice', [aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' })], /^查看位置/],
    ['the button of the feed, when there is no other notice', [aRecord({ id: '5' })], /^报警动态/],
  ])('is at %s when a dialog is closed whose notice was handled meanwhile', async (_where, records, name) => {
    await open()
    raise(...records)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(records.length))
    const handle = screen.getAllByRole('button', { name: '处理' }).at(-1) ?? document.body
    act(() => handle.focus())
    fireEvent.click(handle)
    const dialog = await screen.findByRole('dialog', { name: /确认火警/ })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    act(() => world.backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
    await waitFor(() => expect(handle.isConnected).toBe(false))
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
  })

  it('does not go back into the notices by itself when the operator has clicked elsewhere: Space would press a button there', async () => {
    await open()
    raise(aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    fireEvent.keyDown(document.body, { key: 'F6' })
    expect(focused()).toBe('查看位置')
    fireEvent.pointerDown(document.body)
    act(() => screen.getAllByRole('button').forEach((button) => button.blur()))
    act(() => world.backend.handle({ kind: 'general', id: '6' }, { handledBy: '李强', verdict: '1' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(document.activeElement).toBe(document.body)
  })

  it('does not stay in the open feed after a click, so that new entries are listed as soon as the pointer has left it', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    await screen.findByRole('article')
    openFeed()
    const feed = screen.getByRole('region', { name: '报警动态' })
    const acknowledge = within(feed).getByRole('button', { name: '接警' })
    fireEvent.pointerEnter(feed)
    fireEvent.pointerDown(acknowledge)
    act(() => acknowledge.focus())
    fireEvent.click(acknowledge)
    await waitFor(() => expect(within(feed).queryByRole('button', { name: '接警' })).toBeNull())
    fireEvent.pointerLeave(feed)
    raise(aRecord({ id: '6', sensorNumber: 's6' }))
    expect(await within(feed).findByRole('button', { name: '接警' })).toBeTruthy()
  })

  it('stays in the open feed when an entry is acknowledged or handled, so that Esc and the next entry are in reach', async () => {
    await open()
    raise(aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    openFeed()
    const feed = screen.getByRole('region', { name: '报警动态' })
    const [acknowledge] = within(feed).getAllByRole('button', { name: '接警' })
    act(() => acknowledge?.focus())
    fireEvent.click(acknowledge ?? feed)
    await waitFor(() => expect(within(feed).getAllByRole('button', { name: '接警' })).toHaveLength(1))
    await waitFor(() => expect(feed.contains(document.activeElement)).toBe(true))
    act(() => world.backend.handle({ kind: 'general', id: '6' }, { handledBy: '李强', verdict: '1' }))
    await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(feed.contains(document.activeElement)).toBe(true))
  })
})

it('in a shadow root, which custom elements have: the open list keeps its order while the focus is in it, also when the pointer leaves it', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const container = shadowRoot.appendChild(document.createElement('div'))
  const inside = within(container.getRootNode() as unknown as HTMLElement)
  world.backend.world.records.push(aRecord({ id: '4' }))
  const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
  render(<SmartFireProvider client={client} alarms={{ userId: '9' }} shadowRoot={shadowRoot}><LinkStatus /><AlarmFeed /></SmartFireProvider>, { container })
  await inside.findByText('实时连接正常')
  fireEvent.click(inside.getByRole('button', { name: /^报警动态/ }))
  const panel = await inside.findByRole('region', { name: '报警动态' })
  act(() => within(panel).getByRole('button', { name: '接警' }).focus())
  fireEvent.pointerLeave(panel, { relatedTarget: document.body })
  raise(aRecord({ id: '5', sensorNumber: 'x5' }))
  expect(await within(panel).findByRole('button', { name: /1 条新/ })).toBeTruthy()
})
