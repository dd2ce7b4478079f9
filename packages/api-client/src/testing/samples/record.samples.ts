import { RECORD_CATEGORY } from '../../codes/record-category'
import { CHANNEL } from '../../codes/channel'
import { ok, rows, type CallSample } from '../call-sample'

const BUILDING_CONTROLLERS = [
  ['general', 'deviceAbnormal', CHANNEL.default],
  ['fireHost', 'deviceFireMainAbnormal', CHANNEL.fireHost],
] as const
const CONTROLLERS = [...BUILDING_CONTROLLERS, ['hydrant', 'deviceFacilitiesAbnormal', CHANNEL.hydrant]] as const
const AT = Date.UTC(2026, 9, 12, 1, 30)
const DATE = '2026-10-12 09:30:00'
const page = { page: 1, limit: 10 }

const NO_PLACE_RECORD = {
  category: RECORD_CATEGORY.fire,
  sensorId: null,
  equipmentType: null,
  series: null,
  sensorNumber: null,
  position: null,
  measuringPoint: null,
  alarmType: null,
  value: null,
  unit: null,
  raisedAt: null,
}
const NO_HISTORY = {
  category: RECORD_CATEGORY.fire,
  measuringPoint: null,
  alarmType: null,
  value: null,
  unit: null,
  raisedAt: null,
  verdict: null,
  confirmedBy: null,
  confirmedAt: null,
  handledBy: null,
  handledAt: null,
}

export const recordSamples: readonly CallSample[] = [
  ...CONTROLLERS.flatMap(([kind, controller, channelId]): CallSample[] => [
    {
      call: `GET /api/datahandler/${controller}/pageList`,
      run: async (client) => {
        const { rows: records } = await client.abnormalRecords.list({ kind, state: 'unhandled', ...page })
        return records.map(({ id, kind: seen, raisedAt }) => [id, seen, raisedAt])
      },
      sends: { tag: '0', page: '1', limit: '10' },
      response: rows({ id: 1, alrmDate: DATE, handleFlag: 'false' }),
      gives: [['1', kind, AT]],
    },
    {
      call: `GET /api/datahandler/${controller}/history`,
      run: (client) => client.records.verdictHistory({ kind, id: '7' }),
      sends: { id: '7' },
      response: ok([
        { person: 'op', time: DATE, outcome: 'accepted', verdict: kind === 'hydrant' ? null : '1' },
        { person: 'zhang', time: DATE, outcome: 'conflict', verdict: null },
        { person: 'zhang', time: DATE, outcome: 'raised', verdict: '1' },
        { person: 'li', time: null, outcome: '?', verdict: '?' },
      ]),
      gives: { rows: [
        { person: 'op', at: AT, outcome: 'accepted', verdict: kind === 'hydrant' ? null : '1' },
        { person: 'zhang', at: AT, outcome: 'conflict', verdict: null },
        { person: 'zhang', at: AT, outcome: 'raised', verdict: '1' },
        { person: 'li', at: null, outcome: null, verdict: null },
      ], dropped: 0 },
    },
    {
      call: `GET /api/datahandler/${controller}/getAlrmBySensorId`,
      run: (client) => client.abnormalRecords.history({ sensorId: '7', channelId, page: 1, limit: 5 }),
      sends: { sensorId: '7', page: '1', limit: '5' },
      response: rows({
        id: 1,
        alrmType: '烟雾报警',
        alrmDate: DATE,
        fireFlag: '1',
        handlePerson: 'op',
        handleDate: DATE,
        alrmCategory: '1',
      }),
      gives: {
        rows: [
          {
            ...NO_HISTORY,
            id: '1',
            // records of hydrants are faults, and a fault has no verdict
            category: kind === 'hydrant' ? '0' : '1',
            alarmType: '烟雾报警',
            raisedAt: AT,
            verdict: kind === 'hydrant' ? null : '1',
            handledBy: 'op',
            handledAt: AT,
          },
        ],
        total: 1,
        dropped: 0,
      },
    },
    {
      call: `GET /api/datahandler/${controller}/selectAlrmType`,
      run: (client) => client.statistics.alarmTypes({ kind, channelId, handled: true }),
      sends: { channelId, handleFlag: '1' },
      response: ok(['全部', '烟雾报警', null, '离线 ']),
      gives: ['烟雾报警', '离线'],
    },
  ]),
  ...BUILDING_CONTROLLERS.flatMap(([kind, controller, channelId]): CallSample[] => [
    {
      call: `GET /api/datahandler/${controller}/selectCount`,
      run: (client) => client.statistics.verdictCounts({ kind, channelId }),
      sends: { channelId },
      response: ok({ realFire: 1, falseFire: '2', faultAlarm: 3 }),
      gives: { realFires: 1, falseAlarms: 2, faults: 3 },
    },
    {
      call: `GET /api/datahandler/${controller}/selectCountNearlyMonth`,
      run: (client) => client.statistics.byMonth({ kind, channelId, months: 2 }),
      sends: { count: '2', channelId },
      response: ok({ months: ['202609', '202610'], faultCount: [1, 2], alarmCount: ['3', 4], notAlarmCount: [5] }),
      gives: {
        rows: [
          { month: '202609', faults: 1, fires: 3, falseAlarms: 5 },
          { month: '202610', faults: 2, fires: 4, falseAlarms: null },
        ],
        dropped: 0,
      },
    },
    {
      call: `GET /api/datahandler/${controller}/selectAbnormal`,
      run: (client) => client.abnormalRecords.ofPlace({ buildingId: '12', channelId, floor: 3, ...page }),
      sends: { buildId: '12', channelId, floor: '3', page: '1', limit: '10' },
      response: rows(
        { alrmType: '报警', alrmDate: DATE, series: '点型' },
        { alrmType: '报警', alrmDate: DATE, series: '点型' },
        {},
      ),
      gives: {
        rows: [
          { ...NO_PLACE_RECORD, key: `${AT}||||报警`, alarmType: '报警', raisedAt: AT, series: '点型' },
          { ...NO_PLACE_RECORD, key: `${AT}||||报警|1`, alarmType: '报警', raisedAt: AT, series: '点型' },
        ],
        total: 3,
        dropped: 1,
      },
    },
  ]),
  {
    call: 'GET /api/datahandler/deviceAbnormal/pageList',
    run: async (client) => {
      const response = await client.records.list({
        kind: 'general',
        state: 'all',
        channelId: '1',
        buildingId: '12',
        buildingName: '星河大厦',
        floor: -1,
        sensorNumber: 'a1',
        sensorNumberIs: 'a1b2',
        position: '走廊',
        equipmentType: '感烟',
        alarmType: '烟雾报警',
        category: '1',
        verdict: '2',
        confirmedBy: 'op',
        handledBy: 'zhang',
        raised: { from: '2026-10-01', to: '2026-10-12' },
        keyword: '走廊',
        // a filter of another table
        loop: '02',
        ...page,
      })
      return response.rows.map(({ id, handled, lastReportedAt, receivedAt, stampedAt }) => [id, handled, lastReportedAt, receivedAt, stampedAt])
    },
    sends: {
      tag: 'all',
      channelId: '1',
      buildId: '12',
      bName: '星河大厦',
      floorId: '-1',
      sensorNo: 'a1',
      sensorNoIs: 'a1b2',
      positionDescription: '走廊',
      equipmentType: '感烟',
      alrmType: '烟雾报警',
      alrmCategory: '1',
      fireFlag: '2',
      confirPerson: 'op',
      handlePerson: 'zhang',
      dateStrs: '2026-10-01,2026-10-12',
      keyword: '走廊',
      page: '1',
      limit: '10',
    },
    response: rows({ id: 1, alrmDate: DATE, handleFlag: 'true', lastReportedAt: DATE, receivedAt: DATE, stampedAt: '2000-01-01 08:00:00' }, { id: 2, handleFlag: 'false' }, {}),
    // the open fire stands first (domain 19)
    gives: [
      ['2', false, null, null, null],
      ['1', true, AT, AT, Date.UTC(2000, 0, 1)],
    ],
  },
  {
    call: 'GET /api/datahandler/deviceFacilitiesAbnormal/pageList',
    run: (client) =>
      client.records.list({
        kind: 'hydrant',
        state: 'all',
        hydrantId: '31',
        hydrantName: '1号',
        regionCode: '339901',
        measuringPoint: '水压',
        floor: null,
        ...page,
      }),
    sends: { tag: 'all', hydrantId: '31', hydrantName: '1号', code: '339901', measuringPoint: '水压' },
    response: rows(),
    gives: { rows: [], total: 0, dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/pageList',
    run: (client) =>
      client.records.list({
        kind: 'fireHost',
        state: 'handledFires',
        fireHostId: '5',
        loop: '02',
        address: '017',
        series: '点型',
        handled: { from: '2026-10-12', to: '2026-10-12' },
        ...page,
      }),
    sends: {
      tag: '1',
      fireMainId: '5',
      sensorLoop: '02',
      address: '017',
      series: '点型',
      handleDateStrs: '2026-10-12,2026-10-12',
    },
    response: rows(),
    gives: { rows: [], total: 0, dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/pageList',
    run: async (client) => {
      const response = await client.records.list({ kind: 'fireHost', state: 'all', ...page })
      return response.rows.map(({ id, hostName, isFirstAlarm, systemType, loop, address }) => [id, hostName, isFirstAlarm, systemType, loop, address])
    },
    sends: { tag: 'all' },
    // the second is a record of the host itself, the third comes from another server
    response: rows(
      { id: 1, fireMainId: 5, hostName: '一号主机', firstAlarm: '1', systemType: '11', sensorLoop: '02', address: '017', alrmCategory: '1', alrmDate: DATE },
      { id: 2, fireMainId: 5, hostName: '一号主机', sensorLoop: '', address: '', alrmCategory: '0', alrmType: '主电故障', alrmDate: DATE },
      { id: 3, systemType: '99', alrmCategory: '0', alrmDate: DATE },
    ),
    gives: [
      ['1', '一号主机', true, '11', '02', '017'],
      ['2', '一号主机', null, null, null, null],
      ['3', null, null, null, null, null],
    ],
  },
  {
    call: 'GET /api/datahandler/deviceAbnormal/getNothandlerCount',
    run: (client) => client.abnormalRecords.countUnhandled(),
    response: ok('12'),
    gives: 12,
  },
  {
    call: 'GET /api/datahandler/deviceAbnormal/getChannelList',
    run: (client) => client.abnormalRecords.channels({}),
    response: ok([{ channelId: 1, channelName: '无线感烟', count: 3 }]),
    gives: { rows: [{ id: '1', name: '无线感烟', count: 3, fireCount: null, floorsInTrouble: null }], dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceAbnormal/getChannelList',
    run: (client) => client.abnormalRecords.channels({ floorsOf: '12' }),
    sends: { floorsOf: '12' },
    response: ok([{ channelId: 1, channelName: '无线感烟', count: 3 }, { channelId: 11, channelName: '消防主机', count: 1, fireCount: 1, alarmFloors: [{ floor: 32, status: '1' }] }]),
    gives: {
      rows: [
        { id: '1', name: '无线感烟', count: 3, fireCount: null, floorsInTrouble: null },
        { id: '11', name: '消防主机', count: 1, fireCount: 1, floorsInTrouble: [{ floor: 32, status: 'alarm' }] },
      ],
      dropped: 0,
    },
  },
  {
    call: 'GET /api/datahandler/deviceAbnormal/getAbnormalByTheLatestTen',
    run: async (client) => (await client.records.latest()).rows.map(({ id, kind, category }) => [id, kind, category]),
    response: ok([
      { id: 1, alrmCegory: '1' },
      { id: 2, alrmCegory: '0', kind: 'fireHost' },
    ]),
    gives: [
      ['1', 'general', '1'],
      ['2', 'fireHost', '0'],
    ],
  },
  {
    call: 'GET /api/datahandler/deviceFacilitiesAbnormal/selectMeasuringPoint',
    run: (client) => client.statistics.hydrantMeasuringPoints({ handled: false }),
    sends: { handleFlag: '0' },
    response: ok(['全部', '水压']),
    gives: ['水压'],
  },
  {
    call: 'GET /api/datahandler/deviceFacilitiesAbnormal/selectByHydrantId',
    run: (client) => client.abnormalRecords.ofHydrant({ hydrantId: '31', ...page }),
    sends: { id: '31', page: '1', limit: '10' },
    response: rows({
      alrmType: '低压',
      alrmDate: DATE,
      alrmData: '0.060',
      dataUnit: 'MPa',
      equipmentType: '水压',
      measuringPoint: '压力',
    }),
    gives: {
      rows: [
        {
          ...NO_PLACE_RECORD,
          key: `${AT}|||压力|低压`,
          category: '0',
          alarmType: '低压',
          raisedAt: AT,
          value: 0.06,
          unit: 'MPa',
          equipmentType: '水压',
          measuringPoint: '压力',
        },
      ],
      total: 1,
      dropped: 0,
    },
  },
]
