import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud } from '../crud'
import type { Crud } from '../crud.types'
import { deviceSeriesInput, filters, row, type DeviceSeries, type DeviceSeriesFilters, type DeviceSeriesInput } from './device-series.schema'
import { sensorModels, type SensorModelCalls } from './sensor-models'

export { PLACEMENT, type Placement } from '../../codes/placement'
export { SYSTEM_TYPE, type SystemType } from '../../codes/system-type'
export { deviceSeriesInput, type DeviceSeries, type DeviceSeriesFilters, type DeviceSeriesInput } from './device-series.schema'
export { sensorModelInput, type SensorModel, type SensorModelCalls, type SensorModelFilters, type SensorModelInput } from './sensor-models'

/** Series of devices (contract device 16); our server sorts them by `code`, `name`, `lifeSpanYears` and `updatedAt`. */
export interface DeviceSeriesCalls extends Crud<DeviceSeries, DeviceSeriesInput, DeviceSeriesFilters> {
  /** The models of all series. */
  models: SensorModelCalls
}

const series = crud({ base: '/api/device/deviceSensorSeries', row, input: deviceSeriesInput, filters })

/** Group `deviceSeries`: `client.with(deviceSeries)`. */
export const deviceSeries: ApiGroup<'deviceSeries', DeviceSeriesCalls> = {
  name: 'deviceSeries',
  calls: (http: Transport) => ({ ...series(http), models: sensorModels(http) }),
}
