import type { IndoorFacility, OutdoorFacility } from '@smart-fire/api-client/facilities'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)
const FACTS = {
  version: '1', typeId: '1', typeName: '手提式灭火器', cycleDays: 30, status: '0' as const, responsible: '沈立群', installedOn: '2025-03-01', lastInspectedAt: AT, dueOn: '2026-12-18', dueState: '0' as const, hasPhoto: true,
  unitId: '3', unitName: '万诚商业管理有限公司', remark: null, updatedAt: AT,
}

export const anIndoorFacility = (changes: Partial<IndoorFacility> = {}): IndoorFacility => ({
  id: '7', number: '1840275519364820', ...FACTS, position: '3F 东侧电梯厅', buildingId: '1', buildingName: '万诚国际中心A座', floor: 3, marked: true, mark: { x: 320, y: 180 }, ...changes,
})

export const anOutdoorFacility = (changes: Partial<OutdoorFacility> = {}): OutdoorFacility => ({
  id: '7', number: '2640275519364827', ...FACTS, typeId: '5', typeName: '室外消火栓', cycleDays: 90, position: '万诚路与星港路路口', regionCode: '339901', area: '云东区', coordinates: { longitude: 120.6421, latitude: 30.2514 }, marked: true,
  ...changes,
})

const outdoorRows = [
  anOutdoorFacility(),
  anOutdoorFacility({ id: '8', number: 'SW-0002', dueOn: '2026-11-02', dueState: '2', coordinates: { longitude: 120.6461, latitude: 30.2534 } }),
  anOutdoorFacility({ id: '9', number: 'SW-0003', status: '1', position: null, coordinates: null, marked: false, hasPhoto: false }),
]

const outdoorSample = {
  rows: outdoorRows,
  things: outdoorRows.map(({ id, number, coordinates, dueState }) => ({
    id, name: `室外消火栓 ${number}`, tone: dueState === '2' ? 'fault' as const : 'normal' as const, position: coordinates && { lng: coordinates.longitude, lat: coordinates.latitude },
  })),
  round: {
    add: {
      typeId: '室外消火栓', number: 'YS-SW-1', responsible: '沈立群', installedOn: '2026-05-01', status: '0', remark: '验收', unitId: '万诚商业管理有限公司', regionCode: '浙江省 / 云澜市 / 云东区', position: '万诚路与星港路路口',
      coordinates: '120.6421,30.2514',
    },
    edit: { responsible: '林知远', status: '1' },
    find: 'number',
  },
} satisfies ScreenSample<OutdoorFacility>

export default {
  rows: [
    anIndoorFacility(),
    anIndoorFacility({ id: '8', number: 'XF-0102', typeName: '室内消火栓', dueOn: '2026-11-10', dueState: '2', floor: -1, position: 'B1 车库入口', hasPhoto: false }),
    anIndoorFacility({ id: '9', number: 'YJ-0031', typeName: '应急照明灯', dueOn: '2026-11-25', dueState: '1', status: '1', marked: false, mark: null }),
    anIndoorFacility({ id: '10', number: 'FM-0007', typeName: '防火卷帘', cycleDays: null, dueOn: null, dueState: null, lastInspectedAt: null, responsible: null }),
  ],
  tree: [{ id: 'region-339901', label: '云东区', children: [{ id: 'building-1', label: '万诚国际中心A座', children: [{ id: 'floor-1:3', label: '3F' }, { id: 'floor-1:-1', label: '-1F' }] }] }],
  parts: { outdoor: outdoorSample },
  round: {
    add: { typeId: '手提式灭火器', number: 'YS-SN-1', responsible: '沈立群', installedOn: '2026-05-01', status: '0', remark: '验收', buildingId: '万诚广场', floor: '3F', position: '3F 301 室' },
    edit: { responsible: '林知远', status: '1' },
    find: 'number',
  },
} satisfies ScreenSample<IndoorFacility>
