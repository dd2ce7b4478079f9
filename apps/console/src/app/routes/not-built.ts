import type { ScreenKey } from '../../lib/screen-key'

/**
 * Routes of the specification whose screens are not built yet. `routes.test.ts` fails for a route that is neither here nor in
 * the route table, and for one that is in both: this list can only become shorter.
 */
export const NOT_BUILT: ReadonlySet<ScreenKey> = new Set<ScreenKey>([
  'dianqihuozai/realtimeMonit', 'dianqihuozai/statisticAnly', 'dianqihuozai/fireDeviceManger',
  'huozaibaojing/realtimeMonit', 'huozaibaojing/statisticAnly', 'huozaibaojing/fireDeviceManger',
  'gasFirecontrol/realtimeMonit', 'gasFirecontrol/statisticAnly', 'gasFirecontrol/fireDeviceManger',
  'combustible/realtimeMonit', 'combustible/statisticAnly', 'combustible/fireDeviceManger',
  'firedoor/realtimeMonit', 'firedoor/statisticAnly', 'firedoor/fireDeviceManger',
  'evacuation/realtimeMonit', 'evacuation/statisticAnly', 'evacuation/fireDeviceManger',
  'hydrant/realtimeMonit', 'hydrant/statisticAnly', 'hydrant/fireDeviceManger', 'hydrant/hardwareSet',
  'videoSurveillance/videoWatch', 'videoSurveillance/videoAbnormal', 'videoSurveillance/videoAnalyze', 'videoSurveillance/videoDeviceManger',
  'videoSurveillance/identifyDevice',
  'fireMainframe/realtimeMonit', 'fireMainframe/statisticAnly', 'fireMainframe/fireFrameManger', 'fireMainframe/fireRelation',
  'inspectionManagement/facilitiesType', 'inspectionManagement/facilityManager', 'inspectionManagement/inspectionRoute',
  'inspectionManagement/patrolSchemeManager', 'inspectionManagement/inspectionRecord',
  'adminSys/stationConfig', 'adminSys/deviceManger', 'adminSys/sysConfig', 'adminSys/manageRules', 'adminSys/alarmLevel',
  'adminSys/menuManager', 'adminSys/facilityTypeManger', 'adminSys/groupManager', 'adminSys/gateLogManager', 'adminSys/tenantManager',
  'adminSys/buildManager', 'adminSys/networkManager',
])
