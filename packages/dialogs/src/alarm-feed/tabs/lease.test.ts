import { beforeEach, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { CLAIM_MS, LEASE_MS, leaseLeadership } from './lease'
import type { TabMessage } from './tab-bus'

/** A browser with several tabs on one clock. */
let clock: SimulatedClock
let listeners: Map<number, (message: TabMessage) => void>
let tabs: number
beforeEach(() => {
  clock = new SimulatedClock()
  listeners = new Map()
  tabs = 0
})

function openTab() {
  const tab = ++tabs
  const state = { leads: true, gains: 0, claims: 0, crashed: false }
  const bus = {
    post(message: TabMessage) {
      if (state.crashed) return
      if (message.type === 'claim') state.claims += 1
      for (const [other, listener] of [...listeners]) if (other !== tab) listener(message)
    },
    listen(listener: (message: TabMessage) => void) {
      listeners.set(tab, listener)
      return () => void listeners.delete(tab)
    },
  }
  const leadership = leaseLeadership(
    bus,
    { onGained: () => Object.assign(state, { leads: true, gains: state.gains + 1 }), onLost: () => (state.leads = false) },
    {
      now: () => clock.now(),
      setTimeout: (run, ms) => clock.setTimeout(run, ms),
      clearTimeout: (timer) => clock.clearTimeout(timer as number),
      name: () => `tab-${tab}`,
    },
  )
  leadership.compete()
  const crash = () => {
    state.crashed = true
    listeners.delete(tab)
  }
  return { ...leadership, state, crash, claim: (message: TabMessage) => listeners.get(tab)?.(message) }
}

/** Advances step by step, because each timer starts the next one. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) clock.increment(Math.min(100, left))
}

const leading = (...all: { state: { leads: boolean } }[]) => all.map(({ state }) => state.leads)

it('gives the sound to another tab when it competes anew, and keeps it when it is alone', () => {
  const first = openTab()
  first.retire()
  first.compete()
  pass(LEASE_MS)
  expect(leading(first)).toEqual([true])
  const second = openTab()
  pass(LEASE_MS)
  expect(leading(first, second)).toEqual([true, false])
  first.retire()
  first.compete()
  pass(LEASE_MS)
  expect(leading(first, second)).toEqual([false, true])
})

it('comes after a tab that competes longer when it competes anew without the lead', () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  clock.increment(1)
  second.retire()
  second.compete()
  expect(leading(first, second, third)).toEqual([true, false, false])
  first.retire()
  pass(LEASE_MS)
  expect(leading(second, third)).toEqual([false, true])
})

it('lets exactly one of five tabs sound, the one that was there first', () => {
  const all = Array.from({ length: 5 }, () => {
    clock.increment(10)
    return openTab()
  })
  expect(leading(...all)).toEqual([true, false, false, false, false])
  pass(60_000)
  expect(leading(...all)).toEqual([true, false, false, false, false])
})

it('keeps a tab silent without a break while it hears of an earlier one', () => {
  const [first, second] = [openTab(), openTab()]
  pass(60_000)
  expect([first, second].map(({ state }) => state.gains)).toEqual([0, 0])
})

it('lets another one sound at once when the first releases its claim', () => {
  const [first, second] = [openTab(), openTab()]
  first.retire()
  expect(leading(second)).toEqual([true])
})

it('sounds when it competes anew after the leader that it followed has gone meanwhile', () => {
  const [first, second] = [openTab(), openTab()]
  second.retire()
  first.retire()
  second.compete()
  expect(leading(second)).toEqual([true])
})

it('sounds again 3 s after the last message of a leader that crashed', () => {
  const first = openTab()
  clock.increment(1)
  const second = openTab()
  pass(5_000)
  first.crash()
  pass(LEASE_MS - CLAIM_MS - 1)
  expect(leading(second)).toEqual([false])
  pass(CLAIM_MS + 1)
  expect(leading(second)).toEqual([true])
})

it('prefers two that sound to none: two that receive nothing from each other both sound', () => {
  const first = openTab()
  first.crash()
  clock.increment(1)
  expect(leading(first, openTab())).toEqual([true, true])
})

it('decides between two claims of the same millisecond by the names of the tabs', () => {
  expect(leading(openTab(), openTab())).toEqual([true, false])
})

it('never yields to a younger claim, and replies with its own', () => {
  const first = openTab()
  const before = first.state.claims
  first.claim({ type: 'claim', tab: 'zzz', since: clock.now() + 5 })
  expect(first.state).toMatchObject({ leads: true, claims: before + 1 })
})

it('claims every second while it leads and nothing after it has retired', () => {
  const tab = openTab()
  const before = tab.state.claims
  pass(CLAIM_MS * 3)
  expect(tab.state.claims).toBe(before + 3)
  tab.retire()
  pass(60_000)
  expect(tab.state.claims).toBe(before + 3)
})
