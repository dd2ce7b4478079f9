import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { DayChoice } from './day-choice'

const client = createApiClient(createMockBackend().clientOptions())

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+08:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('takes the present day of the calendar as today, whose curve is loaded again by time (domain 22)', () => {
  draw()
  const field = screen.getByRole('textbox', { name: '选择日期' })
  fireEvent.change(field, { target: { value: '2026-11-20' } })
  expect(screen.getByRole('radio', { name: '今天' })).not.toBeChecked()
  fireEvent.change(field, { target: { value: '2026-11-21' } })
  expect(screen.getByRole('radio', { name: '今天' })).toBeChecked()
})

it('calls a day yesterday until midnight, and shows its date then: the curve stays that of the day that was chosen', () => {
  vi.setSystemTime('2026-11-21T23:59:59+08:00')
  draw()
  fireEvent.click(screen.getByRole('radio', { name: '昨天' }))
  expect(screen.getByRole('radio', { name: '昨天' })).toBeChecked()
  vi.setSystemTime('2026-11-22T00:00:00+08:00')
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByRole('radio', { name: '昨天' })).not.toBeChecked()
  expect(screen.getByRole('textbox', { name: '选择日期' })).toHaveValue('2026-11-20')
})

function draw() {
  render(
    <SmartFireProvider client={client}>
      <SensorRealtimeActor.Provider options={{ input: { sensorId: '501', channelId: '1', kind: 'device' } }}>
        <DayChoice />
      </SensorRealtimeActor.Provider>
    </SmartFireProvider>,
  )
}
