import { BUILDING_SECTIONS, SYSTEM_SECTIONS } from '../../features/monitoring/sections'
import { declared, page, type Screen } from './screen'

const loadDeviceManagement = () => import('../../features/monitoring/device-management/device-management.screen')
const loadStatistics = () => import('../../features/monitoring/statistics/statistics.screen')
const loadExceptionRecords = () => import('../../features/monitoring/exception-records/exception-records.screen')

/** The route table. The sidebar shows a menu entry only when its screen is in this list. */
export const SCREENS: readonly Screen[] = [
  page('gailan/overView', () => import('../../features/overview')),
  declared('gailan/managerView', () => import('../../features/manager-view/manager-view.screen')),
  declared('gailan/notEnabled', () => import('../../features/monitoring/not-enabled/not-enabled.screen')),
  declared('gailan/earlyWarning', () => import('../../features/monitoring/early-warnings/early-warnings.screen')),
  ...SYSTEM_SECTIONS.map((section) => page(`${section.code}/realtimeMonit`, async () => ({ default: (await import('../../features/monitoring/realtime')).realtimePageOf(section) }))),
  ...SYSTEM_SECTIONS.map(({ code }) => declared(`${code}/exceptionRecord`, loadExceptionRecords)),
  ...SYSTEM_SECTIONS.map(({ code }) => declared(`${code}/statisticAnly`, loadStatistics)),
  ...BUILDING_SECTIONS.map(({ code }) => declared(`${code}/fireDeviceManger`, loadDeviceManagement)),
  declared('fireMainframe/fireFrameManger', () => import('../../features/monitoring/fire-hosts/hosts/hosts.screen')),
  declared('fireMainframe/fireRelation', () => import('../../features/monitoring/fire-hosts/points/points.screen')),
  declared('hydrant/fireDeviceManger', () => import('../../features/monitoring/water/hydrants/hydrants.screen')),
  declared('hydrant/hardwareSet', () => import('../../features/monitoring/water/sensors/sensors.screen')),
  page('videoSurveillance/videoWatch', () => import('../../features/video/watch')),
  declared('videoSurveillance/videoAbnormal', loadExceptionRecords),
  declared('videoSurveillance/videoAnalyze', loadStatistics),
  declared('videoSurveillance/videoDeviceManger', () => import('../../features/video/cameras/cameras.screen')),
  declared('videoSurveillance/identifyDevice', () => import('../../features/video/recognitions/recognitions.screen')),
  declared('inspectionManagement/facilityManager', () => import('../../features/inspection/facilities/facilities.screen')),
  declared('inspectionManagement/inspectionRoute', () => import('../../features/inspection/routes/routes.screen')),
  declared('inspectionManagement/patrolSchemeManager', () => import('../../features/inspection/plans/plans.screen')),
  declared('inspectionManagement/inspectionRecord', () => import('../../features/inspection/records/records.screen')),
  declared('inspectionManagement/facilitiesType', () => import('../../features/inspection/types/types.screen')),
  declared('adminSys/deviceManger', () => import('../../features/monitoring/gateways/gateways.screen')),
  declared('adminSys/userManager', () => import('../../features/administration/users/users.screen')),
  declared('adminSys/menuManager', () => import('../../features/administration/menus/menus.screen')),
  declared('adminSys/departManager', () => import('../../features/administration/organisation/organisation.screen')),
  declared('adminSys/channel', () => import('../../features/administration/channels/channels.screen')),
  declared('adminSys/dictionary', () => import('../../features/administration/dictionary/dictionary.screen')),
  declared('adminSys/groupManager', () => import('../../features/administration/roles/roles.screen')),
  declared('adminSys/gateLogManager', () => import('../../features/administration/logs/logs.screen')),
  declared('adminSys/networkManager', () => import('../../features/administration/networked-units/networked-units.screen')),
  declared('adminSys/recycleBin', () => import('../../features/administration/recycle-bin/recycle-bin.screen')),
  declared('adminSys/facilityTypeManger', () => import('../../features/administration/facility-types/facility-types.screen')),
  declared('adminSys/buildManager', () => import('../../features/administration/buildings/buildings.screen')),
  declared('adminSys/tenantManager', () => import('../../features/administration/tenants/tenants.screen')),
  declared('adminSys/firmManager', () => import('../../features/administration/firms/firms.screen')),
  declared('adminSys/stationConfig', () => import('../../features/administration/measuring-points/measuring-points.screen')),
  declared('adminSys/manageRules', () => import('../../features/administration/notice-rules/notice-rules.screen')),
  declared('adminSys/sysConfig', () => import('../../features/administration/system-settings/system-settings.screen')),
  declared('adminSys/alarmLevel', () => import('../../features/administration/alarm-levels/alarm-levels.screen')),
  declared('adminSys/deviceSeries', () => import('../../features/administration/device-series/device-series.screen')),
]
