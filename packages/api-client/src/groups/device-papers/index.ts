import type { ApiGroup } from '../api-group'
import { deviceFileCalls, type DeviceFileCalls } from './files'
import { maintenanceCalls, type MaintenanceCalls } from './maintenance'

export { MOST_DEVICE_FILES } from './device-file.codes'
export {
  DEVICE_FILE_KIND, deviceFileInput, newDeviceFileInput, type DeviceFile, type DeviceFileCalls, type DeviceFileFilters, type DeviceFileInput, type DeviceFileKind, type NewDeviceFileInput,
} from './files'
export {
  MAINTENANCE_KIND, MAINTENANCE_RESULT, maintenanceInput, type DeviceMaintenance, type MaintenanceCalls, type MaintenanceFilters, type MaintenanceInput, type MaintenanceKind, type MaintenanceResult,
} from './maintenance'

/** What belongs to devices beside their data (our server, ADR 76). */
export interface DevicePaperCalls {
  /** What was done to devices (our server, ADR 76). */
  maintenance: MaintenanceCalls
  /** Papers and pictures of devices (our server, ADR 76). */
  files: DeviceFileCalls
}

/** Group `devicePapers`: `client.with(devicePapers)`. */
export const devicePapers: ApiGroup<'devicePapers', DevicePaperCalls> = {
  name: 'devicePapers',
  calls: (http) => ({ maintenance: maintenanceCalls(http), files: deviceFileCalls(http) }),
}
