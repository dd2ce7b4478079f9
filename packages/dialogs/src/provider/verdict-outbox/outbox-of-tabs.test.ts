import { ApiError } from '@smart-fire/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, REAL_FIRE, seconds } from './outbox-of-tabs.fixtures'
import { HOLDER_GRACE_MS, SENDER_LIFE_MS } from './shared-verdicts'
import { UNDO_MS } from './verdict.machine'

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => void vi.useRealTimers())

const stateIn = (tab: { pending: () => readonly { state: string }[] }) => tab.pending().map(({ state }) => state)
const never = () => new Promise<void>(() => undefined)

describe('a verdict that one tab holds', () => {
  it('is shown as held in all other tabs, opened before or after, with the same end of its delay', () => {
    const browser = openBrowser()
    const before = browser.open('u1')
    void browser.open('u1').hold(REAL_FIRE, '星河大厦')
    for (const tab of [before, browser.open('u1')]) {
      expect(tab.pending()).toMatchObject([{ state: 'holding', subject: '星河大厦', sendsAt: 1_000 + UNDO_MS }])
    }
  })

  it('is sent once, by the tab that holds it, and then is in no tab', async () => {
    const browser = openBrowser()
    const tabs = [browser.open('u1'), browser.open('u1'), browser.open('u1')]
    void tabs[1]?.hold(REAL_FIRE)
    await seconds(60)
    expect(tabs.map(({ sent }) => sent.length)).toEqual([0, 1, 0])
    expect(tabs.map(stateIn)).toEqual([[], [], []])
    expect(browser.stored()).toEqual([])
  })

  it('can be undone in another tab and is never sent then', async () => {
    const browser = openBrowser()
    const [holder, other] = [browser.open('u1'), browser.open('u1')]
    const outcome = holder.hold(REAL_FIRE)
    await seconds(4)
    other.undo(REAL_FIRE)
    await expect(outcome).resolves.toEqual({ outcome: 'undone' })
    await seconds(60)
    expect([holder, other].map(({ sent }) => sent)).toEqual([[], []])
    expect([stateIn(holder), stateIn(other), browser.stored()]).toEqual([[], [], []])
  })

  it.each([['without', {}], ['with', { locks: lockManager() }]])('is not sent when another tab undoes it at the last moment, in a browser %s locks', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const browser = openBrowser()
    const [holder, other] = [browser.open('u1'), browser.open('u1')]
    const outcome = holder.hold(REAL_FIRE)
    browser.withholdEvents()
    other.undo(REAL_FIRE)
    // what a third tab writes meanwhile does not make the first one forget it
    await browser.open('u1').submit({ ...REAL_FIRE, id: '8' })
    await seconds(60)
    vi.unstubAllGlobals()
    await expect(outcome).resolves.toEqual({ outcome: 'undone' })
    expect([holder.sent, stateIn(holder), stateIn(other), browser.stored()]).toEqual([[], [], [], []])
  })

  it('stays held when another tab judges other records; every tab lists all of them in the order in which they were given', async () => {
    const browser = openBrowser()
    const [holder, other] = [browser.open('u1'), browser.open('u1')]
    void other.hold({ ...REAL_FIRE, id: '6' })
    await seconds(1)
    void holder.hold(REAL_FIRE)
    void other.hold({ ...REAL_FIRE, id: '8' })
    expect(holder.pending().map(({ verdict, state }) => [verdict.id, state])).toEqual(['6', '7', '8'].map((id) => [id, 'holding']))
    await seconds(UNDO_MS / 1_000)
    expect([holder, other].map(({ sent }) => sent.map(({ id }) => id))).toEqual([['7'], ['6', '8']])
  })

  it('and that is given again in another tab is held and sent by that one, once', async () => {
    const browser = openBrowser()
    const [first, second] = [browser.open('u1'), browser.open('u1')]
    const outcome = first.hold(REAL_FIRE)
    void second.hold(REAL_FIRE)
    await expect(outcome).resolves.toEqual({ outcome: 'undone' })
    expect([stateIn(first), stateIn(second)]).toEqual([['holding'], ['holding']])
    await seconds(60)
    expect([first.sent.length, second.sent.length, browser.stored()]).toEqual([0, 1, []])
  })

  it('becomes unsent when the tab that held it is certainly gone, and is then sent once', async () => {
    const browser = openBrowser()
    const [holder, other] = [browser.open('u1'), browser.open('u1')]
    void holder.hold(REAL_FIRE, '星河大厦')
    holder.crash()
    await seconds((UNDO_MS + HOLDER_GRACE_MS) / 1_000 - 1)
    expect(stateIn(other)).toEqual(['holding'])
    await seconds(1.1)
    expect(other.pending()).toMatchObject([{ state: 'unsent', subject: '星河大厦', verdict: REAL_FIRE }])
    await other.sendAgain(REAL_FIRE)
    expect([holder.sent.length, other.sent.length]).toEqual([0, 1])
    expect(browser.stored()).toEqual([])
  })
})

describe('a verdict that one tab is sending', () => {
  it('is shown as sending in the others, which neither send nor undo it', async () => {
    const browser = openBrowser()
    const [sender, other] = [browser.open('u1'), browser.open('u1')]
    let arrive = () => {}
    sender.respond = () => new Promise((resolve) => (arrive = () => resolve()))
    const first = sender.submit(REAL_FIRE)
    // it is too late for that
    other.undo(REAL_FIRE)
    expect(stateIn(other)).toEqual(['sending'])
    const second = other.sendAgain(REAL_FIRE)
    arrive()
    await expect(Promise.all([first, second])).resolves.toEqual([{ outcome: 'accepted' }, { outcome: 'accepted' }])
    expect(other.sent).toEqual([])
  })

  it('does not end another verdict on its record that a second tab is waiting to send', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() })
    const browser = openBrowser()
    const [sender, other] = [browser.open('u1'), browser.open('u1')]
    let arrive = () => {}
    sender.respond = () => new Promise((resolve) => (arrive = () => resolve()))
    const conflict = { person: '李强', at: 5, verdict: '0' as const }
    other.respond = () => Promise.reject(new ApiError('conflict', { conflict }))
    const first = sender.submit({ ...REAL_FIRE, verdict: '0' })
    await seconds(1)
    const outcome = other.submit(REAL_FIRE)
    await seconds(1)
    arrive()
    await expect(outcome).resolves.toEqual({ outcome: 'conflict', conflict })
    vi.unstubAllGlobals()
    expect(other.sent).toEqual([REAL_FIRE])
    await expect(first).resolves.toEqual({ outcome: 'accepted' })
  })

  it('is not sent a second time by another tab in which the operator gives the same verdict, too', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() })
    const browser = openBrowser()
    const [sender, other] = [browser.open('u1'), browser.open('u1')]
    let arrive = () => {}
    sender.respond = () => new Promise((resolve) => (arrive = () => resolve()))
    const first = sender.submit(REAL_FIRE)
    await seconds(1)
    const second = other.submit(REAL_FIRE)
    await seconds(1)
    arrive()
    await expect(Promise.all([first, second])).resolves.toEqual([{ outcome: 'accepted' }, { outcome: 'undone' }])
    vi.unstubAllGlobals()
    expect([sender.sent.length, other.sent.length, browser.stored()]).toEqual([1, 0, []])
  })

  const conflict = { person: '李强', at: 5, verdict: '2' as const }
  it.each([
    ['a conflict', new ApiError('conflict', { conflict }), { outcome: 'conflict', conflict }],
    ['a refusal', new ApiError('forbidden', { serverMessage: '没有处理权限' }), { outcome: 'refused', error: 'forbidden', message: '没有处理权限' }],
    ['no answer', new ApiError('gatewayTimeout'), { outcome: 'unsent', error: 'network' }],
  ])('and gets %s: a tab that is asked to send it says the same, and nothing before', async (_, error, outcome) => {
    const browser = openBrowser()
    const [sender, other] = [browser.open('u1'), browser.open('u1')]
    let fail = () => {}
    sender.respond = () => new Promise((_resolve, reject) => (fail = () => reject(error)))
    void sender.submit(REAL_FIRE)
    const told: unknown[] = []
    void other.sendAgain(REAL_FIRE).then((known) => told.push(known))
    await seconds(1)
    expect(told).toEqual([])
    fail()
    await seconds(1)
    expect(told).toEqual([outcome])
  })

  it('becomes unsent when its tab has not written for long', async () => {
    const browser = openBrowser()
    const [sender, other] = [browser.open('u1'), browser.open('u1')]
    sender.respond = never
    void sender.submit(REAL_FIRE)
    sender.crash()
    await seconds(SENDER_LIFE_MS / 1_000 + 0.1)
    expect(stateIn(other)).toEqual(['unsent'])
  })
})

describe('an unsent verdict', () => {
  it.each([['without', {}], ['with', { locks: lockManager() }]])('is shown in every tab and sent by the tab whose operator requests it, in a browser %s locks', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const browser = openBrowser()
    const [one, two] = [browser.open('u1'), browser.open('u1')]
    one.respond = () => Promise.reject(new ApiError('network'))
    await one.submit(REAL_FIRE)
    expect(stateIn(two)).toEqual(['unsent'])
    await two.sendAgain(REAL_FIRE)
    vi.unstubAllGlobals()
    expect(two.sent).toHaveLength(1)
    expect([stateIn(one), stateIn(two), browser.stored()]).toEqual([[], [], []])
  })

  it('disappears everywhere when it is dismissed in one tab', async () => {
    const browser = openBrowser()
    const [one, two] = [browser.open('u1'), browser.open('u1')]
    one.respond = () => Promise.reject(new ApiError('network'))
    await one.submit(REAL_FIRE)
    two.dismiss(REAL_FIRE)
    expect([stateIn(two), browser.stored()]).toEqual([[], []])
  })

  it('is sent by one of ten tabs that request it at the same moment, if the browser has locks', async () => {
    const browser = openBrowser()
    const first = browser.open('u1')
    first.respond = () => Promise.reject(new ApiError('network'))
    await first.submit(REAL_FIRE)
    first.crash()
    vi.stubGlobal('navigator', { locks: lockManager() })
    const tabs = Array.from({ length: 10 }, () => browser.open('u1'))
    await Promise.all(tabs.map((tab) => tab.sendAgain(REAL_FIRE)))
    vi.unstubAllGlobals()
    expect(tabs.reduce((total, { sent }) => total + sent.length, 0)).toBe(1)
    expect(browser.stored()).toEqual([])
  })
})

describe('a clock that was set back', () => {
  const HOUR_MS = 3_600_000

  it.each(['holding', 'sending'] as const)('does not keep a verdict that a tab was %s from being unsent when the tab is gone', async (state) => {
    vi.setSystemTime(HOUR_MS)
    const browser = openBrowser()
    const gone = browser.open('u1')
    gone.respond = never
    void (state === 'holding' ? gone.hold(REAL_FIRE) : gone.submit(REAL_FIRE))
    gone.crash()
    vi.setSystemTime(1_000)
    const reloaded = browser.open('u1')
    expect(stateIn(reloaded)).toEqual(['unsent'])
    await reloaded.sendAgain(REAL_FIRE)
    expect(reloaded.sent).toEqual([REAL_FIRE])
  })

  it('starts no timer for a time that no browser can wait for, which would run without a pause', async () => {
    const browser = openBrowser()
    browser.store([{ verdict: REAL_FIRE, state: 'sending', savedAt: 0, subject: null, conflict: null, person: 'u1', holder: 'x', aliveUntil: 9e15 }])
    const tab = browser.open('u1')
    expect(stateIn(tab)).toEqual(['unsent'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a store that tells nothing of the other tabs, and has lost an unsent verdict', () => {
  it('does not keep it from being sent by the tab that shows it: it was not sent so far', async () => {
    const browser = openBrowser()
    const one = browser.open('u1')
    one.respond = () => Promise.reject(new ApiError('network'))
    await one.submit(REAL_FIRE)
    const other = browser.open('u1')
    browser.clearStorage()
    await expect(other.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
    expect(other.sent).toEqual([REAL_FIRE])
  })

  it('does not make a verdict that no tab knows count as accepted', async () => {
    const tab = openBrowser().open('u1')
    await expect(tab.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'undone' })
    expect(tab.sent).toEqual([])
  })
})

it('is sent in the end although a tab that is frozen keeps the lock: the browser gives up waiting', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('waited for too long', 'TimeoutError')) } })
  const tab = openBrowser().open('u1')
  const outcome = await tab.submit(REAL_FIRE)
  vi.unstubAllGlobals()
  expect([outcome, tab.sent]).toEqual([{ outcome: 'accepted' }, [REAL_FIRE]])
})

it('is kept in the tab and sent even if the storage is cleared during the delay', async () => {
  const browser = openBrowser()
  const tab = browser.open('u1')
  void tab.hold(REAL_FIRE)
  browser.clearStorage()
  await seconds(5)
  expect(tab.sent).toEqual([REAL_FIRE])
})

it('does not touch verdicts of the other tabs', async () => {
  const browser = openBrowser()
  const [one, two] = [browser.open('u1'), browser.open('u1')]
  one.respond = () => Promise.reject(new ApiError('network'))
  await one.submit(REAL_FIRE)
  await two.submit({ ...REAL_FIRE, id: '8' })
  expect(browser.stored()).toMatchObject([{ verdict: { id: '7' }, state: 'unsent' }])
})

/** Like the browser's locks: one holder at a time, the others in a queue. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, _options: object, work: () => Promise<unknown>) => {
      const turn = last.catch(() => undefined).then(work)
      last = turn
      return turn
    },
  }
}
