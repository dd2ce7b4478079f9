import { snapshotAt } from '@smart-fire/dialogs/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../../testing/render-in-console'
import { RealtimeActor } from '../realtime.actor'
import { aDevice, aPlace, aRealtime } from '../realtime.fixtures'
import { realtimeMachine } from '../realtime.machine'
import type { WatchedPlace } from '../realtime.types'
import { PlaceRows } from './place-rows'

const { draw } = aMockPlatform()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MINUTE_MS = 60_000
const FRESH = { places: { ready: 'fresh' }, areas: 'loaded', overlay: 'none', link: 'live' } as const
const ago = (minutes: number) => Date.now() - minutes * MINUTE_MS

/** The count of a state in the row of each place, by the header of its column. */
async function countsUnder(header: string, places: readonly WatchedPlace[]) {
  draw(
    <RealtimeActor.Provider options={{ snapshot: snapshotAt(realtimeMachine, FRESH, aRealtime()) }}>
      <PlaceRows places={places} channelId="2" keyCodes={[]} kind="building" />
    </RealtimeActor.Provider>,
  )
  const headers = await screen.findAllByRole('columnheader')
  const at = headers.findIndex(({ textContent }) => textContent === header)
  return screen.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell')[at]?.textContent)
}

/** The row of a place whose worst device is this one. */
async function rowOf(device: Parameters<typeof aDevice>[0]) {
  draw(
    <RealtimeActor.Provider options={{ snapshot: snapshotAt(realtimeMachine, FRESH, aRealtime()) }}>
      <PlaceRows places={[aPlace({ devices: [aDevice(device)] })]} channelId="2" keyCodes={['RCT']} kind="building" />
    </RealtimeActor.Provider>,
  )
  return screen.findByRole('row', { name: /锦绣商业广场/ })
}

it('the worst device of a row has the age of its values while it is offline, and its state in words', async () => {
  const row = await rowOf({ status: '4', at: ago(10) })
  expect(row.textContent).toContain('最后上报 10分钟前')
  expect(within(row).getByRole('img', { name: '离线' })).toBeTruthy()
})

it('values are marked as old after half an hour, also of a device that is not offline (domain 22)', async () => {
  expect((await rowOf({ status: '1', at: ago(31) })).textContent).toContain('最后上报 31分钟前')
})

it('values are marked at the moment they become old, without new data', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const row = await rowOf({ status: '1', at: ago(29) })
  expect(row.textContent).not.toContain('最后上报')
  act(() => {
    vi.advanceTimersByTime(2 * MINUTE_MS)
  })
  expect(row.textContent).toContain('最后上报 31分钟前')
})

it('present values have no age', async () => {
  expect((await rowOf({ status: '1', at: ago(1) })).textContent).not.toContain('最后上报')
})

it('a device that has never reported, and a state that cannot be read, are said as such', async () => {
  const row = await rowOf({ status: null, at: null })
  expect(row.textContent).toContain('从未上报')
  expect(within(row).getByRole('img', { name: '未知' })).toBeTruthy()
})

it('values with the stamps of a wrong clock are marked (domain 24)', async () => {
  expect((await rowOf({ status: '1', at: ago(1), clockFault: true })).textContent).toContain('设备时钟异常')
})

const KNOWN = aPlace({ id: '1', counts: { alarm: 1, fault: 2, offline: 3, normal: 35 }, notEnabled: 4 })
const UNREADABLE = aPlace({ id: '2', counts: { alarm: 5, fault: 6, offline: null, normal: 70 }, notEnabled: 8 })

it.each([
  ['报警', ['1', '5']],
  ['离线', ['3', '–']],
  ['正常', ['35', '70']],
  ['未启用', ['4', '8']],
])('a count stands under its own header, also where another one of its place cannot be read: %s', async (header, counts) => {
  expect(await countsUnder(header, [KNOWN, UNREADABLE])).toEqual(counts)
  cleanup()
  expect(await countsUnder(header, [UNREADABLE, KNOWN])).toEqual([...counts].reverse())
})
