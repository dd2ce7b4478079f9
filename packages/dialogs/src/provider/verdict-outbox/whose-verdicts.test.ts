import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, REAL_FIRE, seconds } from './outbox-of-tabs.fixtures'

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => void vi.useRealTimers())

const stateIn = (tab: { pending: () => readonly { state: string }[] }) => tab.pending().map(({ state }) => state)

describe('a held verdict', () => {
  it('when its operator signs out: is sent before, and signing out waits for the response', async () => {
    const tab = openBrowser().open('u1')
    void tab.hold(REAL_FIRE)
    await seconds(1)
    let arrive = () => {}
    tab.respond = () => new Promise((resolve) => (arrive = () => resolve()))
    let isDone = false
    const sent = tab.sendHeld().then(() => (isDone = true))
    expect(tab.sent).toEqual([REAL_FIRE])
    await seconds(1)
    expect(isDone).toBe(false)
    arrive()
    await sent
    expect(tab.accepted).toEqual([REAL_FIRE])
  })

  it('when the server does not respond then: signing out does not wait long, and it is kept for the same person', async () => {
    const browser = openBrowser()
    const tab = browser.open('u1')
    tab.respond = () => new Promise(() => undefined)
    void tab.hold(REAL_FIRE)
    const waited = tab.sendHeld()
    await seconds(3)
    await waited
    tab.crash()
    await seconds(60)
    expect(stateIn(browser.open('u1'))).toEqual(['unsent'])
  })

  it('if there is none, signing out waits for nothing', async () => {
    await openBrowser().open('u1').sendHeld()
  })

  it('when the session ends: is kept as unsent and is not sent later either', async () => {
    const browser = openBrowser()
    const tab = browser.open('u1')
    const outcome = tab.hold(REAL_FIRE)
    tab.sessionEnded()
    await expect(outcome).resolves.toEqual({ outcome: 'unsent', error: 'sessionExpired' })
    await seconds(60)
    expect(tab.sent).toEqual([])
    expect(stateIn(browser.open('u1'))).toEqual(['unsent'])
  })

  it('when another person signs in: is neither sent nor shown to that person, and is back with the first one', async () => {
    const browser = openBrowser()
    const first = browser.open('u1')
    void first.hold(REAL_FIRE)
    first.retire()
    const second = browser.open('u2')
    await second.submit({ ...REAL_FIRE, id: '8' })
    await seconds(60)
    expect(stateIn(second)).toEqual([])
    expect(second.sent.map(({ id }) => id)).toEqual(['8'])
    expect(first.sent).toEqual([])
    expect(browser.open('u1').pending()).toMatchObject([{ state: 'unsent', verdict: REAL_FIRE }])
  })

  it('is not touched by another person who judges the same record', async () => {
    const browser = openBrowser()
    const first = browser.open('u1')
    void first.hold(REAL_FIRE)
    first.sessionEnded()
    await browser.open('u2').submit({ ...REAL_FIRE, verdict: '0' })
    expect(browser.stored()).toMatchObject([{ verdict: REAL_FIRE, person: 'u1' }])
  })
})

it('is not sent after another person has signed in, not even on request', async () => {
  const tab = openBrowser().open('u1')
  void tab.hold(REAL_FIRE)
  tab.retire()
  await expect(tab.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'unsent', error: 'sessionExpired' })
  expect(tab.sent).toEqual([])
})

it('belongs to the person who becomes known after it was judged', async () => {
  const browser = openBrowser()
  const tab = browser.open()
  void tab.hold(REAL_FIRE)
  tab.adopt('u1')
  expect(browser.stored()).toMatchObject([{ person: 'u1' }])
  expect(stateIn(browser.open('u2'))).toEqual([])
  await seconds(5)
  expect(tab.sent).toEqual([REAL_FIRE])
})
