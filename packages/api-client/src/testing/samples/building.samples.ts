import { ok, type CallSample } from '../call-sample'

const AT = Date.UTC(2026, 9, 12, 1, 30)

export const buildingSamples: readonly CallSample[] = [
  {
    call: 'GET /api/device/deviceBuilding/select',
    ask: (client) => client.estate.buildings.tree({ channelId: '1' }),
    sends: { channelId: '1' },
    answer: ok([{ code: '320000', pid: '-1', name: '江苏省', childList: [{ code: '12', pid: '320000', name: '星河大厦', childList: null, status: '1' }, { name: '无' }], status: null }]),
    gives: [{ code: '320000', name: '江苏省', status: null, children: [{ code: '12', name: '星河大厦', status: '1', children: [] }] }],
  },
  { call: 'GET /api/device/deviceBuilding/selectFirst', ask: (client) => client.estate.buildings.first(), answer: ok({ id: -1 }), gives: null },
  { call: 'GET /api/device/deviceBuilding/getSelected', ask: (client) => client.estate.buildings.names(), answer: ok({ bname: ['全部', '星河大厦'] }), gives: ['星河大厦'] },
  {
    call: 'GET /api/device/deviceBuilding/get',
    ask: async (client) => {
      const building = await client.buildings.detail('12')
      return Object.fromEntries(Object.entries(building).filter(([, value]) => value !== null))
    },
    sends: { id: '12' },
    answer: ok({
      id: 12, bname: '星河大厦', bTimeLong: AT, zxqy: '320102', street: '001', bhight: '45.50', barea: 1200.5, bstate: '1', propertRight: '2', haveCtrlroom: '0',
      ctrlroomPlace: '一楼', haveFireproof: 1, xfssIntact: '2', upFloor: 6, underFloor: '1', oid: 3, crtUserName: 'op(值班员)', crtTime: '2026-10-12 09:30:00', updTime: null, mostworkerr: 200,
    }),
    gives: {
      id: '12', name: '星河大厦', networkedUnitId: '3', regionCode: '320102', streetCode: '001', completedAt: AT, height: 45.5, area: 1200.5, floors: 6, undergroundFloors: 1,
      inUse: true, ownership: '2', maxOccupants: 200, hasControlRoom: false, hasAutomaticFireProtection: true, facilitiesQualified: false, createdBy: 'op(值班员)', createdAt: AT,
    },
  },
  {
    call: 'POST /api/device/deviceBuilding/add',
    ask: (client) => client.estate.buildings.add({ name: '新楼', regionCode: '320102', hasControlRoom: true, facilitiesQualified: false, completedAt: AT, networkedUnitId: '3' }),
    sends: { bname: '新楼', zxqy: '320102', haveCtrlroom: '1', xfssIntact: '2', bTimeLong: AT, oid: 3 },
    answer: ok(),
  },
  {
    call: 'POST /api/device/deviceBuilding/update',
    ask: (client) => client.estate.buildings.update('12', { address: '滨江路', inUse: false }),
    sends: { id: 12, baddress: '滨江路', bstate: '0' },
    answer: ok(),
  },
  { call: 'GET /api/device/deviceBuilding/delete', ask: (client) => client.estate.buildings.remove('12'), sends: { id: '12' }, answer: ok() },
  { call: 'GET /api/device/deviceBuilding/deleteQuery', ask: (client) => client.estate.buildings.deviceCount('12'), sends: { id: '12' }, answer: ok(4), gives: 4 },
  { call: 'GET /api/device/deviceBuilding/getFloorList', ask: (client) => client.estate.buildings.floorNumbers('12'), sends: { buildId: '12' }, answer: ok([2, 1, -1]), gives: [2, 1, -1] },
  {
    call: 'GET /api/device/deviceBuilding/selectByBuildId',
    ask: (client) => client.buildings.contact('12'),
    sends: { buildId: '12' },
    answer: ok({ bName: '星河大厦', bAddress: '滨江路', safeDutyName: '林', safeDutyPhone: '138' }),
    gives: { name: '星河大厦', address: '滨江路', responsiblePerson: '林', phone: '138' },
  },
  {
    call: 'GET /api/device/deviceNetworkingUnit/getAll',
    ask: (client) => client.estate.buildings.networkedUnits({ name: '星' }),
    sends: { oName: '星' },
    answer: [{ id: 3, oname: '星河物业' }],
    gives: [{ id: '3', name: '星河物业' }],
  },
  {
    call: 'GET /api/device/deviceFloorLayout/selectImage',
    ask: (client) => client.floorPlans.find({ buildingId: '12', floor: -1 }),
    sends: { buildingId: '12', floor: '-1' },
    answer: ok([{ id: 9, filePath: '/files/9.png', fileName: '旧' }, { id: 10, filePath: 'https://x.example/10.png', fileName: '新' }, { id: 11, filePath: 'javascript:alert(1)' }]),
    gives: { plan: { id: '10', url: 'https://x.example/10.png', fileName: '新' }, candidates: 2 },
  },
  {
    call: 'DELETE /api/device/deviceFloorLayout/deleteImage',
    ask: (client) => client.estate.buildings.removeFloorPlan({ buildingId: '12', floor: 3 }),
    sends: { buildingId: 12, floor: 3 },
    answer: ok(),
  },
  {
    call: 'GET /api/device/deviceHardwareFacilities/getStatusById',
    ask: (client) => client.hydrants.detail('31'),
    sends: { id: '31' },
    answer: ok({ hydrantName: '1号', gix: '118.78, 32.04', protectionRadius: '150', status: 2 }),
    gives: { name: '1号', coordinates: { longitude: 118.78, latitude: 32.04 }, protectionRadius: 150, status: '2' },
  },
  {
    call: 'GET /api/device/deviceHardwareFacilities/selectUnitById',
    ask: (client) => client.hydrants.unit('31'),
    answer: ok({ address: '北门', oName: '星河物业' }),
    gives: { address: '北门', unitName: '星河物业', phone: null },
  },
  {
    call: 'GET /api/device/deviceHardwareFacilities/getById',
    ask: (client) => client.hydrants.outlets('31'),
    answer: ok([{ name: '第一出水口', outletType: '内扣式', outletValue: '65' }]),
    gives: [{ name: '第一出水口', diameter: 65, type: '内扣式' }],
  },
  { call: 'GET /api/device/deviceHardwareFacilities/getSelected', ask: (client) => client.estate.inventory.hydrantNames(), answer: ok({ hydrantrName: ['全部', '1号'] }), gives: ['1号'] },
  {
    call: 'GET /api/device/deviceSensor/selectByHydrantId',
    ask: (client) => client.hydrants.readings({ hydrantId: '31', channelId: '5' }),
    sends: { hydrantId: '31', channelId: '5' },
    answer: ok([{ measuringPoint: '压力', data: '0.32MPa' }]),
    gives: [{ measuringPoint: '压力', data: '0.32MPa' }],
  },
  {
    call: 'GET /api/device/deviceSensor/getByHydrantIdGetSensor',
    ask: (client) => client.hydrants.devices({ hydrantId: '31', channelId: '5' }),
    answer: ok([{ equipmentType: '水压', sensorNo: 'h1', time: '2026-10-12 09:30:00' }]),
    gives: [{ id: null, equipmentType: '水压', sensorNumber: 'h1', reportedAt: AT }],
  },
]
