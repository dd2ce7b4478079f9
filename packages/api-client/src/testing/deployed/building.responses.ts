import { ok } from '../call-sample'
import { AT, DATE, listed, page, type DeployedResponse } from './deployed-response'

/** Buildings, fire hosts and lists of devices (contract device 1, 3, 4, 6, 10). */
export const buildingResponses: readonly DeployedResponse[] = [
  {
    title: 'a building with lower-case names, numbers as texts and both completion dates (0.5, 1.2)',
    path: 'device/deviceBuilding/get',
    run: (client) => client.estate.buildings.get('12'),
    body: ok({
      id: 12, oid: 3, bid: null, sysOrganId: -1, bname: '星河大厦', baddress: '滨江路', btime: DATE, bTimeLong: AT, bstate: '0',
      barea: '1200.50', bhight: 45, bstore: '一类高层', bstrture: '框架', propertRight: '1', zxqy: 320102, street: '001',
      gis: '118.78,32.04', haveCtrlroom: '1', ctrlroomPlace: '一楼', haveFireproof: '0', xfssIntact: '1', upFloor: '6',
      underFloor: 2, mostworkerr: '300', updTime: null, crtUserName: 'op(值班员)', crtTime: DATE, delFlag: '0', tenantId: 't',
    }),
    contains: {
      id: '12', networkedUnitId: '3', name: '星河大厦', address: '滨江路', completedAt: AT, inUse: false, area: 1200.5, height: 45,
      category: '一类高层', structure: '框架', ownership: '1', regionCode: '320102', streetCode: '001', coordinates: { longitude: 118.78, latitude: 32.04 }, coordinatesText: '118.78,32.04',
      hasControlRoom: true, controlRoomPlace: '一楼', hasAutomaticFireProtection: false, facilitiesQualified: true, floors: 6,
      undergroundFloors: 2, maxOccupants: 300, updatedAt: null, createdBy: 'op(值班员)', createdAt: AT,
    },
  },
  {
    title: 'a building whose completion is a date text only (0.4)',
    path: 'device/deviceBuilding/get',
    run: (client) => client.estate.buildings.get('12'),
    body: ok({ id: 12, bName: '星河大厦', btime: '2026-10-12', bTimeLong: null }),
    contains: { name: '星河大厦', completedAt: Date.UTC(2026, 9, 11, 16) },
  },
  {
    title: 'the contact of a building, without an id (23.12)',
    path: 'device/deviceBuilding/selectByBuildId',
    run: (client) => client.buildings.contact('12'),
    body: ok({ bName: '星河大厦', bAddress: null, safeDutyName: '林', safeDutyPhone: '13800001234', legalName: '许' }),
    contains: { name: '星河大厦', address: null, responsiblePerson: '林', phone: '13800001234' },
  },
  {
    title: 'networked units are a bare array of entities with two fields that are not null (6)',
    path: 'device/deviceNetworkingUnit/getAll',
    run: (client) => client.estate.buildings.networkedUnits({}),
    body: [{ id: 3, oname: '星河物业', olicense: null, xzqy: null }, { id: 4, oName: '北辰物业' }],
    contains: [
      { id: '3', name: '星河物业' },
      { id: '4', name: '北辰物业' },
    ],
  },
  {
    title: 'the region tree: any level may be missing, and its leaves are buildings (1)',
    path: 'device/deviceBuilding/select',
    run: (client) => client.estate.buildings.tree({}),
    body: ok([
      { code: '110000', pid: '-1', name: '北京市', status: null, childList: [{ code: '12', pid: '110101', name: '星河大厦', status: '0' }, null] },
    ]),
    contains: [{ code: '110000', children: [{ code: '12', name: '星河大厦', status: '0', children: [] }] }],
    dropped: 1,
  },
  {
    title: 'the list of all devices has marks and status in words, and channels without a name (2.1)',
    path: 'device/deviceSensor/pageList',
    run: (client) => client.devices.list(page),
    body: listed({
      id: 1, status: '未启用', channelId: 7, channelName: '无', floor: '-1', positionSign: '未标记', buildingId: 12,
      bName: '星河',
    }),
    contains: { rows: [{ status: '3', channelId: '7', channelName: '无', floor: -1, marked: false, buildingId: '12', buildingName: '星河' }] },
  },
  {
    title: 'the filters of device types have the values in use and all values (10)',
    path: 'device/deviceSensorType/getSelected',
    run: (client) => client.estate.inventory.typeFilters(),
    body: ok({
      equipmentType: ['全部', '感烟'],
      manufacturer: ['全部'],
      selectManufacturer: ['安澜'],
      selectChannel: [{ id: 1, channelName: '无线感烟' }],
      measuringPoints: [{ id: 7, measuringPoint: '烟雾浓度', dataUnit: '%', codeName: 'SMOKE' }],
      channel: ['无线感烟'],
    }),
    contains: {
      equipmentTypes: ['感烟'],
      manufacturers: [],
      allManufacturers: ['安澜'],
      allChannels: ['无线感烟'],
      measuringPoints: [{ id: '7', code: 'SMOKE', label: '烟雾浓度', unit: '%' }],
    },
  },
  {
    title: 'hydrant names have a misspelt name (0.5)',
    path: 'device/deviceHardwareFacilities/getSelected',
    run: (client) => client.estate.inventory.hydrantNames(),
    body: ok({ hydrantrName: ['全部', '1号', null] }),
    contains: ['1号'],
  },
  {
    title: 'without any building the first one has id -1 (1)',
    path: 'device/deviceBuilding/selectFirst',
    run: (client) => client.estate.buildings.first(),
    body: ok({ id: '-1' }),
    contains: null,
  },
  {
    title: 'the hosts that still have points are an array of numbers (4)',
    path: 'device/deviceFireMain/deleteQuery',
    run: (client) => client.fireHosts.hosts.withPoints(['5', '6']),
    body: ok([5, '6']),
    contains: ['5', '6'],
  },
  {
    title: 'the form of a new point has floors and no point (3)',
    path: 'device/deviceFireMainSensor/selectType',
    run: (client) => client.fireHosts.points.form({ buildingId: '12' }),
    body: ok({ floor: [2, '1', -1, 0] }),
    contains: { point: null, floors: [2, 1, -1] },
    dropped: 1,
  },
  {
    title: 'buildings on the map have two halves of coordinates, and counts that may be null (3)',
    path: 'device/deviceFireMainSensor/getAllBuildingList',
    run: (client) => client.fireHosts.points.buildings(page),
    body: listed({ id: 12, bName: '星河', bAddress: '滨江路', safeDutyName: '林', faultCount: null, callCount: 1 }),
    contains: { rows: [{ id: '12', name: '星河', address: '滨江路', responsiblePerson: '林', faults: 0, alarms: 1, normal: 0 }] },
  },
]
