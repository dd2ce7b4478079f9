import { callsInLines } from './calls-in-lines'

/**
 * Every call that the two parts of the specification name (spec 1 §7, spec 2 §7), `METHOD path` under /api.
 * The websocket is tested with the alarm socket. An id in a path is written `{id}`.
 */
export const SPECIFICATION_CALLS = callsInLines(`
POST auth/oauth/token
DELETE auth/oauth/token
GET admin/image/getCode
GET admin/user/front/info
GET admin/user/front/menus
GET admin/user/front/menu/all
GET admin/user/isSuperAdmin
GET device/deviceTenantSetup/get
POST device/deviceTenantSetup/addOrUpdate

GET datahandler/deviceAbnormal/pageList
GET datahandler/deviceAbnormal/getNothandlerCount
GET datahandler/deviceAbnormal/getChannelList
GET datahandler/deviceAbnormal/getAlrmBySensorId
GET datahandler/deviceAbnormal/selectCount
GET datahandler/deviceAbnormal/selectCountNearlyMonth
GET datahandler/deviceAbnormal/selectAlrmType
GET datahandler/deviceAbnormal/selectAbnormal
POST datahandler/deviceAbnormal/affirmHandle
POST datahandler/deviceAbnormal/affirmFire
GET datahandler/deviceFacilitiesAbnormal/pageList
GET datahandler/deviceFacilitiesAbnormal/selectMeasuringPoint
GET datahandler/deviceFacilitiesAbnormal/selectAlrmType
GET datahandler/deviceFacilitiesAbnormal/getAlrmBySensorId
GET datahandler/deviceFacilitiesAbnormal/selectByHydrantId
POST datahandler/deviceFacilitiesAbnormal/affirmHandle
GET datahandler/deviceFireMainAbnormal/getAllAlrmAndFault
GET datahandler/deviceFireMainAbnormal/getAlrmBySensorId
GET datahandler/deviceFireMainAbnormal/selectCountByBuildId
GET datahandler/deviceFireMainAbnormal/selectCountByType
GET datahandler/deviceFireMainAbnormal/selectCountByDate
GET datahandler/deviceFireMainAbnormal/getRatioByDate
GET datahandler/deviceFireMainAbnormal/pageList
GET datahandler/deviceFireMainAbnormal/selectAlrmType
GET datahandler/deviceFireMainAbnormal/selectCount
GET datahandler/deviceFireMainAbnormal/selectCountNearlyMonth
GET datahandler/deviceFireMainAbnormal/selectAbnormal
POST datahandler/deviceFireMainAbnormal/affirmFire

GET device/deviceBuilding/getSelected
GET device/deviceBuilding/select
GET device/deviceBuilding/selectFirst
GET device/deviceBuilding/get
GET device/deviceBuilding/delete
GET device/deviceBuilding/deleteQuery
GET device/deviceBuilding/getFloorList
GET device/deviceBuilding/getFloor
GET device/deviceBuilding/selectByBuildId
POST device/deviceBuilding/add
POST device/deviceBuilding/update
GET device/deviceSensorType/getSelected
GET device/deviceHardwareFacilities/getSelected
GET device/deviceHardwareFacilities/getStatusById
GET device/deviceHardwareFacilities/selectUnitById
GET device/deviceHardwareFacilities/getById
GET device/deviceNetworkingUnit/getAll

GET device/deviceSensor/getSelected
GET device/deviceSensor/getOutdoorSelected
GET device/deviceSensor/pageList
GET device/deviceSensor/get
GET device/deviceSensor/getOutdoor
GET device/deviceSensor/getMeasuringPoint
GET device/deviceSensor/delete
GET device/deviceSensor/selectStatusCount
GET device/deviceSensor/getStatusCount
GET device/deviceSensor/getAlrmFloor
GET device/deviceSensor/getSensor
GET device/deviceSensor/selectCount
GET device/deviceSensor/getSensorAndFloor
GET device/deviceSensor/selectByFloorGetSensor
GET device/deviceSensor/getNotEnabledSensorList
GET device/deviceSensor/selectByHydrantId
GET device/deviceSensor/selectByHydrantIdGetSensor
GET device/deviceSensor/getNotEnabledSensorListByHydrantId
GET device/deviceSensor/getByHydrantIdGetSensor
GET device/deviceSensor/getAllCount

GET device/deviceFireMain/pageList
POST device/deviceFireMain/add
GET device/deviceFireMain/get
POST device/deviceFireMain/update
GET device/deviceFireMain/deleteQuery
GET device/deviceFireMain/delete

GET device/deviceFireMainSensor/getAllStatusCount
GET device/deviceFireMainSensor/getStatusByBuild
GET device/deviceFireMainSensor/pageList
GET device/deviceFireMainSensor/selectType
POST device/deviceFireMainSensor/add
POST device/deviceFireMainSensor/update
GET device/deviceFireMainSensor/delete
GET device/deviceFireMainSensor/get
GET device/deviceFireMainSensor/getAllBuildingList
GET device/deviceFireMainSensor/selectStatusCount
GET device/deviceFireMainSensor/selectCount
GET device/deviceFireMainSensor/getAlrmFloor
GET device/deviceFireMainSensor/getSensorAndFloor
GET device/deviceFireMainSensor/getSensor
GET device/deviceFireMainSensor/getStatusCount
GET device/deviceFireMainSensor/selectByFloorGetSensor
GET device/deviceFireMainSensor/getNotEnabledSensorList

POST device/turingBusiness/querySensorRealTime
POST device/turingBusiness/querySensorRealTimeDay
POST device/turingBusiness/queryMainSensorRealTime
GET device/deviceFloorLayout/selectImage
DELETE device/deviceFloorLayout/deleteImage

GET admin/user/list
POST admin/user/add
GET admin/user/{id}
GET admin/user/delete
POST admin/user/update
POST admin/user/changePassword
GET admin/user/unbindUser
GET admin/group/listByUser
GET admin/group/all
GET admin/tenant/pageList
POST admin/tenant/add
GET admin/tenant/delete
POST admin/tenant/update
GET admin/tenant/{id}/get
GET admin/channel/tree
`)
