import type { ScreenKey } from '../../lib/screen-key'

const FOUR = ['realtimeMonit', 'exceptionRecord', 'statisticAnly', 'fireDeviceManger'] as const

/** Every section of spec 1 §2 with its children, including the three sections that the deployed menu lacks (domain 16). */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  gailan: ['overView'],
  dianqihuozai: FOUR,
  huozaibaojing: FOUR,
  gasFirecontrol: FOUR,
  combustible: FOUR,
  firedoor: FOUR,
  evacuation: FOUR,
  hydrant: [...FOUR, 'hardwareSet'],
  videoSurveillance: ['videoWatch', 'videoAbnormal', 'videoAnalyze', 'videoDeviceManger', 'identifyDevice'],
  fireMainframe: ['realtimeMonit', 'exceptionRecord', 'statisticAnly', 'fireFrameManger', 'fireRelation'],
  inspectionManagement: ['facilitiesType', 'facilityManager', 'inspectionRoute', 'patrolSchemeManager', 'inspectionRecord'],
  adminSys: [
    'stationConfig', 'deviceManger', 'sysConfig', 'manageRules', 'alarmLevel', 'deviceSeries', 'userManager', 'menuManager',
    'facilityTypeManger', 'groupManager', 'gateLogManager', 'tenantManager', 'buildManager', 'networkManager', 'firmManager',
  ],
}

/** The routes of the specification (spec 1 §2). */
export const SPECIFIED: readonly ScreenKey[] = Object.entries(SECTIONS).flatMap(([section, children]) =>
  children.map((child): ScreenKey => `${section}/${child}`),
)
