import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { aFaultAlarm, aFeedWith, after, anAlarm, arrived, MOCK_NOW, raised } from '../alarm-feed.fixtures'
import { alarmFeedMachine } from '../alarm-feed.machine'
import type { AlarmFeedContext, ShownAlarm } from '../alarm-feed.types'
import { closeNotices } from '../feed/apply-update'
import { LiveNotices } from './live-notices'

const VALUE = { notices: 'showing', flood: 'storm', panel: 'closed', sound: 'silent', tab: 'leading', desktop: 'unavailable', overlay: 'none' } as const

/** Draws the live notices of a feed in a state. @returns what the feed was asked to show last */
function draw(context: AlarmFeedContext, part: Partial<Record<'flood' | 'panel', string>> = {}): () => ShownAlarm | null {
  let shown: ShownAlarm | null = null
  function Probe() {
    shown = AlarmFeedActor.useSelector((snapshot) => snapshot.context.shown)
    return null
  }
  render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions({ baseUrl: 'http://mock.local' }))}>
      <AlarmFeedActor.Provider options={{ snapshot: snapshotAt(alarmFeedMachine, { ...VALUE, ...part } as typeof VALUE, context), input: { acknowledged: new Set() } }}>
        <LiveNotices stackRef={() => undefined} /><Probe />
      </AlarmFeedActor.Provider>
    </SmartFireProvider>,
  )
  return () => shown
}

const at = (place: string, minute: number) => ({ buildingId: place, buildingName: place, floor: minute, position: null, raisedAt: MOCK_NOW + minute * 60_000 })
const fire = (key: string, place: string, minute: number) => anAlarm(key, { ...at(place, minute), alarmType: '烟雾报警' })
const fault = (key: string, place: string, minute: number) => aFaultAlarm(key, {}, { ...at(place, minute), alarmType: '电池欠压' })
const notice = (name: RegExp) => screen.getByRole('article', { name })
const storm = () => within(screen.getByRole('log')).queryByText(/^报警密集/)?.parentElement

describe('the notice of a place in a storm', () => {
  it('shows the alarm that began it and the newest one, each with its time, trouble and floor', () => {
    draw(aFeedWith([fault('1', '东塔', 1), fire('2', '东塔', 2), fault('3', '东塔', 3)]))
    const text = notice(/东塔$/).textContent
    expect(text).toContain('首报09:31:00 · 电池欠压 1F')
    expect(text).toContain('最新09:32:00 · 烟雾报警 2F')
  })

  it('says an only alarm once', () => {
    draw(aFeedWith([fault('1', '东塔', 1)]))
    expect(notice(/东塔$/).textContent).toContain('首报')
    expect(notice(/东塔$/).textContent).not.toContain('最新')
  })

  it('opens the place of its newest fire, and without a fire of the alarm that began it', () => {
    const shown = draw(aFeedWith([fault('1', '东塔', 1), fire('2', '东塔', 2), fault('3', '西塔', 1), fault('4', '西塔', 2)]))
    fireEvent.click(screen.getByRole('button', { name: '查看位置：东塔' }))
    expect(shown()?.alarm.key).toBe('2')
    fireEvent.click(screen.getByRole('button', { name: '查看位置：西塔' }))
    expect(shown()?.alarm.key).toBe('3')
  })

  it('acknowledges all its alarms, and is closed without acknowledging any', () => {
    draw(aFeedWith([fault('1', '东塔', 1), fault('2', '东塔', 2), fault('3', '西塔', 1)]))
    expect(within(notice(/西塔$/)).getByRole('button', { name: '接警' })).toBeTruthy()
    fireEvent.click(within(notice(/东塔$/)).getByRole('button', { name: '接警 2 条' }))
    expect(screen.getByText('报警密集，已按地点合并 · 1 条')).toBeTruthy()
  })
})

describe('the line above the notices of a storm', () => {
  it('has the mark of a fire as soon as one place has a fire', () => {
    draw(aFeedWith([fault('1', '东塔', 1), fire('2', '西塔', 2)]))
    expect(storm()?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('alarm')
  })

  it('has the mark of a fault while there is no fire', () => {
    draw(aFeedWith([fault('1', '东塔', 1), fault('2', '西塔', 2)]))
    expect(storm()?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('fault')
  })

  it('goes with the last notice', () => {
    const feed = aFeedWith([fault('1', '东塔', 1)])
    draw({ ...feed, ...closeNotices(feed) })
    expect(storm()).toBeUndefined()
  })
})

describe('the live notices', () => {
  const five = [1, 2, 3, 4, 5].map((minute) => fault(`${minute}`, `${minute} 号楼`, minute))
  const full = ['1', '2', '3'].reduce((feed, recordId) => after(feed, raised({ recordId })), after(aFeedWith(five), arrived(anAlarm('late', {}, { late: true }))))

  it('are five of every kind together, and the others are counted: of six alarms and three raised verdicts five are drawn', () => {
    draw(full, { flood: 'calm' })
    const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
    expect(names).toEqual(['已更正为真实火警 · 星河大厦', '已更正为真实火警 · 星河大厦', '已恢复连接，补收 1 条报警', '故障 · 5 号楼', '故障 · 4 号楼'])
    expect(screen.getByRole('button', { name: '另有 4 条' })).toBeTruthy()
  })

  it.each([['fires', anAlarm('1', {}, { late: true }), 'alarm'], ['faults', aFaultAlarm('1', { late: true }), 'fault']] as const)('of what was found after an outage has the style of %s when these came', (_, alarm, tone) => {
    draw(aFeedWith([alarm]), { flood: 'calm' })
    expect(notice(/^已恢复连接/).getAttribute('data-tone')).toBe(tone)
  })

  it('give way to the open feed, which lists them all, with their line and their number', () => {
    draw(full, { panel: 'open' })
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('log').textContent).toBe('')
  })
})
