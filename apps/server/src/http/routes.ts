import type { Hono } from 'hono'
import type { ServerDeps } from '../server-deps'
import { alarmSocketRoutes, alarmTicketRoutes } from '../alarms/alarm.routes'
import { authRoutes } from '../domain/auth/auth.routes'
import { pictureRoutes } from '../domain/auth/picture.routes'
import { providerSecretRoutes } from '../domain/third-party/provider-secret.routes'
import { logoFileRoutes, logoRoutes } from '../domain/tenants/logo.routes'
import { tenantSetupRoutes } from '../domain/tenants/tenant-setup.routes'
import { dictionaryTypeRoutes, dictionaryValueRoutes } from '../domain/dictionary/dictionary.routes'
import { departmentRoutes } from '../domain/departments/departments.routes'
import { channelRoutes } from '../domain/channels/channels.routes'
import { channelTreeRoutes, tenantRoutes } from '../domain/tenants/tenants.routes'
import { elementRoutes, menuRoutes } from '../domain/menus/menus.routes'
import { roleRoutes } from '../domain/roles/roles.routes'
import { operationLogRoutes, sessionRoutes, signInLogRoutes } from '../domain/logs/logs.routes'
import { userRoutes } from '../domain/users/users.routes'
import { ingestionRoutes } from '../domain/ingestion/ingestion.routes'
import { deviceFileRoutes } from '../domain/device-papers/device-file.routes'
import { fireHostRecordRoutes, generalRecordRoutes, hydrantRecordRoutes } from '../domain/records/records.routes'
import { cameraRoutes } from '../domain/cameras/cameras.routes'
import { controlRoutes } from '../domain/cameras/control/control.routes'
import { wallLayoutRoutes } from '../domain/cameras/wall-layouts.routes'
import { streamRoutes } from '../domain/cameras/streams.routes'
import { buildingRoutes } from '../domain/buildings/buildings.routes'
import { fireHostPointUseRoutes, fireHostUseRoutes } from '../domain/fire-hosts/fire-host-admin.routes'
import { fireHostRoutes } from '../domain/fire-hosts/fire-hosts.routes'
import { gatewayRoutes } from '../domain/gateways/gateways.routes'
import { groundRoutes } from '../domain/demo/ground.routes'
import { fileRoutes, floorPlanRoutes } from '../domain/floor-plans/floor-plans.routes'
import { liveRoutes } from '../domain/live/live.routes'
import { indoorFacilityRoutes, outdoorFacilityRoutes } from '../domain/inspection/facilities.routes'
import { inspectionDefectRoutes } from '../domain/inspection/defects/defects.routes'
import { inspectionFigureRoutes } from '../domain/inspection/figures/figures.routes'
import { planPersonRoutes } from '../domain/inspection/plans/persons.routes'
import { inspectionRecordRoutes } from '../domain/inspection/results/records.routes'
import { inspectionTaskRoutes } from '../domain/inspection/tasks/tasks.routes'
import { hydrantRoutes } from '../domain/hydrants/hydrants.routes'
import { deviceTypeRoutes, inventoryRoutes } from '../domain/inventory/inventory.routes'
import { notEnabledRoutes } from '../domain/not-enabled/not-enabled.routes'
import { regionRoutes } from '../domain/regions/regions.routes'
import { recycleBinRoutes } from '../domain/recycle-bin/recycle-bin.routes'
import { importRoutes } from '../domain/imports/imports.routes'
import { noticeLogRoutes } from '../domain/notices/notice-log.routes'
import { noticeMethodRoutes, noticeSettingRoutes } from '../domain/notices/notice-settings.routes'
import { levelMethodRoutes } from '../domain/notices/level-methods.routes'
import { recipientRoutes } from '../domain/notices/recipients.routes'
import { ruleDeviceRoutes } from '../domain/notices/rule-devices.routes'
import { ruleUserRoutes } from '../domain/notices/rule-users.routes'
import { outdoorSensorRoutes } from '../domain/outdoor-sensors/outdoor-sensors.routes'
import { realtimeRoutes } from '../domain/readings/realtime.routes'
import { positionRoutes } from '../domain/positions/positions.routes'
import { setupRoutes } from '../domain/setup/setup.routes'
import { sensorRoutes } from '../domain/sensors/sensors.routes'
import { specifiedStatisticsRoutes, statisticsRoutes } from '../domain/statistics/statistics.routes'
import { earlyWarningRoutes } from '../domain/early-warnings/early-warnings.routes'
import { thresholdRoutes } from '../domain/thresholds/thresholds.routes'
import { unitRoutes } from '../domain/units/units.routes'
import type { AppEnv } from './app-env'
import { RESOURCES } from './resources'

/** Where each domain module is mounted, one line each. Every call needs an entry in the table beside this one: `rights/rights.ts`. */
export function mountRoutes(app: Hono<AppEnv>, deps: ServerDeps): void {
  app.route('/api/auth', authRoutes(deps))
  app.route('/api/admin/image', pictureRoutes(deps))
  app.route('/api/admin/signInProvider', providerSecretRoutes(deps))
  app.route('/api/admin/user', userRoutes(deps))
  app.route('/api/admin/group', roleRoutes(deps))
  app.route('/api/admin/menu', menuRoutes(deps))
  app.route('/api/admin/element', elementRoutes())
  app.route('/api/admin/depart', departmentRoutes(deps))
  app.route('/api/dict/dictType', dictionaryTypeRoutes())
  app.route('/api/dict/dictValue', dictionaryValueRoutes())
  app.route('/api/admin/position', positionRoutes(deps))
  app.route('/api/admin/setup', setupRoutes(deps))
  app.route('/api/admin/tenant', tenantRoutes(deps))
  app.route('/api/admin/channel', channelTreeRoutes())
  app.route('/api/admin/channel', channelRoutes(deps))
  app.route('/api/admin/loginLog', signInLogRoutes())
  app.route('/api/admin/gateLog', operationLogRoutes(new Map(RESOURCES.map(({ definition: { name, rights } }) => [name, rights.read[0]]))))
  app.route('/api/admin/onlineSession', sessionRoutes(deps))
  app.route('/api/device/deviceTenantSetup', tenantSetupRoutes(deps))
  app.route('/api/device/deviceTenantSetup', logoRoutes(deps))
  app.route('/api/datahandler/alarm', alarmTicketRoutes(deps))
  app.route('/alarm', alarmSocketRoutes(deps))
  app.route('/api/datahandler/deviceAbnormal', generalRecordRoutes(deps))
  app.route('/api/datahandler/deviceAbnormal', specifiedStatisticsRoutes(deps, 'general'))
  app.route('/api/datahandler/deviceFacilitiesAbnormal', hydrantRecordRoutes(deps))
  app.route('/api/datahandler/deviceFacilitiesAbnormal', specifiedStatisticsRoutes(deps, 'hydrant'))
  app.route('/api/datahandler/deviceFireMainAbnormal', fireHostRecordRoutes(deps))
  app.route('/api/datahandler/deviceFireMainAbnormal', specifiedStatisticsRoutes(deps, 'fireHost'))
  app.route('/api/datahandler/recordStatistics', statisticsRoutes(deps))
  app.route('/api/ingest', ingestionRoutes({ ...deps, database: deps.database.forIngestion }))
  app.route('/api/device/deviceBuilding', buildingRoutes(deps))
  app.route('/api/device/deviceSensor', sensorRoutes(deps))
  app.route('/api/device/deviceSensor', inventoryRoutes(deps))
  app.route('/api/device/deviceSensor', outdoorSensorRoutes(deps))
  app.route('/api/device/deviceSensorType', deviceTypeRoutes())
  app.route('/api/device/deviceFireMainSensor', fireHostRoutes(deps))
  app.route('/api/device/deviceFireMainSensor', fireHostPointUseRoutes(deps))
  app.route('/api/device/notEnabled', notEnabledRoutes())
  app.route('/api/device/region', regionRoutes())
  app.route('/api/device/recycleBin', recycleBinRoutes(deps))
  app.route('/api/device/importRun', importRoutes(deps))
  app.route('/api/device/deviceFireMain', fireHostUseRoutes(deps))
  app.route('/api/device/deviceFloorLayout', floorPlanRoutes(deps))
  app.route('/api/device/deviceCollectingDevice', gatewayRoutes(deps))
  app.route('/api/device/deviceHardwareFacilities', hydrantRoutes(deps))
  app.route('/api/device/deviceFile', deviceFileRoutes(deps))
  app.route('/api/device/deviceIndoorLabel', indoorFacilityRoutes(deps))
  app.route('/api/device/deviceOutdoorLabel', outdoorFacilityRoutes(deps))
  app.route('/api/device/deviceInspectionScheme', planPersonRoutes())
  app.route('/api/device/deviceInspectionTasks', inspectionTaskRoutes(deps))
  app.route('/api/device/deviceIndoorRecordInspectionResults', inspectionRecordRoutes(deps, 'indoor'))
  app.route('/api/device/deviceOutdoorRecordInspectionResults', inspectionRecordRoutes(deps, 'outdoor'))
  app.route('/api/device/deviceInspectionDefect', inspectionDefectRoutes(deps))
  app.route('/api/device/deviceInspectionStatistics', inspectionFigureRoutes(deps))
  app.route('/api/device/deviceVideoExt', cameraRoutes(deps))
  app.route('/api/device/deviceVideoExt', wallLayoutRoutes())
  app.route('/api/device/deviceVideoExt', controlRoutes(deps))
  app.route('/files/stream', streamRoutes(deps))
  app.route('/api/device/deviceNetworkingUnit', unitRoutes())
  app.route('/api/device/deviceAlarmThreshold', thresholdRoutes(deps))
  app.route('/api/device/deviceEarlyWarning', earlyWarningRoutes(deps))
  app.route('/api/device/live', liveRoutes())
  app.route('/api/device/turingBusiness', realtimeRoutes())
  app.route('/api/device/deviceNotice', noticeMethodRoutes())
  app.route('/api/device/deviceAlDnRelation', levelMethodRoutes(deps))
  app.route('/api/device/deviceMessageNotice', noticeSettingRoutes(deps))
  app.route('/api/device/deviceMessageRecipients', recipientRoutes(deps))
  app.route('/api/datahandler/noticeRuleUser', ruleUserRoutes(deps))
  app.route('/api/datahandler/noticeRuleSensor', ruleDeviceRoutes(deps))
  app.route('/api/datahandler/noticeLog', noticeLogRoutes(deps))
  app.route('/files/ground', groundRoutes(deps))
  app.route('/files/logo', logoFileRoutes(deps))
  app.route('/files', fileRoutes(deps))
  for (const { definition, routes } of RESOURCES) app.route(definition.base, routes(deps))
}
