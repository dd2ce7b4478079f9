import type { ApiGroup } from '../api-group'
import { crud } from '../crud'
import type { Crud } from '../crud.types'
import { deviceSeriesInput, filters, row, type DeviceSeries, type DeviceSeriesFilters, type DeviceSeriesInput } from './device-series.schema'

export { PLACEMENT, type Placement } from '../../codes/placement'
export { SYSTEM_TYPE, type SystemType } from '../../codes/system-type'
export { deviceSeriesInput, type DeviceSeries, type DeviceSeriesFilters, type DeviceSeriesInput } from './device-series.schema'

/** Series of devices (contract device 16); our server sorts them by `code`, `name`, `lifeSpanYears` and `updatedAt`. */
export type DeviceSeriesCalls = Crud<DeviceSeries, DeviceSeriesInput, DeviceSeriesFilters>

/** Group `deviceSeries`: `client.with(deviceSeries)`. */
export const deviceSeries: ApiGroup<'deviceSeries', DeviceSeriesCalls> = {
  name: 'deviceSeries',
  calls: crud({ base: '/api/device/deviceSensorSeries', row, input: deviceSeriesInput, filters }),
}
