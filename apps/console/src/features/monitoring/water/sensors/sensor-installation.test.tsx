import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import type { Installation } from '@smart-fire/api-client/water'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SensorInstallation } from './sensor-installation'
import { anOutdoorSensor } from './sensors.sample'

afterEach(cleanup)

it.each([
  [0.34, 'MPa', '0.34 MPa'],
  [0.0004, 'MPa', '0.0004 MPa'],
  [-93, 'dBm', '−93 dBm'],
  [86, '%', '86%'],
  [null, 'MPa', '–'],
])('the first data of a sensor are written as measured, a small value not as 0 and one that cannot be read as a dash: %s %s', async (value, unit, text) => {
  const found: Installation = { firstAt: Date.UTC(2026, 10, 18, 2), firstData: [{ code: 'YL', name: '压力', value, unit }], reports: { rows: [], dropped: 0 } }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => ({ sensors: { installation: () => Promise.resolve(found) } }) } as unknown as ApiClient
  render(<SmartFireProvider client={client}><SensorInstallation sensor={anOutdoorSensor()} /></SmartFireProvider>)
  const term = await screen.findByText('压力')
  expect(term.nextElementSibling?.textContent).toBe(text)
})
