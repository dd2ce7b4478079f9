import { createApiClient } from '@smart-fire/api-client'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { LinkStatus, SmartFireProvider, useAlarmUpdates, type AlarmUpdate, type KeptAlarms } from '../provider'
import { AlarmFeed } from './alarm-feed'
import { aFeedOnMock, openFeed } from './alarm-feed.harness'

const { world } = aFeedOnMock()

function Listener({ onUpdate }: { onUpdate: (update: AlarmUpdate) => void }) {
  useAlarmUpdates(onUpdate)
  return null
}

const HALF_PAST_NINE = Date.UTC(2026, 10, 20, 1, 30)
const camera = (time = '09:30:00') => JSON.stringify({ id: 4, deviceName: '大堂球机', sensorNo: 'c1', alarmType: '明火', alarmTime: `2026-11-20 ${time}`, pictures: [] })
const pushCamera = () => act(() => world.backend.alarms.push(camera()))

it('a feed that the host opens later shows what a camera reported, which no list of the server has, until the operator acknowledges it', async () => {
  const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
  const heard = vi.fn<(update: AlarmUpdate) => void>()
  const page = (hasFeed: boolean) => (
    <StrictMode>
      <SmartFireProvider client={client} alarms={{ userId: '9' }} acknowledgementStore={world.store}>
        <LinkStatus />
        <Listener onUpdate={heard} />
        {hasFeed ? <AlarmFeed /> : null}
      </SmartFireProvider>
    </StrictMode>
  )
  const { rerender } = render(page(false))
  await screen.findByText('实时连接正常')
  pushCamera()
  await waitFor(() => expect(heard.mock.calls.map(([{ type }]) => type)).toContain('alarms'))

  rerender(page(true))
  openFeed()
  expect(await screen.findByText(/大堂球机/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^接警/ }))
  await waitFor(() => expect(screen.queryByText(/大堂球机/)).toBeNull())

  rerender(page(false))
  rerender(page(true))
  openFeed()
  expect(await screen.findByText('没有待接警信息')).toBeDefined()
  expect(screen.queryByText(/大堂球机/)).toBeNull()
})

it('what a camera reported is in the feed after a reload as well, until the operator acknowledges it', async () => {
  let stored: string | null = null
  const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
  const load = () => JSON.parse(stored ?? 'null') as unknown
  // a host that passes another object with every render
  const page = () => (
    <SmartFireProvider client={client} alarms={{ userId: '9' }} alarmStore={{ load, save: (kept) => (stored = JSON.stringify(kept)) }}>
      <LinkStatus />
      <AlarmFeed />
    </SmartFireProvider>
  )
  const opened = async () => {
    const rendered = render(page())
    await screen.findByText('实时连接正常')
    rendered.rerender(page())
    return rendered
  }
  const first = await opened()
  pushCamera()
  await waitFor(() => expect(stored).toContain('大堂球机'))
  first.unmount()

  const second = await opened()
  openFeed()
  expect(await screen.findByText(/大堂球机/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^接警/ }))
  await waitFor(() => expect(screen.queryByText(/大堂球机/)).toBeNull())
  second.unmount()

  await opened()
  openFeed()
  expect(await screen.findByText('没有待接警信息')).toBeDefined()
  expect(world.backend.alarms.openLinks).toBe(1)
})

it('what a camera reported is acknowledged in every tab of the operator by one of them, and comes back in none', async () => {
  const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
  let stored = ''
  const alarmStore = { load: () => null, save: (kept: KeptAlarms) => (stored = JSON.stringify(kept)) }
  render(<SmartFireProvider client={client} alarms={{ userId: '9' }} alarmStore={alarmStore}><LinkStatus /><AlarmFeed /></SmartFireProvider>)
  const other = new BroadcastChannel('smart-fire.alarm-feed.9')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
  try {
    await screen.findByText('实时连接正常')
    pushCamera()
    fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '接警' }))
    await waitFor(() => expect(heard).toContainEqual({ type: 'acknowledged', records: [expect.stringMatching(/^other:.*明火/)] }))
    act(() => world.backend.alarms.push(camera('10:30:00')))
    await screen.findByRole('article')
    other.postMessage({ type: 'acknowledged', records: heard.flatMap((message) => (message as { records: string[] }).records.map((name) => name.replace(`${HALF_PAST_NINE}`, `${HALF_PAST_NINE + 3_600_000}`))) })
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await waitFor(() => expect(stored).toContain('"alarms":[]'))
    expect(heard).toHaveLength(1)
  } finally {
    other.close()
  }
})
