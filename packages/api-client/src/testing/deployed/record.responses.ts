import { ok } from '../call-sample'
import { AT, DATE, listed, page, type DeployedResponse } from './deployed-response'

const GENERAL = 'datahandler/deviceAbnormal'
const HYDRANT = 'datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = 'datahandler/deviceFireMainAbnormal'

/** What each table contains of a handled record. */
const HISTORIES = [
  {
    channelId: '1',
    controller: GENERAL,
    row: { measuringPoint: '烟雾浓度', confirPerson: 'op', confirDate: DATE, fireFlag: '1', handlePerson: 'op', alrmCategory: '1' },
    contains: { category: '1', verdict: '1', confirmedBy: 'op', confirmedAt: AT, handledBy: 'op', measuringPoint: '烟雾浓度' },
  },
  {
    channelId: '5',
    controller: HYDRANT,
    row: { measuringPoint: '压力', confirPerson: null, alrmData: '0.06', dataUnit: 'MPa', handlePerson: 'op' },
    contains: { category: '0', verdict: null, confirmedBy: null, value: 0.06, unit: 'MPa', handledBy: 'op' },
  },
  {
    channelId: '11',
    controller: FIRE_HOST,
    row: { fireFlag: 0, handlePerson: 'op', handleDate: DATE, alrmCategory: 1 },
    contains: { category: '1', verdict: '0', measuringPoint: null, confirmedAt: null, handledBy: 'op', handledAt: AT },
  },
] as const

/** Abnormal records and statistics about them (contract device 11 to 13). */
export const recordResponses: readonly DeployedResponse[] = [
  {
    title: 'the general table has padded codes, the name of the point as unit, "false" as text, no channel (11.1, 23.5, 23.6)',
    path: `${GENERAL}/pageList`,
    run: (client) => client.abnormalRecords.list({ kind: 'general', state: 'unhandled', channelId: '2', ...page }),
    body: listed({
      id: 12, buildId: 3, bName: '星河', equId: null, sensorNo: 'a1', equipmentType: '感烟', floor: '-1', positionDescription: '走廊',
      alrmType: `烟雾报警${' '.repeat(96)}`, alrmCategory: `1${' '.repeat(99)}`, alrmDate: DATE, fireFlag: null, handleFlag: 'false', handlePerson: null,
      handleDate: null, restoreDate: null, unit: '烟雾浓度', measuringPoint: null, alrmData: null, level: null, logId: 'x',
    }),
    contains: {
      rows: [{
        kind: 'general', id: '12', channelId: '2', buildingId: '3', buildingName: '星河', sensorNumber: 'a1', floor: -1, category: '1',
        alarmType: '烟雾报警', raisedAt: AT, measuringPoint: '烟雾浓度', unit: null, handled: false, verdict: null,
      }],
    },
  },
  {
    title: 'a record whose device recovered is handled, without a person (14.1)',
    path: `${GENERAL}/pageList`,
    run: (client) => client.abnormalRecords.list({ kind: 'general', state: 'handledFaults', ...page }),
    body: listed({
      id: 1, alrmCategory: '0', handleFlag: 'true', handlePerson: '', handleDate: DATE, restoreDate: AT,
      confirDate: String(AT),
    }),
    contains: { rows: [{ category: '0', handled: true, handledBy: null, handledAt: AT, restoredAt: AT, confirmedAt: AT }] },
  },
  {
    title: 'hydrant records have no category, building or floor, and are faults of channel 5 (12, 14.1)',
    path: `${HYDRANT}/pageList`,
    run: (client) => client.abnormalRecords.list({ kind: 'hydrant', state: 'unhandled', ...page }),
    body: listed({
      id: 4, fireCockId: 31, hydrantName: '1号', sensorNo: 'h1', measuringPoint: '压力', alrmType: '低压', alrmData: 0.06,
      dataUnit: 'MPa', alrmDate: AT, handleFlag: 'false',
    }),
    contains: { rows: [{ kind: 'hydrant', category: '0', channelId: '5', hydrantId: '31', hydrantName: '1号', value: 0.06, unit: 'MPa' }] },
  },
  {
    title: 'fire host records have loop, address and series, belong to channel 11, and have no point (13)',
    path: `${FIRE_HOST}/pageList`,
    run: (client) => client.abnormalRecords.list({ kind: 'fireHost', state: 'handledFires', ...page }),
    body: listed({
      id: 5, buildId: 3, bName: '星河', fireMainId: 9, sensorLoop: '02', address: '017', series: '点型', floor: 3,
      alrmType: '火警', alrmCategory: 1, alrmDate: DATE, fireFlag: 2, handleFlag: 'true', handlePerson: 'op',
    }),
    contains: { rows: [{ kind: 'fireHost', channelId: '11', fireHostId: '9', loop: '02', address: '017', series: '点型', category: '1', verdict: '2', handled: true, handledBy: 'op' }] },
  },
  {
    title: 'the newest ten have a misspelt category (0.5, 11.4)',
    path: `${GENERAL}/getAbnormalByTheLatestTen`,
    run: (client) => client.records.latest(),
    body: ok([{ id: 1, alrmCegory: '0', alrmDate: DATE }, { bName: 'no id' }]),
    contains: [{ kind: 'general', id: '1', category: '0', raisedAt: AT }],
    dropped: 1,
  },
  ...[12, '12', 12.0].map((data): DeployedResponse => ({
    title: `the pending count as ${JSON.stringify(data)} (11.3)`,
    path: `${GENERAL}/getNothandlerCount`,
    run: (client) => client.abnormalRecords.countUnhandled(),
    body: { status: 200, data },
    contains: 12,
  })),
  {
    title: 'the count and the name of a channel may be missing (11.3)',
    path: `${GENERAL}/getChannelList`,
    run: (client) => client.abnormalRecords.channels({}),
    body: ok([{ channelId: 1, channelName: '无线感烟', count: '3' }, { channelId: 11, channelName: null }, { channelName: 'no id' }]),
    contains: [
      { id: '1', name: '无线感烟', count: 3, fireCount: null, floorsInTrouble: null },
      { id: '11', name: '11', count: 0 },
    ],
    dropped: 1,
  },
  {
    title: 'records of a place have no id, unit null, and the id of the tenant (11.3, 23.10)',
    path: `${GENERAL}/selectAbnormal`,
    run: (client) => client.abnormalRecords.ofPlace({ buildingId: '12', channelId: '1', ...page }),
    body: listed({
      equipmentType: '感烟', sensorNo: 'a1', alrmData: '1.200', alrmType: '烟雾报警', alrmDate: DATE, alrmCategory: '1',
      positionDescription: '走廊', tenantId: 't', measuringPoint: '烟雾浓度', unit: null, level: null, dataUnit: null,
    }),
    contains: { rows: [{ sensorNumber: 'a1', value: 1.2, category: '1', measuringPoint: '烟雾浓度', unit: null, raisedAt: AT, position: '走廊' }] },
  },
  {
    title: 'records of a place have the name of the point as unit in the older call (2.1)',
    path: `${GENERAL}/selectAbnormal`,
    run: (client) => client.abnormalRecords.ofPlace({ buildingId: '12', channelId: '1', ...page }),
    body: listed({ equipmentType: '感烟', alrmType: '烟雾报警', unit: '烟雾浓度', level: '一级' }),
    contains: { rows: [{ measuringPoint: '烟雾浓度', unit: null }] },
  },
  {
    title: 'records of a place with a fire host have neither point nor category, which follows from the alarm type (13)',
    path: `${FIRE_HOST}/selectAbnormal`,
    run: (client) => client.abnormalRecords.ofPlace({ buildingId: '12', channelId: '11', ...page }),
    body: listed({ series: '点型', equId: 7, alrmDate: DATE, alrmType: '火警', positionDescription: '走廊' }),
    contains: { rows: [{ series: '点型', sensorId: '7', category: '1', measuringPoint: null, raisedAt: AT }] },
  },
  {
    title: 'records of a hydrant are entities with nulls, and faults (12, 14.1)',
    path: `${HYDRANT}/selectByHydrantId`,
    run: (client) => client.abnormalRecords.ofHydrant({ hydrantId: '31', ...page }),
    body: listed({
      id: null, alrmType: '低压', alrmDate: AT, alrmData: '0.06', dataUnit: 'MPa', equipmentType: '水压',
      measuringPoint: '压力', alrmCategory: null,
    }),
    contains: { rows: [{ category: '0', value: 0.06, unit: 'MPa', measuringPoint: '压力' }] },
  },
  ...HISTORIES.map(({ channelId, controller, row, contains }): DeployedResponse => ({
    title: `the history of a device of channel ${channelId} (11.3, 12, 13, 23.23)`,
    path: `${controller}/getAlrmBySensorId`,
    run: (client) => client.abnormalRecords.history({ sensorId: '7', channelId, page: 1, limit: 5 }),
    body: listed({ id: 1, alrmDate: DATE, alrmType: '报警', ...row }),
    contains: { rows: [{ id: '1', raisedAt: AT, alarmType: '报警', ...contains }] },
  })),
  {
    title: 'shares are texts with two decimals, and `id` is a rank (11.4)',
    path: `${GENERAL}/selectCountByBuildId`,
    run: (client) => client.statistics.byBuilding({ kind: 'general', period: 'today', category: '1' }),
    body: ok([{ name: '星河', count: '3', id: 1, percentage: '60.00' }, { name: null, count: 1 }]),
    contains: [{ name: '星河', count: 3, percentage: 60 }],
    dropped: 1,
  },
  {
    title: 'the ratio has texts when there are no records, otherwise numbers (11.4)',
    path: `${HYDRANT}/getRatioByDate`,
    run: (client) => client.statistics.handledRatio({ kind: 'hydrant', period: 'today' }),
    body: ok({ handle_percentage: 66.67, notHandle_percentage: '33.33', handleCount: '2', callCount: 1, count: 3 }),
    contains: { handled: 2, unhandled: 1, handledPercentage: 66.67, unhandledPercentage: 33.33 },
  },
  {
    title: 'counts of verdicts may be left out (head)',
    path: `${GENERAL}/selectCount`,
    run: (client) => client.statistics.verdictCounts({ kind: 'general' }),
    body: ok({ realFire: 2 }),
    contains: { realFires: 2, falseAlarms: 0, faults: 0 },
  },
  {
    title: 'open records have dates in words and values with their unit (11.4)',
    path: `${GENERAL}/getAllAlrmAndFault`,
    run: (client) => client.statistics.openRecords({ kind: 'general', category: '0', page: 1, limit: 20 }),
    body: listed({
      id: 1, buildId: 3, bName: '星河', series: '感烟', position: '3F-走廊', alarmType: '离线', date: ' 09:30',
      measuringPoint: '烟雾浓度', alarmData: '1.2%',
    }),
    contains: { rows: [{ when: '09:30', data: '1.2%', position: '3F-走廊', alarmType: '离线' }] },
  },
]
