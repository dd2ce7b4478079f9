import type { ManagedBuilding } from '@smart-fire/api-client/managed-buildings'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aBuilding(changes: Partial<ManagedBuilding> = {}): ManagedBuilding {
  return {
    id: '1', version: '1', name: '万诚国际中心A座', networkedUnitId: '3', unitName: '万诚商业管理有限公司', category: '公共建筑', useType: '办公', useKind: '商务办公、会议', inUse: '1', ownership: '1', contactName: '沈立群',
    contactPhone: '13800003301', completedOn: '2018-04-12', regionCode: '339901', streetCode: '001', road: '万诚路', houseNumber: '18号', block: 'A座', address: '云澜市云东区万诚路18号', addressDetail: null,
    coordinates: { longitude: 120.6421, latitude: 30.2514 }, floors: 38, basements: 4, height: 168.5, area: 86_000, footprintArea: 2200, standardFloorArea: 2050, upperArea: 78_000, basementArea: 8000,
    structure: '框架-核心筒', structureDetail: null, maxOccupants: 5320, liftCount: 6, liftPlace: '核心筒北侧', fireResistance: '一级', fireHazard: null, automaticProtection: '1',
    facilities: '自动喷水灭火、火灾自动报警、防排烟', otherFacilities: null, facilityCondition: '1', controlRoom: '1', controlRoomPlace: '一层东侧', refugeFloors: 2, refugeArea: 320, refugePlace: '15层、30层',
    nearbyBuildings: '东侧为万诚广场', surroundings: null, deviceCount: 612, planCount: 42, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [
    aBuilding(),
    aBuilding({ id: '2', name: '万诚广场', useType: '商业', floors: 6, basements: 2, planCount: 7, deviceCount: 310, facilityCondition: '2' }),
    aBuilding({ id: '3', name: '澜湾花园1号楼', networkedUnitId: null, unitName: null, useType: '住宅', floors: 33, basements: 0, planCount: 0, deviceCount: 0, facilityCondition: null, controlRoom: null, coordinates: null }),
  ],
  round: {
    add: {
      name: '验收大厦', networkedUnitId: '万诚商业管理有限公司', category: '公共建筑', useType: '办公', useKind: '商务', inUse: '1', ownership: '2', contactName: '沈立群', contactPhone: '13800009903', completedOn: '2020-02-28',
      regionCode: '浙江省 / 云澜市 / 云东区', streetCode: '001', road: '万诚路', houseNumber: '99号', block: 'B座', address: '万诚路99号', addressDetail: '东门进', coordinates: '120.6421,30.2514', floors: 12, basements: 2, height: 45.5,
      area: 12_000.25, footprintArea: 1100, standardFloorArea: 1000, upperArea: 11_000, basementArea: 1000.25, structure: '框架', structureDetail: '核心筒', maxOccupants: 900, liftCount: 2, liftPlace: '北侧',
      fireResistance: '一级', fireHazard: '低', automaticProtection: '1', facilities: '喷淋', otherFacilities: '水炮', facilityCondition: '1', controlRoom: '1', controlRoomPlace: '一层', refugeFloors: 1, refugeArea: 80,
      refugePlace: '8层', nearbyBuildings: '西侧停车场', surroundings: '临路',
    },
    edit: { basements: 3, address: '万诚路101号' },
    find: 'name',
  },
  input: { regionCode: '339901' },
} satisfies ScreenSample<ManagedBuilding>
