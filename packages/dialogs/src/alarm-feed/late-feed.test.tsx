import { createApiClient } from '@smart-fire/api-client'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { LinkStatus, SmartFireProvider, useAlarmUpdates, type AlarmUpdate } from '../provider'
import { AlarmFeed } from './alarm-feed'
import { aFeedOnMock, openFeed } from './alarm-feed.harness'

const { world } = aFeedOnMock()

function Listener({ onUpdate }: { onUpdate: (update: AlarmUpdate) => void }) {
  useAlarmUpdates(onUpdate)
  return null
}

const pushCamera = () =>
  act(() => world.backend.alarms.push(JSON.stringify({ id: 4, deviceName: '大堂球机', sensorNo: 'c1', alarmType: '明火', alarmTime: '2026-11-20 09:30:00', pictures: [] })))

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
