import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { LastReport, type Report } from './last-report'

const NOW = Date.parse('2026-11-21T09:00:00+08:00')
const MINUTE_MS = 60_000
const client = createApiClient(createMockBackend().clientOptions())

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says nothing of values that are current, and their age as soon as they are old', () => {
  draw({ at: NOW - 20 * MINUTE_MS })
  expect(screen.queryByText(/最后上报/)).toBeNull()
  act(() => {
    vi.advanceTimersByTime(11 * MINUTE_MS)
  })
  expect(screen.getByText(/最后上报/)).toHaveTextContent('最后上报 31分钟前')
})

it('says the age of values that became old while the machine was asleep, when the page is seen again', () => {
  draw({ at: NOW })
  // the clock has gone on, the timers have not
  vi.setSystemTime(NOW + 31 * MINUTE_MS)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(screen.getByText(/最后上报/)).toHaveTextContent('最后上报 31分钟前')
})

it('says how old the values of an offline device are, however new', () => {
  draw({ at: NOW - 2 * MINUTE_MS, status: SENSOR_STATUS.offline })
  expect(screen.getByText(/最后上报/)).toHaveTextContent('最后上报 2分钟前')
})

it('says how long a device has been offline where the server sends only that', () => {
  draw({ at: null, status: SENSOR_STATUS.offline, offlineFor: '1天2小时' })
  expect(screen.getByText('已离线 1天2小时')).toBeInTheDocument()
})

it('says that the age of values is unknown', () => {
  draw({ at: null })
  expect(screen.getByText('上报时间未知')).toBeInTheDocument()
})

function draw(report: Partial<Report>) {
  render(
    <SmartFireProvider client={client}>
      <LastReport report={{ at: NOW, status: SENSOR_STATUS.normal, offlineFor: null, ...report }} />
    </SmartFireProvider>,
  )
}
