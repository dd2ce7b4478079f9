import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { zhCN } from './sensor-status.messages'
import { DeviceState } from './status-cell'

const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it('says beside the status of a device that its clock is wrong', () => {
  shown(true)
  expect(screen.getByText('正常')).toBeVisible()
  expect(screen.getByText('设备时钟异常').getAttribute('data-tone')).toBe('fault')
})

it.each([false, null])('says nothing of a clock that is right, or of which the server tells nothing: %s', (clockFault) => {
  shown(clockFault)
  expect(screen.queryByText('设备时钟异常')).toBeNull()
})

function shown(clockFault: boolean | null) {
  render(
    <SmartFireProvider client={client}>
      <DeviceState device={{ status: SENSOR_STATUS.normal, clockFault }} words={{ status: zhCN, unknownStatus: '' }} />
    </SmartFireProvider>,
  )
}
