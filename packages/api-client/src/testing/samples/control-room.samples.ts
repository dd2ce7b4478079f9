import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceControlRoom'
const ROOM = {
  id: '7', version: null, name: '一号消控室', unitId: '2', unitName: null, buildingId: null, buildingName: null, floor: null, position: null, phone: null, managerName: null, managerPhone: null,
  remark: null, updatedAt: null,
}

export const controlRoomSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.controlRooms.list({ page: 1, limit: 15, name: '一号', unitId: '2' }),
    sends: { page: '1', limit: '15', roomName: '一号', oid: '2' },
    response: rows({ id: 7, roomName: '一号消控室', oid: 2, floor: 0 }, {
      id: 8, roomName: '二号消控室', oid: 2, oname: '星河物业', buildingId: 12, bName: '星河大厦', floor: -1, positionDescription: '东侧', phone: '025-1', linkman: '王', linkphone: '138', remark: '夜间',
      updTime: '2026-10-12 09:30:00', version: 2,
    }),
    gives: {
      rows: [
        ROOM,
        {
          id: '8', version: '2', name: '二号消控室', unitId: '2', unitName: '星河物业', buildingId: '12', buildingName: '星河大厦', floor: -1, position: '东侧', phone: '025-1', managerName: '王',
          managerPhone: '138', remark: '夜间', updatedAt: Date.UTC(2026, 9, 12, 1, 30),
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.controlRooms.get('7'), sends: { id: '7' }, response: ok({ id: 7, roomName: '一号消控室', oid: 2 }), gives: ROOM },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.controlRooms.add({ name: ' 一号消控室 ', unitId: '2', buildingId: '12', floor: -1, managerName: '王' }),
    sends: { roomName: '一号消控室', oid: '2', buildingId: '12', floor: -1, linkman: '王' },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.controlRooms.update('7', { name: '一号消控室', unitId: '2', floor: null }, { version: '1' }),
    sends: { id: 7, version: '1', roomName: '一号消控室', oid: '2', floor: null },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.controlRooms.remove(['7']), sends: { id: '7' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.controlRooms.usedBy('7'),
    sends: { id: '7' },
    response: ok([{ what: '传输装置', count: 1 }]),
    gives: [{ what: '传输装置', count: 1 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.controlRooms.importRows([{ name: '一号消控室', unitId: '2' }], { dryRun: true }),
    sends: { dryRun: true, rows: [{ roomName: '一号消控室', oid: '2' }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
]
