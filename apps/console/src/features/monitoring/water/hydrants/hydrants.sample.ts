import type { HydrantFacility } from '@smart-fire/api-client/water'
import type { ScreenSample } from '../../../../testing/screen-sample'

export function aHydrant(changes: Partial<HydrantFacility> = {}): HydrantFacility {
  return {
    id: '3', version: '1', name: '万诚路003号消火栓', area: '云东区', regionCode: '339901', facilityTypeId: '1', facilityTypeName: '室外消火栓', type: '1', waterPipe: '2', outlets: '2', outletType1: '0', outletMm1: 100, outletType2: '1', outletMm2: 65,
    outletType3: '1', outletMm3: 65, radius: 120, usualRadius: 150, address: '云澜市云东区万诚路与星港路路口东侧20米', marked: true, coordinates: { longitude: 120.6421, latitude: 30.2514 }, coordinatesText: '120.6421,30.2514', unitId: '1', unitName: '云澜市政消防',
    phone: '0599-2160018', sensors: 2, worst: '2', updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

const rows = [
  aHydrant(),
  aHydrant({ id: '4', name: '星港路004号消火栓', worst: '0', coordinates: { longitude: 120.6461, latitude: 30.2534 } }),
  aHydrant({ id: '5', name: '和盛路005号消火栓', type: '0', outlets: '0', radius: null, sensors: 0, worst: null, coordinates: { longitude: 120.6391, latitude: 30.2494 } }),
  aHydrant({ id: '6', name: '金融街006号消火栓', outlets: null, unitId: null, unitName: null, phone: null, sensors: 1, worst: '4', marked: false, coordinates: null, coordinatesText: null }),
]

export default {
  rows,
  things: rows.map(({ id, name, coordinates, radius, worst }) => ({
    id, name: name ?? id, tone: worst === '0' ? 'fault' as const : worst === '4' ? 'offline' as const : worst === null ? 'notEnabled' as const : 'normal' as const,
    position: coordinates && { lng: coordinates.longitude, lat: coordinates.latitude }, radius: radius ?? 0,
  })),
  round: {
    add: {
      name: '验收消火栓', regionCode: '浙江省 / 云澜市 / 云东区', facilityTypeId: '室外消火栓', type: '1', waterPipe: '2', radius: 120, unitId: '万诚商业管理有限公司', outlets: '2', outletType1: '0', outletMm1: 100, outletType2: '1', outletMm2: 65,
      outletType3: '1', outletMm3: 80, address: '万诚路与星港路路口', coordinates: '120.6421,30.2514',
    },
    edit: { radius: 150, address: '万诚路与星港路路口东侧' },
    find: 'name',
  },
} satisfies ScreenSample<HydrantFacility>
