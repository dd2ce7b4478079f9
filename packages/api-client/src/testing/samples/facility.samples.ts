import { DUE_STATE, FACILITY_STATUS } from '../../groups/facilities'
import { ok, rows, type CallSample } from '../call-sample'

const INDOOR = '/api/device/deviceIndoorLabel'
const OUTDOOR = '/api/device/deviceOutdoorLabel'

const PLAIN = {
  id: '7', version: null, number: '1000000000000007', typeId: null, typeName: '灭火器', cycleDays: null, status: '0', position: null, responsible: null, installedOn: null, lastInspectedAt: null, dueOn: null,
  dueState: null, hasPhoto: null, unitId: null, unitName: null, remark: null, updatedAt: null,
}
const KNOWN = {
  id: '8', version: '2', number: 'MH-A001', typeId: '3', typeName: '灭火器', cycleDays: 30, status: FACILITY_STATUS.underRepair, position: '东侧走廊', responsible: '王', installedOn: '2026-01-01', lastInspectedAt: Date.UTC(2026, 9, 12, 1, 30),
  dueOn: '2026-11-11', dueState: DUE_STATE.overdue, hasPhoto: true, unitId: '2', unitName: '星河物业', remark: '夜间', updatedAt: Date.UTC(2026, 9, 12, 1, 30),
}
const WIRE = {
  id: 8, version: 2, facilitiesNo: 'MH-A001', facilitiesTypeId: 3, equipmentType: '灭火器', inspectionCycle: 30, status: '1', state: '维修中', positionDescription: '东侧走廊', personInCharge: '王', installDate: '2026-01-01',
  lastInspectionTime: '2026-10-12 09:30:00', nextInspectionDate: '2026-11-11', dueState: '2', hasPhoto: '1', oid: 2, oName: '星河物业', remark: '夜间', updTime: '2026-10-12 09:30:00',
}
const INPUT = { typeId: '3', number: ' mh-a001 ', position: '东侧走廊', responsible: '王', installedOn: '2026-01-01', status: '0', remark: '' } as const
const SENT = { facilitiesTypeId: '3', facilitiesNo: 'MH-A001', positionDescription: '东侧走廊', personInCharge: '王', installDate: '2026-01-01', status: '0', remark: null }
const QUERY = {
  number: 'MH', typeId: '3', typeName: '灭火', status: '1', dueState: '2', position: '走廊', responsible: '王', marked: false, unitId: '2', regionCode: '339901', inspected: { from: '2026-10-01', to: '2026-10-31' },
} as const
const ASKED = {
  page: '1', limit: '15', facilitiesNo: 'MH', facilitiesTypeId: '3', equipmentType: '灭火', status: '1', dueState: '2', positionDescription: '走廊', personInCharge: '王', positionSign: '0', oid: '2', code: '339901',
  dateStrs: '2026-10-01,2026-10-31',
}

const indoorPlain = { ...PLAIN, buildingId: '12', buildingName: '星河大厦', floor: -1, marked: false, mark: null }
const indoorKnown = { ...KNOWN, buildingId: '12', buildingName: '星河大厦', floor: 3, marked: true, mark: { x: 10, y: 20.5 } }
// as the deployed platform sends it
const indoorPlainWire = { id: 7, facilitiesNo: '1000000000000007', equipmentType: '灭火器', status: '0', state: '正常', floor: -1, positionDescription: null, buildingId: 12, bName: '星河大厦', positionSign: '未标记' }
const indoorKnownWire = { ...WIRE, buildingId: 12, bName: '星河大厦', floor: 3, positionSign: '已标记', positionPoint: '10,20.5' }

const outdoorPlain = { ...PLAIN, unitId: '2', unitName: '星河物业', regionCode: null, area: null, coordinates: null, marked: false }
const outdoorKnown = { ...KNOWN, regionCode: '339901', area: '云东区', coordinates: { longitude: 120.64, latitude: 30.25 }, marked: true }
const outdoorPlainWire = { id: 7, facilitiesNo: '1000000000000007', equipmentType: '灭火器', status: '0', state: '正常', oid: 2, oName: '星河物业', positionSign: '未标记' }
const outdoorKnownWire = { ...WIRE, zxqy: '339901', area: '云东区', gis: '120.64,30.25', positionSign: '已标记' }

const PHOTO = { version: 3, photo: { filePath: '/files/a.jpg', width: 640, height: 480, crtTime: '2026-10-12 09:30:00' } }
const READ_PHOTO = { version: '3', photo: { url: '/files/a.jpg', width: 640, height: 480, uploadedAt: Date.UTC(2026, 9, 12, 1, 30) } }

/** The calls that both kinds have, with the same parameters. */
const common = (base: string, name: 'indoor' | 'outdoor'): CallSample[] => [
  { call: `GET ${base}/batchDelete`, run: (client) => client.facilities[name].remove(['7', '8']), sends: { id: '7,8' }, response: ok() },
  { call: `GET ${base}/deleteQuery`, run: (client) => client.facilities[name].usedBy('7'), sends: { id: '7' }, response: ok([{ what: '巡检路线', count: 1 }]), gives: [{ what: '巡检路线', count: 1 }] },
  { call: `GET ${base}/photo`, run: (client) => client.facilities[name].photo('7'), sends: { id: '7' }, response: ok(PHOTO), gives: READ_PHOTO },
  { call: `POST ${base}/savePhoto`, run: (client) => client.facilities[name].savePhoto({ id: '7', version: '3' }, 'iVBORw0KGgo='), sends: { id: 7, version: '3', content: 'iVBORw0KGgo=' }, response: ok() },
  { call: `POST ${base}/removePhoto`, run: (client) => client.facilities[name].removePhoto({ id: '7', version: '3' }), sends: { id: 7, version: '3' }, response: ok() },
]

export const facilitySamples: readonly CallSample[] = [
  {
    call: `GET ${INDOOR}/pageList`,
    run: (client) => client.facilities.indoor.list({ page: 1, limit: 15, ...QUERY, buildingIds: ['12', '13'], floor: -1 }),
    sends: { ...ASKED, ids: '12,13', floorId: '-1' },
    response: rows(indoorPlainWire, indoorKnownWire),
    gives: { rows: [indoorPlain, indoorKnown], total: 2, dropped: 0 },
  },
  { call: `GET ${INDOOR}/get`, run: (client) => client.facilities.indoor.get('8'), sends: { id: '8' }, response: ok(indoorKnownWire), gives: indoorKnown },
  {
    call: `POST ${INDOOR}/add`, run: (client) => client.facilities.indoor.add({ ...INPUT, buildingId: '12', floor: -1 }), sends: { ...SENT, buildingId: '12', floor: -1 }, response: ok(),
  },
  {
    call: `POST ${INDOOR}/update`,
    run: (client) => client.facilities.indoor.update('8', { typeId: '3', buildingId: '12', floor: 3 }, { version: '2' }),
    sends: { id: 8, version: '2', facilitiesTypeId: '3', buildingId: '12', floor: 3 },
    response: ok(),
  },
  {
    call: `POST ${INDOOR}/update`,
    run: (client) => client.facilities.indoor.place(indoorKnown, { x: 1, y: 2.5 }),
    sends: { id: 8, version: '2', facilitiesTypeId: '3', buildingId: '12', floor: 3, positionSign: '1,2.5' },
    response: ok(),
  },
  {
    call: `POST ${INDOOR}/importRows`,
    run: (client) => client.facilities.indoor.importRows([{ typeId: '3', buildingId: '12', floor: 3 }], { dryRun: true }),
    sends: { dryRun: true, rows: [{ facilitiesTypeId: '3', buildingId: '12', floor: 3 }] },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'facilitiesTypeId', message: '设施类型不存在' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'typeId', message: '设施类型不存在' }] },
  },
  { call: `GET ${INDOOR}/getListById`, run: (client) => client.facilities.indoor.byIds(['8', '7']), sends: { ids: '8,7' }, response: ok([indoorKnownWire, indoorPlainWire]), gives: [indoorKnown, indoorPlain] },
  ...common(INDOOR, 'indoor'),
  {
    call: `GET ${OUTDOOR}/pageList`,
    run: (client) => client.facilities.outdoor.list({ page: 1, limit: 15, ...QUERY }),
    sends: ASKED,
    response: rows(outdoorPlainWire, outdoorKnownWire),
    gives: { rows: [outdoorPlain, outdoorKnown], total: 2, dropped: 0 },
  },
  { call: `GET ${OUTDOOR}/get`, run: (client) => client.facilities.outdoor.get('8'), sends: { id: '8' }, response: ok(outdoorKnownWire), gives: outdoorKnown },
  {
    call: `POST ${OUTDOOR}/add`,
    run: (client) => client.facilities.outdoor.add({ ...INPUT, unitId: '2', regionCode: '339901', coordinates: { longitude: 120.64, latitude: 30.25 } }),
    sends: { ...SENT, oid: '2', zxqy: '339901', gis: '120.64,30.25' },
    response: ok(),
  },
  {
    call: `POST ${OUTDOOR}/update`,
    run: (client) => client.facilities.outdoor.update('8', { typeId: '3', unitId: '2', coordinates: null }, { version: '2' }),
    sends: { id: 8, version: '2', facilitiesTypeId: '3', oid: '2', gis: null },
    response: ok(),
  },
  {
    call: `POST ${OUTDOOR}/importRows`,
    run: (client) => client.facilities.outdoor.importRows([{ typeId: '3', unitId: '2' }], { dryRun: true }),
    sends: { dryRun: true, rows: [{ facilitiesTypeId: '3', oid: '2' }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  { call: `GET ${OUTDOOR}/getListById`, run: (client) => client.facilities.outdoor.byIds(['8', '7']), sends: { ids: '8,7' }, response: ok([outdoorKnownWire, outdoorPlainWire]), gives: [outdoorKnown, outdoorPlain] },
  {
    call: `GET ${OUTDOOR}/markers`,
    run: (client) => client.facilities.outdoor.markers(),
    sends: {},
    response: ok([{ id: 8, facilitiesNo: 'MH-A001', equipmentType: '灭火器', positionDescription: '东门', gis: '120.64,30.25', status: '0', dueState: '1' }]),
    gives: { rows: [{ id: '8', number: 'MH-A001', typeName: '灭火器', position: '东门', coordinates: { longitude: 120.64, latitude: 30.25 }, status: '0', dueState: '1' }], dropped: 0 },
  },
  ...common(OUTDOOR, 'outdoor'),
]
