import { createApiClient } from '@smart-fire/api-client'
import { aRecord, failing, waiting, type MockCall, type Scenario } from '@smart-fire/api-client/mock'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { AlarmFeed } from '../alarm-feed'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { aFaultAlarm, aFeed, anAlarm, anEntry } from '../alarm-feed.fixtures'
import { aFeedOnMock, openFeed } from '../alarm-feed.harness'
import { alarmFeedMachine } from '../alarm-feed.machine'
import type { AlarmFeedContext } from '../alarm-feed.types'
import { FeedList } from './feed-list'

const { world, begin, open, raise } = aFeedOnMock()
const panel = () => within(screen.getByRole('region', { name: '报警动态' }))
const NONE = '没有待接警信息'
const LISTS: MockCall[] = ['abnormalRecords.list', 'abnormalRecords.countUnhandled']

describe('the open feed, while the pointer is in it', () => {
  const hover = () => fireEvent.pointerEnter(screen.getByRole('region', { name: '报警动态' }))
  const openUnderPointer = async () => {
    await open()
    openFeed()
    hover()
  }
  const arrived = () => panel().queryByRole('button', { name: /条新报警/ })?.textContent

  it('says how many alarms are not listed yet, not that there is none', async () => {
    await openUnderPointer()
    raise(aRecord({ id: '5' }))
    await waitFor(() => expect(arrived()).toBe('有 1 条新报警，点击查看'))
    expect(panel().queryByText(NONE)).toBeNull()
  })

  it('moves no entry when a further alarm comes after these were asked for', async () => {
    await openUnderPointer()
    raise(aRecord({ id: '5' }))
    fireEvent.click(await panel().findByRole('button', { name: '有 1 条新报警，点击查看' }))
    expect(panel().getAllByRole('article')).toHaveLength(1)
    raise(aRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(arrived()).toBe('有 1 条新报警，点击查看'))
    expect(panel().getAllByRole('article')).toHaveLength(1)
  })

  it('moves no entry when the pointer comes to where the focus is already, nor when the focus goes from one entry to another', async () => {
    begin([aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' })])
    await open()
    openFeed()
    await waitFor(() => expect(panel().getAllByRole('article')).toHaveLength(2))
    const [first, second] = panel().getAllByRole('button', { name: '接警' })
    act(() => first?.focus())
    raise(aRecord({ id: '7', sensorNumber: 's7' }))
    await waitFor(() => expect(arrived()).toBe('有 1 条新报警，点击查看'))
    hover()
    act(() => second?.focus())
    expect(arrived()).toBe('有 1 条新报警，点击查看')
    act(() => second?.blur())
    expect(arrived()).toBeUndefined()
    expect(panel().getAllByRole('article')).toHaveLength(3)
  })

  it('counts no alarm that a colleague has handled meanwhile: a click would show nothing', async () => {
    await openUnderPointer()
    raise(aRecord({ id: '5' }))
    await waitFor(() => expect(arrived()).toBe('有 1 条新报警，点击查看'))
    act(() => world.backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
    await waitFor(() => expect(arrived()).toBeUndefined())
  })

  it('says that alarms have come which were open before this page, when the lists are slower than the operator', async () => {
    begin([aRecord({ id: '5' })])
    world.backend.apply({ calls: LISTS, misbehaviour: { type: 'slow', milliseconds: 1_500 } })
    draw()
    openFeed()
    hover()
    await waitFor(() => expect(arrived()).toBe('有 1 条新报警，点击查看'))
    expect(panel().queryByText(NONE)).toBeNull()
  })
})

describe('a click in the open feed', () => {
  const camera = (name: string) => act(() => world.backend.alarms.push(JSON.stringify({ id: name, deviceName: name, sensorNo: name, alarmType: '明火', alarmTime: '2026-11-20 09:30:00', pictures: [] })))
  const acknowledgeOf = (name: string) => within(panel().getByText(new RegExp(name)).closest('article') ?? document.body).getByRole('button', { name: '接警' })

  it('acknowledges the alarm that was aimed at, and not the one that takes its place in a double click', async () => {
    await open()
    for (const name of ['大堂球机', '车库枪机']) camera(name)
    openFeed()
    await panel().findByText(/大堂球机/)
    await panel().findByText(/车库枪机/)
    const [first, second] = [acknowledgeOf('车库枪机'), acknowledgeOf('大堂球机')]
    fireEvent.pointerMove(first)
    fireEvent.click(first, { detail: 1 })
    await waitFor(() => expect(panel().queryByText(/车库枪机/)).toBeNull())
    fireEvent.click(second, { detail: 2 })
    expect(await panel().findByText(/大堂球机/)).toBeTruthy()
    fireEvent.pointerMove(second, { clientX: 50 })
    fireEvent.click(second, { detail: 1, clientX: 50 })
    await waitFor(() => expect(panel().queryByText(/大堂球机/)).toBeNull())
  })
})

describe('the open feed without an entry', () => {
  it.each<[string, Scenario, string]>([
    ['loading', waiting(...LISTS), '正在获取未处理报警…'],
    ['failed', failing(LISTS), '未处理报警获取失败'],
  ])('does not say that there is none while the lists are %s', async (_, scenario, text) => {
    begin([aRecord({ id: '5' })])
    world.backend.apply(scenario)
    draw()
    openFeed()
    expect(await panel().findByText(text)).toBeTruthy()
    expect(panel().queryByText(NONE)).toBeNull()
  })

  it('does not promise new alarms while the link is down', async () => {
    await open()
    openFeed()
    expect(panel().getByText('新的报警会立即出现在这里。')).toBeTruthy()
    world.backend.alarms.reachable = false
    act(() => world.backend.alarms.drop())
    await waitFor(() => expect(panel().queryByText('新的报警会立即出现在这里。')).toBeNull())
  })

  it('says how many unacknowledged alarms it has no room for, when all others were handled', () => {
    drawList(aFeed([], { leftOut: 3 }))
    expect(panel().getByText('另有较早的 3 条未列出，仍在“待处理”列表中。')).toBeTruthy()
    expect(panel().queryByText(NONE)).toBeNull()
  })
})

describe('the entries of the open feed', () => {
  it('are twenty at first and two hundred at most; for the others the list of pending exceptions is named', () => {
    drawList(aFeed(Array.from({ length: 230 }, (_, index) => anEntry(aFaultAlarm(`${index}`)))))
    for (let shown = 20; shown < 200; shown += 20) {
      expect(panel().getAllByRole('article')).toHaveLength(shown)
      fireEvent.click(panel().getByRole('button', { name: '显示更多' }))
    }
    expect(panel().getAllByRole('article')).toHaveLength(200)
    expect(panel().queryByRole('button', { name: '显示更多' })).toBeNull()
    expect(panel().getByText('其余 30 条请在“待处理”列表中查看。')).toBeTruthy()
  })

  it('say what they are: found after an outage, open before this page, acknowledged; an acknowledged one is calmer and has nothing to acknowledge', () => {
    drawList(aFeed([anEntry(anAlarm('1', {}, { late: true })), anEntry(anAlarm('2'), { standing: true }), anEntry(anAlarm('3'), { acknowledged: true })]))
    const [late, standing, seen] = panel().getAllByRole('article')
    expect([late, standing, seen].map((entry) => /断线期间|遗留未处理|已接警/.exec(entry?.textContent ?? '')?.[0])).toEqual(['断线期间', '遗留未处理', '已接警'])
    expect([late, standing, seen].map((entry) => entry?.hasAttribute('data-quiet'))).toEqual([false, false, true])
    expect([late, standing, seen].map((entry) => (entry ? within(entry).queryByRole('button', { name: '接警' }) !== null : null))).toEqual([true, true, false])
  })

  it('can be handled while they have an open record, and none of a camera, which has none', () => {
    drawList(aFeed([anEntry(anAlarm('1')), anEntry(anAlarm('2', { kind: 'other', id: null }, { records: [] }))]))
    const [fire, camera] = panel().getAllByRole('article')
    expect([fire, camera].map((entry) => (entry ? within(entry).queryByRole('button', { name: '处理' }) !== null : null))).toEqual([true, false])
  })
})

function drawList(context: AlarmFeedContext) {
  const value = { notices: 'none', flood: 'calm', panel: 'open', sound: 'silent', tab: 'leading', desktop: 'unavailable', overlay: 'none' } as const
  render(
    <SmartFireProvider client={createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))}>
      <AlarmFeedActor.Provider options={{ snapshot: snapshotAt(alarmFeedMachine, value, context), input: { acknowledged: new Set() } }}><FeedList onClose={() => undefined} /></AlarmFeedActor.Provider>
    </SmartFireProvider>,
  )
}

/** Does not wait for the lists. */
function draw() {
  const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
  render(<SmartFireProvider client={client} alarms={{ userId: '9' }}><AlarmFeed /></SmartFireProvider>)
}
