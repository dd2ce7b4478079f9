import { ok, rows, type CallSample } from '../call-sample'

const PATH = 'GET /api/datahandler/recordStatistics'
const PERIOD = { period: { from: '2026-10-01', to: '2026-10-31' } } as const
const DAYS = { dateStrs: '2026-10-01,2026-10-31' }
const DATE = '2026-10-12 09:30:00'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const COUNTS = { raised: 8, fires: 5, faults: 2, offline: 1, open: 2, openFires: 1, recovered: 1, realFires: 1, fireTests: 1, falseAlarms: 2 }

export const statisticsSamples: readonly CallSample[] = [
  {
    call: `${PATH}/figures`,
    run: (client) => client.statistics.figures({ kind: 'general', channelId: '1', regionCode: '330106', buildingId: '12', ...PERIOD }),
    sends: { kind: 'general', channelId: '1', code: '330106', buildId: '12', ...DAYS },
    response: ok({ ...COUNTS, raised: 'eight', verdictSeconds50: 123, verdictSeconds90: null }),
    gives: { ...COUNTS, raised: null, verdictSeconds50: 123, verdictSeconds90: null },
  },
  {
    call: `${PATH}/trend`,
    run: (client) => client.statistics.trend({ kind: 'fireHost', fireHostId: '3', period: 'last7Days', grain: 'week' }),
    sends: { kind: 'fireHost', fireMainId: '3', tag: '2', grain: 'week' },
    response: ok([{ startsOn: '2026-10-12', ...COUNTS }]),
    gives: { rows: [{ startsOn: '2026-10-12', ...COUNTS }], dropped: 0 },
  },
  {
    call: `${PATH}/ranking`,
    run: (client) => client.statistics.ranking({ kind: 'general', by: 'subject', order: 'falseAlarms', limit: 5, ...PERIOD }),
    sends: { kind: 'general', by: 'subject', order: 'falseAlarms', limit: '5', ...DAYS },
    response: ok([{ id: 7, kind: 'general', name: 'YG-7', place: '星河大厦 大厅', ...COUNTS }]),
    gives: { rows: [{ id: '7', name: 'YG-7', place: '星河大厦 大厅', ...COUNTS }], dropped: 0 },
  },
  {
    call: `${PATH}/load`,
    run: (client) => client.statistics.load(PERIOD),
    sends: DAYS,
    response: ok({
      hours: 2, mean: 1.5, peak: 12, peakAt: DATE, hoursAboveSteady: 1, floods: 1, newestFloods: [{ at: DATE, alarms: 12, operators: 1 }],
      byHourOfDay: [0, 1.5, null], steadyPerHour: 6, floodPerSlot: 10,
    }),
    gives: {
      hours: 2, mean: 1.5, peak: 12, peakAt: AT, hoursAboveSteady: 1, floods: 1, newestFloods: { rows: [{ at: AT, alarms: 12, operators: 1 }], dropped: 0 },
      byHourOfDay: [0, 1.5, null], steadyPerHour: 6, floodPerSlot: 10,
    },
  },
  {
    call: `${PATH}/chattering`,
    run: (client) => client.statistics.chattering({ kind: 'general', ...PERIOD }),
    sends: { kind: 'general', ...DAYS },
    response: ok([{ id: 7, kind: 'general', name: 'YG-7', place: null, point: '烟感', periods: 2, most: 6, limit: 3 }]),
    gives: { rows: [{ id: '7', name: 'YG-7', place: null, point: '烟感', periods: 2, most: 6 }], dropped: 0 },
  },
  {
    call: `${PATH}/standing`,
    run: (client) => client.statistics.standing({ kind: 'hydrant', hydrantId: '7' }),
    sends: { kind: 'hydrant', hydrantId: '7' },
    response: rows({ id: 7, kind: 'general', name: 'YG-7', place: null, alarmType: '烟雾报警', category: '1', raisedAt: DATE, hours: 30 }),
    gives: { rows: [{ id: '7', name: 'YG-7', place: null, alarmType: '烟雾报警', category: '1', raisedAt: AT, hours: 30 }], total: 1, dropped: 0 },
  },
  {
    call: `${PATH}/units`,
    run: (client) => client.statistics.units(PERIOD),
    sends: DAYS,
    response: ok([
      { id: 3, name: '东港集团', places: 4, devices: 120, offline: 5, openFires: 1, openFaults: 6, fires: 14, falseAlarms: 9, verdictSeconds50: 95, verdictSeconds90: 610 },
      { id: null, name: '未归属单位', places: 1, devices: 'many', offline: 0, openFires: 0, openFaults: 0, fires: 0, falseAlarms: 0, verdictSeconds50: null, verdictSeconds90: null },
    ]),
    gives: {
      rows: [
        { id: '3', name: '东港集团', places: 4, devices: 120, offline: 5, openFires: 1, openFaults: 6, fires: 14, falseAlarms: 9, verdictSeconds50: 95, verdictSeconds90: 610 },
        { id: null, name: '未归属单位', places: 1, devices: null, offline: 0, openFires: 0, openFaults: 0, fires: 0, falseAlarms: 0, verdictSeconds50: null, verdictSeconds90: null },
      ],
      dropped: 0,
    },
  },
  {
    call: `${PATH}/lastHours`,
    run: (client) => client.statistics.lastHours({}),
    response: ok([{ at: DATE, fires: 1, faults: 0, offline: 2 }]),
    gives: { rows: [{ at: AT, fires: 1, faults: 0, offline: 2 }], dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/getAllAlrmAndFault',
    run: (client) => client.statistics.openRecords({ kind: 'fireHost', category: '1', page: 1, limit: 20 }),
    sends: { alrmCategory: '1', page: '1', limit: '20' },
    response: rows({ id: 1, buildId: 12, bName: '星河大厦', series: '点型', position: '3F-走廊', date: '刚刚' }),
    gives: {
      rows: [
        {
          id: '1',
          buildingId: '12',
          buildingName: '星河大厦',
          series: '点型',
          position: '3F-走廊',
          alarmType: null,
          measuringPoint: null,
          data: null,
          when: '刚刚',
        },
      ],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/selectCountByBuildId',
    run: (client) => client.statistics.byBuilding({ kind: 'fireHost', period: 'last7Days', category: '1' }),
    sends: { tag: '2', alrmCategory: '1' },
    response: ok([{ name: '星河大厦', count: 3, id: 1, percentage: '60.00' }]),
    gives: { rows: [{ name: '星河大厦', count: 3, percentage: 60 }], dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/selectCountByType',
    run: (client) =>
      client.statistics.byAlarmType({ kind: 'fireHost', period: { from: '2026-10-01', to: '2026-10-12' } }),
    sends: { dateStrs: '2026-10-01,2026-10-12' },
    response: ok([{ alrmType: '火警', count: 2, percentage: '100.00' }]),
    gives: { rows: [{ name: '火警', count: 2, percentage: 100 }], dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/selectCountByDate',
    run: (client) => client.statistics.byDay({ kind: 'fireHost', period: 'today' }),
    sends: { tag: '0' },
    response: ok({ faultList: [1], callList: [2], dateList: ['2026-10-12'] }),
    gives: { rows: [{ day: '2026-10-12', faults: 1, fires: 2 }], dropped: 0 },
  },
  {
    call: 'GET /api/datahandler/deviceFireMainAbnormal/getRatioByDate',
    run: (client) => client.statistics.handledRatio({ kind: 'fireHost', period: 'yesterday' }),
    sends: { tag: '1' },
    response: ok({ handle_percentage: '100', notHandle_percentage: '0', handleCount: 0, callCount: 0 }),
    gives: { handled: 0, unhandled: 0, handledPercentage: 100, unhandledPercentage: 0 },
  },
]
