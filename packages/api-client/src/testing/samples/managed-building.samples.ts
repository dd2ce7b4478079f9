import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceBuilding'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const FIRST_OF_YEAR = Date.UTC(2025, 11, 31, 16)
const BUILDING = {
  id: '12', version: null, name: '星河大厦', networkedUnitId: null, unitName: null, category: null, useType: null, useKind: null, inUse: null, ownership: null, contactName: null, contactPhone: null,
  completedOn: null, regionCode: null, streetCode: null, road: null, houseNumber: null, block: null, address: null, addressDetail: null, coordinates: null, floors: 6, basements: 1, height: null, area: null,
  footprintArea: null, standardFloorArea: null, upperArea: null, basementArea: null, structure: null, structureDetail: null, maxOccupants: null, liftCount: null, liftPlace: null, fireResistance: null,
  fireHazard: null, automaticProtection: null, facilities: null, otherFacilities: null, facilityCondition: null, controlRoom: null, controlRoomPlace: null, refugeFloors: null, refugeArea: null, refugePlace: null,
  nearbyBuildings: null, surroundings: null, deviceCount: null, planCount: null, updatedAt: null,
}
const INPUT = { name: '星河大厦', regionCode: '320102', floors: 6, basements: 1 } as const
const SENT = { bname: '星河大厦', zxqy: '320102', upFloor: 6, underFloor: 1 }

export const managedBuildingSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.managedBuildings.list({ page: 1, limit: 15, name: '星', address: '滨江', regionCode: '320100', networkedUnitId: '3' }),
    sends: { page: '1', limit: '15', buildingName: '星', baddress: '滨江', code: '320100', oid: '3' },
    response: rows({ id: 12, bname: '星河大厦', upFloor: 6, underFloor: '1', bstate: '5', gis: '32.0,118.7' }, {
      id: 13, oid: 3, oname: '星河物业', bname: '北辰大厦', bstore: '一类高层', useType: '办公', useKind: '商务', bstate: '1', propertRight: '2', linkman: '王', linkphone: '138', bTimeLong: FIRST_OF_YEAR,
      zxqy: '320102', street: '001', road: '滨江路', mnph: '18号', ldz: 'A座', baddress: '滨江路18号', addressDetail: '东门', gis: '118.7,32.0', upFloor: '38', underFloor: 4, bhight: '168.50', barea: 1200.5,
      bzdArea: '300', bzcArea: 250, upFloorArea: 1000, underFloorArea: 200.5, bstrture: '框架', bstrture1: '核心筒', mostworkerr: 4000, liftCount: 6, liftPlace: '核心筒', fireRate: '一级', fireDanger: '低',
      haveFireproof: '1', xfss: '喷淋', xfssOther: '水炮', xfssIntact: '1', haveCtrlroom: '1', ctrlroomPlace: '一层', refugeNumber: 2, refugeArea: 90, refugePlace: '15层', nearBuilding: '东侧广场', geogInfo: '临江',
      deviceCount: 120, planCount: '42', updTime: '2026-10-12 09:30:00', version: 2,
    }),
    gives: {
      rows: [
        BUILDING,
        {
          id: '13', version: '2', name: '北辰大厦', networkedUnitId: '3', unitName: '星河物业', category: '一类高层', useType: '办公', useKind: '商务', inUse: '1', ownership: '2', contactName: '王',
          contactPhone: '138', completedOn: '2026-01-01', regionCode: '320102', streetCode: '001', road: '滨江路', houseNumber: '18号', block: 'A座', address: '滨江路18号', addressDetail: '东门',
          coordinates: { longitude: 118.7, latitude: 32 }, floors: 38, basements: 4, height: 168.5, area: 1200.5, footprintArea: 300, standardFloorArea: 250, upperArea: 1000, basementArea: 200.5,
          structure: '框架', structureDetail: '核心筒', maxOccupants: 4000, liftCount: 6, liftPlace: '核心筒', fireResistance: '一级', fireHazard: '低', automaticProtection: '1', facilities: '喷淋',
          otherFacilities: '水炮', facilityCondition: '1', controlRoom: '1', controlRoomPlace: '一层', refugeFloors: 2, refugeArea: 90, refugePlace: '15层', nearbyBuildings: '东侧广场', surroundings: '临江',
          deviceCount: 120, planCount: 42, updatedAt: AT,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/selectById`, run: (client) => client.managedBuildings.get('12'), sends: { id: '12' }, response: ok({ id: 12, bname: '星河大厦', upFloor: 6, underFloor: 1 }), gives: BUILDING },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.managedBuildings.add({
      ...INPUT, name: ' 星河大厦 ', networkedUnitId: '3', inUse: '0', facilityCondition: '2', completedOn: '2026-01-01', streetCode: '', coordinates: { longitude: 118.7, latitude: 32 }, controlRoom: null,
    }),
    sends: { ...SENT, oid: 3, bstate: '0', xfssIntact: '2', bTimeLong: FIRST_OF_YEAR, street: null, gis: '118.7,32', haveCtrlroom: null },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.managedBuildings.update('12', { ...INPUT, address: '滨江路', networkedUnitId: null }, { version: '1' }),
    sends: { id: 12, version: '1', ...SENT, baddress: '滨江路', oid: null },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.managedBuildings.remove(['12', '13']), sends: { id: '12,13' }, response: ok() },
  {
    // the deployed platform counts the devices only
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.managedBuildings.usedBy('12'),
    sends: { id: '12' },
    response: ok(4),
    gives: [{ what: '', count: 4 }],
  },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.managedBuildings.usedBy('12'),
    response: ok([{ what: '设备', count: 3 }, { what: '平面图', count: 1 }]),
    gives: [{ what: '设备', count: 3 }, { what: '平面图', count: 1 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.managedBuildings.importRows([INPUT], { dryRun: true }),
    sends: { dryRun: true, rows: [SENT] },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'bname', message: '建筑物名称重复!' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'name', message: '建筑物名称重复!' }] },
  },
  {
    call: `GET ${BASE}/floors`,
    run: (client) => client.managedBuildings.floors('12'),
    sends: { id: '12' },
    response: ok({ id: 12, version: 2, floors: [{ floor: 2, name: '设备层', hasPlan: true, hasDraft: false, placed: 3, unplaced: '1' }, { floor: -1, name: null, hasPlan: false, hasDraft: true, placed: 0, unplaced: 0 }] }),
    gives: {
      id: '12', version: '2',
      floors: [{ floor: 2, name: '设备层', hasPlan: true, hasDraft: false, placed: 3, unplaced: 1 }, { floor: -1, name: null, hasPlan: false, hasDraft: true, placed: 0, unplaced: 0 }],
    },
  },
  {
    call: `POST ${BASE}/saveFloorNames`,
    run: (client) => client.managedBuildings.nameFloors('12', { names: [{ floor: -1, floorName: ' 车库 ' }] }, { version: '2' }),
    sends: { id: 12, version: '2', names: [{ floor: -1, name: '车库' }] },
    response: ok(),
  },
]
