import { ok, type CallSample } from '../call-sample'

const AT = Date.UTC(2026, 9, 12, 1, 30)
const DATE = '2026-10-12 09:30:00'
const NO_DETAIL = {
  status: null,
  sensorNumber: null,
  equipmentType: null,
  buildingName: null,
  hydrantName: null,
  floor: null,
  description: null,
  fireHostId: null,
  loop: null,
  address: null,
  series: null,
}
const NO_MARKER = {
  equipmentType: null,
  sensorNumber: null,
  position: null,
  fireHostId: null,
  loop: null,
  address: null,
  series: null,
  at: null,
  status: null,
  offlineFor: null,
  type: null,
  readings: [],
}

/** One device: its detail, pop-over, points and readings. */
export const deviceSamples: readonly CallSample[] = [
  {
    call: 'GET /api/device/deviceSensor/get',
    ask: (client) => client.sensors.detail({ id: '1', channelId: '1' }),
    sends: { id: '1' },
    answer: ok({ status: '2', sensor: '感烟', sensorNo: 'a1', bName: '星河大厦', floor: 3, description: '走廊' }),
    gives: {
      ...NO_DETAIL,
      status: '2',
      equipmentType: '感烟',
      sensorNumber: 'a1',
      buildingName: '星河大厦',
      floor: 3,
      description: '走廊',
    },
  },
  {
    call: 'GET /api/device/deviceSensor/getOutdoor',
    ask: (client) => client.sensors.detail({ id: '1', channelId: '5' }),
    sends: { id: '1' },
    answer: ok({ status: '0', sensor: '水压', sensorNo: 'h1', hydrantName: '1号' }),
    gives: { ...NO_DETAIL, status: '0', equipmentType: '水压', sensorNumber: 'h1', hydrantName: '1号' },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/get',
    ask: (client) => client.sensors.detail({ id: '1', channelId: '11' }),
    answer: ok({
      series: '点型',
      status: '1',
      fireMianId: 5,
      sensorLoop: '02',
      address: '017',
      bName: '星河大厦',
      floor: 3,
      description: '走廊',
    }),
    gives: {
      ...NO_DETAIL,
      series: '点型',
      status: '1',
      fireHostId: '5',
      loop: '02',
      address: '017',
      buildingName: '星河大厦',
      floor: 3,
      description: '走廊',
    },
  },
  {
    call: 'GET /api/device/deviceSensor/getSensor',
    ask: (client) => client.sensors.markerInfo({ id: '1', channelId: '1' }),
    sends: { sensorId: '1' },
    answer: ok({
      equipmentType: '感烟',
      sensorNo: 'a1',
      positionDescription: '走廊',
      date: DATE,
      alrmData: [{ measuringPoint: '烟雾浓度', data: '1.2%', status: 1, type: '烟雾报警', color: '#FF001F' }],
    }),
    gives: {
      ...NO_MARKER,
      equipmentType: '感烟',
      sensorNumber: 'a1',
      position: '走廊',
      at: AT,
      readings: [{ measuringPoint: '烟雾浓度', data: '1.2%', status: '1', type: '烟雾报警', color: '#FF001F' }],
    },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getSensor',
    ask: (client) => client.sensors.markerInfo({ id: '1', channelId: '11' }),
    answer: ok({
      series: '点型',
      sensorLoop: '02',
      address: '017',
      fireMain: 5,
      date: DATE,
      status: '0',
      type: '故障',
      color: '#F5A623',
    }),
    gives: {
      ...NO_MARKER,
      series: '点型',
      loop: '02',
      address: '017',
      fireHostId: '5',
      at: AT,
      status: '0',
      type: '故障',
    },
  },
  {
    call: 'GET /api/device/deviceSensor/getMeasuringPoint',
    ask: (client) => client.sensors.measuringPoints('1'),
    sends: { id: '1' },
    answer: [
      { id: 1, measuringPoint: '烟雾浓度', codeName: 'SMOKE', dataUnit: '%', alarmStatus: 1, typeName: '火警测点' },
      { codeName: 'VOL', alarmStatus: 3 },
    ],
    gives: [
      { code: 'SMOKE', label: '烟雾浓度', unit: '%', state: 'alarm' },
      { code: 'VOL', label: null, unit: null, state: 'shielded' },
    ],
  },
  {
    call: 'POST /api/device/turingBusiness/querySensorRealTime',
    ask: (client) => client.readings.ofDay({ sensorNumber: 'a1', pointCode: 'SMOKE', day: '2026-10-12' }),
    sends: { mac: 'a1', sensorType: 'SMOKE', startTime: '2026-10-12', endTime: '2026-10-12' },
    answer: [
      { temperature: 1.2, inputdate: '09:30' },
      { temperature: 'x', inputdate: '09:31' },
      { temperature: '1.3', inputdate: '09:32' },
    ],
    gives: [
      { at: AT, value: 1.2 },
      { at: AT + 120_000, value: 1.3 },
    ],
  },
  {
    call: 'POST /api/device/turingBusiness/querySensorRealTimeDay',
    ask: (client) =>
      client.readings.ofDays({ sensorNumber: 'a1', pointCode: 'SMOKE', from: '2026-10-11', to: '2026-10-12' }),
    sends: { mac: 'a1', startTime: '2026-10-11', endTime: '2026-10-12' },
    answer: [{ temperature: 1, inputdate: '2026-10-12' }],
    gives: [{ at: Date.UTC(2026, 9, 11, 16), value: 1 }],
  },
  {
    call: 'POST /api/device/turingBusiness/queryMainSensorRealTime',
    ask: (client) => client.readings.ofFireHostPoint({ id: '9', day: '2026-10-12' }),
    sends: { id: '9', startTime: '2026-10-12', endTime: '2026-10-12' },
    answer: [{ temperature: 1, inputdate: '09:30' }],
    gives: [{ at: AT, value: 1 }],
  },
]
