import { createApiClient, VERDICT, type AbnormalRecord, type AlarmFrame } from '@smart-fire/api-client'
import { aRecord, createMockBackend, pushOf, type MockBackend } from '@smart-fire/api-client/mock'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkStatus, SmartFireProvider } from '../../provider'
import { AlarmFeed } from '../alarm-feed'
import { createDesktopNotifier } from './desktop-notifier'

configure({ asyncUtilTimeout: 10_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** The browser's notifications: those that are on the desktop. */
class Desktop {
  static permission: NotificationPermission
  static choice: NotificationPermission
  static requests = 0
  static shown: Desktop[] = []
  onclick: (() => void) | null = null
  closed = false
  constructor(readonly title: string, readonly options: { tag: string; body: string; renotify?: true }) {
    Desktop.shown.push(this)
  }
  static requestPermission = () => {
    Desktop.requests += 1
    Desktop.permission = Desktop.choice
    return Promise.resolve(Desktop.choice)
  }
  close = () => void (this.closed = true)
}

/** The browser's locks: one holder at a time, over all tabs. */
function browserOfTabs(): LockManager {
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, hold: () => Promise<unknown>) => (turn = turn.then(hold))
  return { request } as unknown as LockManager
}

/** The same, and a request that is withdrawn leaves the queue. */
function queueOfTabs(): LockManager {
  const locks = browserOfTabs()
  const request = (name: string, options: { signal: AbortSignal }, hold: () => Promise<unknown>) =>
    locks.request(name, options as LockOptions, () => (options.signal.aborted ? Promise.resolve() : hold()))
  return { request } as unknown as LockManager
}

beforeEach(() => {
  Object.assign(Desktop, { permission: 'granted', choice: 'granted', requests: 0, shown: [] })
  vi.stubGlobal('Notification', Desktop)
})

/** the state that the feed shows */
const state = () => document.querySelector('[data-received]')?.getAttribute('data-state')
const titles = () => Desktop.shown.map(({ title }) => title)

describe('desktop notifications of a new alarm', () => {
  let backend: MockBackend
  beforeEach(async () => {
    backend = createMockBackend({ world: { records: [] } })
    server.use(...backend.handlers)
    render(
      <SmartFireProvider client={createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))} alarms={{ userId: '9' }}>
        <LinkStatus />
        <AlarmFeed />
      </SmartFireProvider>,
    )
    await screen.findByText('实时连接正常')
  })
  const raise = (id: string, place: string) => act(() => backend.raise(aRecord({ id, buildingName: place, sensorNumber: `s${id}` })))

  it('show a fire; a click brings the window to the front and opens its record', async () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
    raise('1', '星河大厦')
    await waitFor(() => expect(titles()).toHaveLength(1))
    const [note] = Desktop.shown
    expect(`${note?.title} ${note?.options.body}`).toContain('星河大厦')
    expect(note?.options.tag).toBe('smart-fire.general:1')
    act(() => note?.onclick?.())
    expect(focus).toHaveBeenCalledTimes(1)
    expect(note?.closed).toBe(true)
    expect(state()).toContain('overlay.record')
    await screen.findByRole('dialog', { name: /确认火警/ })
  })

  it('open the feed when the record was handled meanwhile', async () => {
    vi.spyOn(window, 'focus').mockImplementation(() => undefined)
    raise('1', '星河大厦')
    await waitFor(() => expect(titles()).toHaveLength(1))
    act(() => backend.handle({ kind: 'general', id: '1' }, { handledBy: '李强', verdict: '1' }))
    await waitFor(() => expect(state()).toContain('notices.none'))
    act(() => Desktop.shown[0]?.onclick?.())
    await screen.findByText('没有待接警信息')
    expect(screen.queryByRole('dialog', { name: /确认火警/ })).toBeNull()
  })

  it.each<[string, Partial<AbnormalRecord>, Partial<AbnormalRecord>]>([
    ['devices', { sensorNumber: 's1' }, { sensorNumber: 's2' }],
    ['points of a fire host', { kind: 'fireHost', sensorNumber: null, fireHostId: '3', loop: '1', address: '17' }, { kind: 'fireHost', sensorNumber: null, fireHostId: '3', loop: '1', address: '18' }],
  ])('are one for each of two %s of a building in the same second, also when the push names no record: a fault does not replace a fire', async (_, one, other) => {
    const nameless = (record: AbnormalRecord): AlarmFrame => {
      const push = pushOf(record)
      const [point] = push.points
      return { ...push, id: null, points: [{ ...point, id: null }] }
    }
    act(() => {
      backend.alarms.push(nameless(aRecord({ id: '1', ...one })))
      backend.alarms.push(nameless(aRecord({ id: '2', ...other, category: '0' })))
    })
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(new Set(Desktop.shown.map(({ options: { tag } }) => tag)).size).toBe(2)
  })

  it('tell of a verdict that was raised to a real fire, once; a click brings the window to the front, where its notice is', async () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
    const raised = (recordId: string, seconds: number): AlarmFrame => ({
      type: 'raised', kind: 'general', recordId, person: '李强', at: Date.parse('2026-11-20T03:12:00Z') + seconds * 1_000, seq: null, epoch: null,
      from: VERDICT.falseAlarm, place: '星河大厦', floor: 3, position: '东侧走廊',
    })
    act(() => backend.alarms.push(raised('1', 0)))
    await waitFor(() => expect(Desktop.shown.map(({ options: { tag } }) => tag)).toEqual(['smart-fire.raised:general:1']))
    act(() => backend.alarms.push(raised('2', 1)))
    await waitFor(() => expect(Desktop.shown.map(({ options: { tag } }) => tag)).toEqual(['smart-fire.raised:general:1', 'smart-fire.raised:general:2']))
    const [note] = Desktop.shown
    expect(`${note?.title} ${note?.options.body}`).toMatch(/星河大厦.*李强/)
    act(() => note?.onclick?.())
    expect(focus).toHaveBeenCalledTimes(1)
    expect(state()).toContain('panel.closed')
  })

  it('are one notification for all that came while the link was down, also when they are few', async () => {
    backend.alarms.reachable = false
    act(() => backend.alarms.drop())
    for (const id of ['1', '2']) backend.world.records.push(aRecord({ id, sensorNumber: `s${id}` }))
    backend.alarms.reachable = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(Desktop.shown.map(({ options: { tag } }) => tag)).toEqual(['smart-fire.many']))
  })

  it('are one notification in a flood; the next flood replaces it and alerts the user again', async () => {
    act(() => {
      for (let id = 1; id <= 30; id += 1) backend.raise(aRecord({ id: String(id), sensorNumber: `s${id}` }))
    })
    await waitFor(() => expect(Desktop.shown.at(-1)?.options).toEqual({ tag: 'smart-fire.many', body: '', renotify: true }))
  })
})

describe('the permission for desktop notifications', () => {
  beforeEach(() => void Object.assign(Desktop, { permission: 'default' }))
  const states: string[] = []
  const notifierOf = (locks?: LockManager) =>
    createDesktopNotifier('g', {
      onAvailable: () => states.push('available'),
      onGranted: () => states.push('granted'),
      onRefused: () => states.push('refused'),
    }, locks)
  const note = (tag: string) => ({ tag, title: '火警', body: '星河大厦', open: () => undefined })
  /** How many notifications of one alarm these tabs show. */
  const shownBy = (...tabs: ReturnType<typeof notifierOf>[]) => {
    Desktop.shown = []
    for (const tab of tabs) tab.show([note('a')])
    return titles().length
  }
  beforeEach(() => void states.splice(0))

  it.each(['granted', 'denied'] as const)('is requested only by a click; nothing is shown before; %s is respected', async (choice) => {
    Desktop.choice = choice
    const notifier = notifierOf()
    notifier.show([note('a')])
    expect([states, Desktop.requests, titles()]).toEqual([['available'], 0, []])
    notifier.request()
    await expect.poll(() => states).toEqual(['available', choice === 'granted' ? 'granted' : 'refused'])
    notifier.show([note('b')])
    expect(titles()).toEqual(choice === 'granted' ? ['火警'] : [])
    notifier.dispose()
  })

  it('may be missing: a browser without notifications, or one whose constructor throws, causes no error', () => {
    Desktop.permission = 'granted'
    vi.stubGlobal('Notification', Object.assign(() => { throw new TypeError('Illegal constructor') }, { permission: 'granted' }))
    notifierOf().show([note('a')])
    vi.stubGlobal('Notification', undefined)
    notifierOf().show([note('a')])
    expect(states).toEqual(['granted'])
  })

  it('is used by one of three tabs, and by the next when that one is closed', async () => {
    Desktop.permission = 'granted'
    const locks = browserOfTabs()
    const tabs = [notifierOf(locks), notifierOf(locks), notifierOf(locks)]
    await expect.poll(() => shownBy(...tabs)).toBe(1)
    tabs.shift()?.dispose()
    await expect.poll(() => shownBy(...tabs)).toBe(1)
    tabs.forEach((tab) => tab.dispose())
  })

  it('goes to the next tab when the one that has it hears of no alarm any more, and stays where there is no other', async () => {
    Desktop.permission = 'granted'
    const locks = browserOfTabs()
    const [first, second] = [notifierOf(locks), notifierOf(locks)]
    await expect.poll(() => [shownBy(first), shownBy(second)]).toEqual([1, 0])
    first.giveWay()
    await expect.poll(() => [shownBy(first), shownBy(second)]).toEqual([0, 1])
    first.dispose()
    second.giveWay()
    await expect.poll(() => shownBy(second)).toBe(1)
    second.dispose()
  })

  it('is asked for twice by a double click and held once, so that the next tab gets it', async () => {
    const locks = browserOfTabs()
    const first = notifierOf(locks)
    first.request()
    first.request()
    await expect.poll(() => states.filter((state) => state === 'granted')).toHaveLength(2)
    const second = notifierOf(locks)
    const showInBoth = () => {
      Desktop.shown = []
      first.show([note('a')])
      second.show([note('b')])
      return Desktop.shown.map(({ options }) => options.tag)
    }
    await expect.poll(() => showInBoth()).toEqual(['a'])
    first.giveWay()
    await expect.poll(() => showInBoth()).toEqual(['b'])
    second.dispose()
    first.dispose()
  })

  it('that is given after the feed was taken away keeps it from no other tab', async () => {
    const locks = browserOfTabs()
    const gone = notifierOf(locks)
    gone.request()
    gone.dispose()
    await Promise.resolve()
    const next = notifierOf(locks)
    await expect.poll(() => shownBy(next)).toBe(1)
    expect(states).toEqual(['available', 'granted'])
    next.dispose()
  })

  it('goes to a tab that hears of alarms before one that does not, also when that one waited first', async () => {
    Desktop.permission = 'granted'
    const locks = queueOfTabs()
    const [first, deaf, third] = [notifierOf(locks), notifierOf(locks), notifierOf(locks)]
    deaf.giveWay()
    first.dispose()
    await expect.poll(() => shownBy(third)).toBe(1)
    deaf.show([note('a')])
    expect(titles()).toHaveLength(1)
    third.dispose()
    deaf.dispose()
  })

  it('is used by a tab that the browser refuses the lock: silence would be worse than a second notification', async () => {
    Desktop.permission = 'granted'
    const refusing = { request: () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) } as unknown as LockManager
    const notifier = notifierOf(refusing)
    await expect.poll(() => shownBy(notifier)).toBe(1)
    notifier.dispose()
  })

  it('is used by each tab without locks, with one tag, so that the desktop shows one notification', () => {
    Desktop.permission = 'granted'
    for (const tab of [notifierOf(), notifierOf()]) tab.show([note('smart-fire.general:1')])
    expect(new Set(Desktop.shown.map(({ options }) => options.tag)).size).toBe(1)
  })
})
