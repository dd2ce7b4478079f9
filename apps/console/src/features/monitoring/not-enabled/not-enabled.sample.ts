import type { ManagedDevice } from '@smart-fire/api-client/devices'
import type { ScreenSample } from '../../../testing/screen-sample'
import { aDevice } from '../device-management/device-management.sample'

const AT = Date.UTC(2026, 10, 18, 2)
const stopped = { status: '3', stopped: true, stopReason: '装修拆除' } as const

export default {
  rows: [
    aDevice({ ...stopped, id: '1' }),
    aDevice({ ...stopped, id: '2', sensorNumber: '863921042000118', refusedAt: AT, floor: -1, position: '地下一层 配电室' }),
    aDevice({ ...stopped, id: '3', sensorNumber: '863921042000119', marked: false, mark: null }),
    aDevice({ id: '4', sensorNumber: '863921042000120', status: '3', lastReportAt: null }),
    aDevice({ id: '5', sensorNumber: '863921042000121', status: '3', marked: false, mark: null, lastReportAt: null }),
    aDevice({ id: '6', sensorNumber: '863921042000122', status: '3' }),
  ],
} satisfies ScreenSample<ManagedDevice>
