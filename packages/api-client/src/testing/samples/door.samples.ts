import { aRecord } from '../../mock/builders/records'
import { rows, type CallSample } from '../call-sample'

export const doorSamples: readonly CallSample[] = [
  {
    call: 'GET /api/datahandler/sensorAbnormal/pageList',
    run: (client) => client.doors.unhandled({ page: 1, limit: 100 }),
    sends: { page: '1', limit: '100', isHandle: 'false' },
    response: rows({
      id: '31', buildingName: '星河大厦', floor: 3, address: '3F 东侧防火门', sensorNo: 'FM01', deviceSeries: '防火门监控器', measuringPoint: '门状态',
      alarmType: '异常开启', alarmTime: '2026-11-20 12:00:00', alarmValue: 1, abnormalType: 1, isHandle: false,
    }),
    gives: {
      rows: [{
        ...aRecord(), kind: 'other', status: '1', channelId: null, buildingId: null, sensorId: null, measuringPointCode: null, unit: null,
        id: '31', buildingName: '星河大厦', floor: 3, position: '3F 东侧防火门', sensorNumber: 'FM01', equipmentType: '防火门监控器', measuringPoint: '门状态',
        alarmType: '异常开启', value: 1, raisedAt: Date.UTC(2026, 10, 20, 4),
      }],
      total: 1,
      dropped: 0,
    },
  },
]
