import type { ApiGroup } from '../api-group'
import { deviceCalls, type DeviceCalls } from './devices.calls'

export { deviceInput, markInput, removalInput, stopInput, type DeviceChange, type DeviceFilters, type DeviceInput, type ManagedDevice, type PlanPoint } from './device.schema'
export { NOT_ENABLED_KIND, type NotEnabledFilters, type NotEnabledKind, type NotEnabledThing } from './not-enabled.schema'
export type { SensorType, SensorTypeFilters } from './sensor-type.schema'
export type { DeviceCalls, DeviceQuery, TypeNode } from './devices.calls'

/** Group `devices`: `client.with(devices)`. Devices of buildings, and changes to them (spec 1 §7, contract device 2). */
export const devices: ApiGroup<'devices', DeviceCalls> = { name: 'devices', calls: deviceCalls }
