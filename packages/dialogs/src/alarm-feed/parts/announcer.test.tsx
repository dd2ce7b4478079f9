import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assign, createMachine, type Actor } from 'xstate'
import { SmartFireProvider } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { aFaultAlarm, anAlarm, anEntry } from '../alarm-feed.fixtures'
import type { alarmFeedMachine } from '../alarm-feed.machine'
import type { Announcement } from '../alarm-feed.types'
import { announcementOf } from '../feed/announcement'
import { Announcer } from './announcer'

/** A feed that announces what it is told to, from the beginning what is given here. */
const feedOf = (announced: Announcement | null) => createMachine({
  types: {} as { context: { announced: Announcement | null; announcedRaised: [] }; events: { type: 'say'; announced: Announcement | null } },
  context: { announced, announcedRaised: [] },
  on: { say: { actions: assign({ announced: ({ event }) => event.announced }) } },
})
const client = createApiClient(createMockBackend().clientOptions())

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The live region: what stands in it, and what is said next. */
function aRegion({ first = null, isStrict = false }: { first?: Announcement | null; isStrict?: boolean } = {}) {
  let actor: Actor<typeof alarmFeedMachine> | undefined
  const feed = feedOf(first)
  const Ears = () => {
    actor = AlarmFeedActor.useActorRef()
    return <div role="alert" aria-atomic="true"><Announcer /></div>
  }
  const { getByRole, unmount } = render(<SmartFireProvider client={client}><AlarmFeedActor.Provider logic={feed as unknown as typeof alarmFeedMachine}><Ears /></AlarmFeedActor.Provider></SmartFireProvider>, { reactStrictMode: isStrict })
  const say = (order: number, alarm: ReturnType<typeof anAlarm>) => act(() => actor?.send({ type: 'say', announced: announcementOf([anEntry(alarm, { order })]) } as never))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { say, pass, unmount, region: getByRole('alert'), text: () => getByRole('alert').textContent }
}

it('an alarm that interrupts the announcement of another one is read with it, fires first, and alone after a second', () => {
  const { say, pass, text, region } = aRegion()
  say(1, aFaultAlarm('1'))
  const fault = text()
  pass(500)
  say(2, anAlarm('2'))
  const both = text() ?? ''
  expect(both).toMatch(/^火警/)
  expect(both.endsWith(fault ?? '?')).toBe(true)
  // nothing that is taken away or stays is read again: only what is added is news
  const added: Node[] = []
  const observer = new MutationObserver(() => undefined)
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  pass(500)
  for (const { addedNodes, type } of observer.takeRecords()) added.push(...addedNodes, ...(type === 'characterData' ? [region] : []))
  expect([text(), added]).toEqual([both.slice(0, both.length - (fault ?? '').length - 1), []])
})

it('an alarm that is announced a second later is read alone, also with the same words', () => {
  const { say, pass, text, region } = aRegion()
  say(1, anAlarm('1'))
  const first = region.lastChild
  pass(1_000)
  say(2, anAlarm('1'))
  expect(region.childNodes).toHaveLength(1)
  expect([region.lastChild === first, text()?.match(/火警/g)]).toEqual([false, ['火警']])
})

it('is said once where React runs each effect twice, and leaves no timer when the feed ends', () => {
  const { say, pass, text, unmount } = aRegion({ first: announcementOf([anEntry(anAlarm('1'))]), isStrict: true })
  pass(500)
  say(2, anAlarm('2'))
  expect(text()?.match(/火警/g)).toHaveLength(2)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
