import type { CallSample } from './call-sample'
import { accessSamples } from './samples/access.samples'
import { buildingSamples } from './samples/building.samples'
import { deviceSamples } from './samples/device.samples'
import { menuSamples } from './samples/menu.samples'
import { channelSamples } from './samples/channel.samples'
import { positionSamples } from './samples/position.samples'
import { departmentSamples } from './samples/department.samples'
import { deviceSeriesSamples } from './samples/device-series.samples'
import { dictionarySamples } from './samples/dictionary.samples'
import { doorSamples } from './samples/door.samples'
import { fireHostSamples } from './samples/fire-host.samples'
import { firmSamples } from './samples/firm.samples'
import { controlRoomSamples } from './samples/control-room.samples'
import { devicePaperSamples } from './samples/device-paper.samples'
import { gatewaySamples } from './samples/gateway.samples'
import { cameraSamples } from './samples/camera.samples'
import { recognitionSamples } from './samples/recognition.samples'
import { facilitySamples } from './samples/facility.samples'
import { facilityTypeSamples } from './samples/facility-type.samples'
import { managedBuildingSamples } from './samples/managed-building.samples'
import { setupSamples } from './samples/setup.samples'
import { accountSecuritySamples } from './samples/account-security.samples'
import { warningSamples } from './samples/warning.samples'
import { measuringPointSamples } from './samples/measuring-point.samples'
import { inspectionRecordSamples } from './samples/inspection-records.samples'
import { inspectionRouteSamples } from './samples/inspection-routes.samples'
import { inspectionSamples } from './samples/inspection.samples'
import { liveSamples } from './samples/live.samples'
import { logSamples } from './samples/log.samples'
import { managedDeviceSamples } from './samples/managed-device.samples'
import { networkedUnitSamples } from './samples/networked-unit.samples'
import { recycleBinSamples } from './samples/recycle-bin.samples'
import { noticeSamples } from './samples/notice.samples'
import { planEditorSamples } from './samples/plan-editor.samples'
import { recordSamples } from './samples/record.samples'
import { roleSamples } from './samples/role.samples'
import { sensorSamples } from './samples/sensor.samples'
import { statisticsSamples } from './samples/statistics.samples'
import { connectionTestSamples } from './samples/connection-test.samples'
import { siteSettingsSamples } from './samples/site-settings.samples'
import { tenantSamples } from './samples/tenant.samples'
import { verdictSamples } from './samples/verdict.samples'
import { waterSamples } from './samples/water.samples'

/** A sample of every call, except the picture code, which is not JSON and has tests of its own. */
export const CALL_SAMPLES: readonly CallSample[] = [
  ...accessSamples,
  ...accountSecuritySamples,
  ...recordSamples,
  ...verdictSamples,
  ...connectionTestSamples,
  ...siteSettingsSamples,
  ...tenantSamples,
  ...roleSamples,
  ...buildingSamples,
  ...sensorSamples,
  ...statisticsSamples,
  ...deviceSamples,
  ...managedDeviceSamples,
  ...fireHostSamples,
  ...firmSamples,
  ...controlRoomSamples,
  ...devicePaperSamples,
  ...gatewaySamples,
  ...facilityTypeSamples,
  ...managedBuildingSamples,
  ...setupSamples,
  ...warningSamples,
  ...measuringPointSamples,
  ...channelSamples,
  ...departmentSamples,
  ...positionSamples,
  ...menuSamples,
  ...deviceSeriesSamples,
  ...dictionarySamples,
  ...doorSamples,
  ...inspectionSamples,
  ...inspectionRouteSamples,
  ...inspectionRecordSamples,
  ...facilitySamples,
  ...cameraSamples,
  ...recognitionSamples,
  ...liveSamples,
  ...logSamples,
  ...networkedUnitSamples,
  ...recycleBinSamples,
  ...noticeSamples,
  ...planEditorSamples,
  ...waterSamples,
]
