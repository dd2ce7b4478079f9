import { SYSTEM_SECTIONS } from '../../features/monitoring/sections'
import { declared, page, type Screen } from './screen'

const loadExceptionRecords = () => import('../../features/monitoring/exception-records/exception-records.screen')

/** The route table. The sidebar shows a menu entry only when its screen is in this list. */
export const SCREENS: readonly Screen[] = [
  page('gailan/overView', () => import('../../features/overview')),
  ...SYSTEM_SECTIONS.map(({ code }) => declared(`${code}/exceptionRecord`, loadExceptionRecords)),
  declared('adminSys/userManager', () => import('../../features/administration/users/users.screen')),
  declared('adminSys/firmManager', () => import('../../features/administration/firms/firms.screen')),
  declared('adminSys/deviceSeries', () => import('../../features/administration/device-series/device-series.screen')),
]
