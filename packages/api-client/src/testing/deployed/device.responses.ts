import { ok } from '../call-sample'
import { AT, DATE, listed, page, type DeployedResponse } from './deployed-response'

const SENSOR = 'device/deviceSensor'
const POINT = 'device/deviceFireMainSensor'
const place = { buildingId: '12', channelId: '1', floor: 3 }
const hostPlace = { ...place, channelId: '11' }

/** Devices, floors, hydrants and readings (contract device 1 to 9). */
export const deviceResponses: readonly DeployedResponse[] = [
  {
    title: 'floors have no status and no order, and are merged with the alarm floors (1, 2.2, 23.2)',
    path: `${SENSOR}/getAlrmFloor`,
    run: (client) => client.floors.list(place),
    body: ok([{ floor: -1, status: '0' }, { floor: '7', status: 1 }, { floor: 3, status: '报警' }, { floor: 0, status: '1' }]),
    contains: [
      { floor: 7, status: 'alarm' },
      { floor: 3, status: 'alarm' },
      { floor: -1, status: 'faultOrOffline' },
    ],
    dropped: 1,
  },
  {
    title: 'a list of devices has its status in Chinese and may have texts for numbers (23.3)',
    path: `${SENSOR}/selectByFloorGetSensor`,
    run: (client) => client.sensors.onFloor({ ...place, ...page, status: null }),
    body: {
      status: '200',
      message: null,
      data: {
        total: '6',
        rows: [
          ...['故障', '报警', '正常', '未启用', '离线', ' 2 '].map((status, at) => ({ id: at + 1, status, sensorNo: ' a1 ' })),
          null,
        ],
      },
    },
    contains: {
      rows: ['0', '1', '2', '3', '4', '2'].map((status, at) => ({ id: String(at + 1), status, sensorNumber: 'a1' })),
      total: 6,
      dropped: 1,
    },
    dropped: 1,
  },
  {
    title: 'the id of a fire host has three spellings (0.5, 23.22)',
    path: `${POINT}/selectByFloorGetSensor`,
    run: (client) => client.sensors.onFloor({ ...hostPlace, ...page, status: null }),
    body: listed(
      { id: '1234567890123456789', fireMainId: 5, sensorLoop: 2, address: '017', series: '点型', status: '报警', bName: '星河' },
      { id: 2, fireMianId: '5', status: 1 },
      { id: 3, fireMain: 5, status: '1' },
    ),
    contains: {
      rows: [
        { id: '1234567890123456789', fireHostId: '5', loop: '2', address: '017', series: '点型', status: '1', buildingName: '星河' },
        { id: '2', fireHostId: '5', status: '1' },
        { id: '3', fireHostId: '5', status: '1' },
      ],
    },
  },
  {
    title: 'devices of a hydrant that are not enabled have no channel, building, floor or mark (23.13)',
    path: `${SENSOR}/getNotEnabledSensorListByHydrantId`,
    run: (client) => client.hydrants.notEnabled({ hydrantId: '31', channelId: '5', ...page }),
    body: listed({
      id: 1, sensorNo: 'h1', equipmentType: '水压', model: 'X', manufacturer: '安澜', hydrantName: '1号',
      positionDescription: '北门',
    }),
    contains: { rows: [{ id: '1', hydrantName: '1号', position: '北门', model: 'X', marked: null, floor: null, channelName: null }] },
  },
  {
    title: 'devices that are not enabled have their mark as "true", "false" or in words (2.1, 3)',
    path: `${SENSOR}/getNotEnabledSensorList`,
    run: (client) => client.sensors.notEnabled({ ...place, ...page }),
    body: listed(...['true', 'false', '已标记', '未标记', ''].map((positionSign, id) => ({ id, positionSign, bName: '星河', floor: 0 }))),
    contains: { rows: [true, false, true, false, null].map((marked) => ({ marked, buildingName: '星河', floor: null })) },
  },
  {
    title: 'markers have coordinates as texts, or none when unmarked; the placeholder picture is no plan (2.2, domain 21)',
    path: `${SENSOR}/getSensorAndFloor`,
    run: (client) => client.floorPlans.markers(place),
    body: ok({
      url: 'http://files.example/none.png',
      sensor: [{ id: 1, positionSignX: '120.50', positionSignY: '80', status: '4', color: '#F5A623' }, { id: 2, status: '2' }, null, { status: '1' }],
    }),
    contains: {
      markers: [
        { id: '1', x: 120.5, y: 80, status: '4' },
        { id: '2', x: null, y: null, status: '2' },
      ],
      dropped: 2,
    },
    dropped: 2,
  },
  {
    title: 'the pop-over of a marker has no status unless the device is offline (2.3, 23.16)',
    path: `${SENSOR}/getSensor`,
    run: (client) => client.sensors.markerInfo({ id: '1', channelId: '1' }),
    body: ok({
      equipmentType: '感烟',
      sensorNo: 'a1',
      positionDescription: '走廊',
      date: AT,
      alrmData: [{ measuringPoint: '烟雾浓度', data: 1.2, status: '1', type: '报警', color: 'red;background:url(x)' }, null],
    }),
    contains: { status: null, at: AT, readings: [{ data: '1.2', status: '1', color: null }] },
    unreadable: 1,
    dropped: 1,
  },
  {
    title: 'the pop-over of an offline device has the status, since when and for how long (2.3)',
    path: `${SENSOR}/getSensor`,
    run: (client) => client.sensors.markerInfo({ id: '1', channelId: '1' }),
    body: ok({
      equipmentType: '感烟', sensorNo: 'a1', positionDescription: '走廊', status: '4', date: DATE, time: '1天2小时',
    }),
    contains: { status: '4', at: AT, offlineFor: '1天2小时', readings: [] },
  },
  {
    title: 'the pop-over of an offline fire host point has only for how long (3)',
    path: `${POINT}/getSensor`,
    run: (client) => client.sensors.markerInfo({ id: '1', channelId: '11' }),
    body: ok({ time: '3分20秒' }),
    contains: { status: '4', at: null, offlineFor: '3分20秒' },
  },
  {
    title: 'device types of a fire host have no colour (23.17)',
    path: `${POINT}/selectCount`,
    run: (client) => client.sensors.typeCounts(hostPlace),
    body: ok([{ type: '点型', count: '12' }]),
    contains: [{ type: '点型', count: 12, color: null }],
  },
  {
    title: 'sums over nothing are null or left out, and count as 0 (head: maps leave out null columns)',
    path: `${SENSOR}/selectStatusCount`,
    run: (client) => client.deviceCounts.ofBuilding(place),
    body: ok({ faultCount: null, normalCount: '3' }),
    contains: { alarm: 0, fault: 0, offline: null, normal: 3 },
  },
  {
    title: 'the counts of a whole building may have none of a floor (2.2)',
    path: `${SENSOR}/getStatusCount`,
    run: (client) => client.sensors.unplacedCounts(place),
    body: ok({ allNotEnabledCount: 4 }),
    contains: { notEnabled: 0, unlabelled: 0, allNotEnabled: 4 },
  },
  {
    title: 'measuring points are a bare array; 3 is shielded (2.1, 23.21)',
    path: `${SENSOR}/getMeasuringPoint`,
    run: (client) => client.sensors.measuringPoints('1'),
    body: [
      { id: 1, measuringPoint: '烟雾浓度', codeName: 'SMOKE', dataUnit: '', alarmStatus: 1, typeName: '火警测点' },
      { id: 2, measuringPoint: '电压', codeName: 'VOL', dataUnit: 'V', alarmStatus: '屏蔽' },
      { id: 3, measuringPoint: '温度', codeName: 'T', alarmStatus: '3' },
      { id: 4, measuringPoint: 'no code', codeName: null, alarmStatus: 2 },
    ],
    contains: [
      { code: 'SMOKE', unit: null, state: 'alarm' },
      { code: 'VOL', unit: 'V', state: 'shielded' },
      { code: 'T', state: 'shielded' },
    ],
    dropped: 1,
  },
  {
    title: 'measuring points are wrapped',
    path: `${SENSOR}/getMeasuringPoint`,
    run: (client) => client.sensors.measuringPoints('1'),
    body: ok([{ codeName: 'SMOKE', alarmStatus: 0 }]),
    contains: [{ code: 'SMOKE', state: 'fault' }],
  },
  {
    title: 'readings are a bare array, their time a minute, their value sometimes a text (9)',
    path: 'device/turingBusiness/querySensorRealTime',
    run: (client) => client.readings.ofDay({ sensorNumber: 'a1', pointCode: 'T', day: '2026-10-12' }),
    body: [{ temperature: '21.5', inputdate: '09:30' }, { temperature: null, inputdate: '09:31' }, { temperature: 21, inputdate: '09:32:05' }],
    contains: [
      { at: AT, value: 21.5 },
      { at: AT + 125_000, value: 21 },
    ],
    dropped: 1,
  },
  {
    title: 'a hydrant has coordinates as lng,lat, its radius as text and its state in words (5, enums hydrantStatus)',
    path: 'device/deviceHardwareFacilities/getStatusById',
    run: (client) => client.hydrants.detail('31'),
    body: ok({ hydrantName: '1号', gix: '118.7830,32.0401', protectionRadius: '150', status: '异常' }),
    contains: { name: '1号', protectionRadius: 150, status: '0' },
  },
  {
    title: 'the unit of a hydrant is an empty object when it is unknown (5)',
    path: 'device/deviceHardwareFacilities/selectUnitById',
    run: (client) => client.hydrants.unit('31'),
    body: ok({}),
    contains: { address: null, unitName: null, phone: null },
  },
  {
    title: 'the devices of a hydrant have no id (23.11)',
    path: `${SENSOR}/getByHydrantIdGetSensor`,
    run: (client) => client.hydrants.devices({ hydrantId: '31', channelId: '5' }),
    body: ok([{ equipmentType: '水压', sensorNo: 'h1', time: AT }, { equipmentType: '水压', sensorNo: 'h2', time: null }]),
    contains: [
      { id: null, sensorNumber: 'h1', reportedAt: AT },
      { sensorNumber: 'h2', reportedAt: null },
    ],
  },
  {
    title: 'of several pictures of a floor the newest counts, in any folder of the object store (7, domain 21)',
    path: 'device/deviceFloorLayout/selectImage',
    run: (client) => client.floorPlans.find(place),
    body: ok([
      { id: 61, buildId: 12, fileFloor: 3, fileName: '3F', fileType: 'png', filePath: '平面图/3F.png', memo: null, delFlag: '0' },
      { id: 9, filePath: 'http://oss.example/9.png?x-image=resize,l_1000' },
    ]),
    contains: { plan: { id: '61', url: '平面图/3F.png', fileName: '3F' }, candidates: 2 },
  },
  {
    title: 'a floor without a picture (7)',
    path: 'device/deviceFloorLayout/selectImage',
    run: (client) => client.floorPlans.find(place),
    body: ok([]),
    contains: { plan: null, candidates: 0 },
  },
  ...['0', '1', 0, 1, null].map((data): DeployedResponse => ({
    title: `the plan-setup permission is the bare value ${JSON.stringify(data)} (8)`,
    path: 'device/deviceTenantSetup/get',
    run: (client) => client.tenantSetup.planAllowed(),
    body: { status: 200, data },
    contains: data === '1' || data === 1,
  })),
  {
    title: 'the plan-setup permission is in an object, as in the specification (23.1)',
    path: 'device/deviceTenantSetup/get',
    run: (client) => client.tenantSetup.planAllowed(),
    body: ok({ id: 1, planSetup: '1' }),
    contains: true,
  },
]
