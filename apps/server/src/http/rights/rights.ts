import { RESOURCES } from '../resources'
import { anySession, elements, gatewayKey, open, screens, type Right } from './right'

/** `METHOD path`, the path as it is mounted, with its `:parameters`. */
type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

const DEVICE = '/api/device'
const RECORDS = '/api/datahandler'

/**
 * The right of every call that `mountRoutes` mounts. A call without an entry is refused, and a test fails for it.
 * The calls of the published dialogs are made by many screens: for these, a session and its data scope decide.
 */
const TABLE: Readonly<Record<CallName, Right>> = {
  'GET /api/health': open,

  'POST /api/auth/oauth/token': open,
  'DELETE /api/auth/oauth/token': open,
  'GET /api/admin/image/getCode': open,

  ...each(anySession, 'GET /api/admin/user', ['front/info', 'front/menus', 'front/menu/all', 'isSuperAdmin']),
  'POST /api/admin/user/changePassword': anySession,
  'GET /api/admin/user/list': screens('adminSys/userManager'),
  'GET /api/admin/user/:id': screens('adminSys/userManager'),
  'GET /api/admin/user/unbindUser': screens('adminSys/tenantManager'),
  'POST /api/admin/user/add': elements('adminSys/userManager:btn_add'),
  'POST /api/admin/user/update': elements('adminSys/userManager:btn_edit'),
  'GET /api/admin/user/delete': elements('adminSys/userManager:btn_del'),
  'POST /api/admin/user/resetPassword': elements('adminSys/userManager:btn_reset'),
  'POST /api/admin/user/setDisabled': elements('adminSys/userManager:btn_stop'),
  'POST /api/admin/user/importRows': elements('adminSys/userManager:btn_import'),
  'GET /api/admin/group/all': screens('adminSys/userManager', 'adminSys/groupManager'),
  'GET /api/admin/group/listByUser': screens('adminSys/userManager', 'adminSys/groupManager'),
  'GET /api/admin/group/pageList': screens('adminSys/groupManager'),

  'GET /api/device/deviceTenantSetup/get': anySession,
  'POST /api/device/deviceTenantSetup/addOrUpdate': elements('adminSys/sysConfig:btn_edit'),

  // the single-use ticket in the address is the permission
  'GET /alarm/websocket': open,
  'POST /api/datahandler/alarm/ticket': anySession,

  ...each(anySession, `GET ${RECORDS}/deviceAbnormal`, [
    'pageList', 'getNothandlerCount', 'getChannelList', 'getAlrmBySensorId', 'selectAbnormal', 'getAbnormalByTheLatestTen',
    'selectCount', 'selectCountNearlyMonth', 'selectAlrmType', 'history',
  ]),
  ...each(anySession, `POST ${RECORDS}/deviceAbnormal`, ['affirmFire', 'affirmHandle', 'raiseVerdict']),
  ...each(anySession, `GET ${RECORDS}/deviceFacilitiesAbnormal`, [
    'pageList', 'selectMeasuringPoint', 'selectAlrmType', 'getAlrmBySensorId', 'selectByHydrantId', 'history',
  ]),
  'POST /api/datahandler/deviceFacilitiesAbnormal/affirmHandle': anySession,
  ...each(anySession, `GET ${RECORDS}/deviceFireMainAbnormal`, [
    'pageList', 'selectAlrmType', 'selectCount', 'selectCountNearlyMonth', 'getAlrmBySensorId', 'selectAbnormal', 'history',
  ]),
  ...each(anySession, `POST ${RECORDS}/deviceFireMainAbnormal`, ['affirmFire', 'raiseVerdict']),

  'POST /api/ingest/reports': gatewayKey,
  'POST /api/ingest/events': gatewayKey,

  ...each(anySession, `GET ${DEVICE}/deviceBuilding`, [
    'select', 'selectFirst', 'get', 'getFloor', 'getFloorList', 'selectByBuildId', 'getSelected', 'getList', 'getAllBuildingStatus',
  ]),
  ...each(anySession, `GET ${DEVICE}/deviceSensor`, [
    'getAllCount', 'getAllStatusCount', 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor',
    'selectByFloorGetSensor', 'getNotEnabledSensorList', 'getSensor', 'get', 'getOutdoor', 'getMeasuringPoint', 'getAllBuildingList',
    'getStatusByBuild', 'selectByHydrantId', 'getByHydrantIdGetSensor', 'selectByHydrantIdGetSensor', 'getNotEnabledSensorListByHydrantId',
  ]),
  ...each(anySession, `GET ${DEVICE}/deviceFireMainSensor`, [
    'getAllStatusCount', 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor',
    'selectByFloorGetSensor', 'getNotEnabledSensorList', 'getSensor', 'get', 'getAllBuildingList', 'getStatusByBuild',
  ]),
  ...each(anySession, `GET ${DEVICE}/deviceHardwareFacilities`, ['getStatusById', 'selectUnitById', 'getById']),
  'GET /api/device/deviceFloorLayout/selectImage': anySession,
  ...each(anySession, `GET ${DEVICE}/deviceNetworkingUnit`, ['getAll', 'get']),
  ...each(anySession, `POST ${DEVICE}/turingBusiness`, ['querySensorRealTime', 'querySensorRealTimeDay', 'queryMainSensorRealTime']),

  // the signature in the address is the permission: an <img> sends no header
  'GET /files/no-floor-plan.svg': open,
  'GET /files/:key': open,
}

/** The rights of every call, those of the declared resources included. */
export const RIGHTS: ReadonlyMap<string, Right> = new Map(
  [TABLE, ...RESOURCES.map(({ rights }) => rights)].flatMap((table) => Object.entries(table)),
)

/** The same right for several calls of one module. */
function each(right: Right, base: CallName, names: readonly string[]): Record<CallName, Right> {
  return Object.fromEntries(names.map((name) => [`${base}/${name}`, right]))
}
