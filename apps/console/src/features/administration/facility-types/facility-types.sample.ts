import type { FacilityType } from '@smart-fire/api-client/facility-types'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aFacilityType(changes: Partial<FacilityType> = {}): FacilityType {
  return { id: '1', version: '1', code: '0', name: '室外消火栓', icon: 'water', pointIds: ['16', '17'], hasOutlets: '1', defaultRadius: 120, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes }
}

export default {
  rows: [
    aFacilityType(),
    aFacilityType({ id: '2', code: '1', name: '消防水鹤', icon: 'crane', defaultRadius: 500 }),
    aFacilityType({ id: '3', code: '2', name: '消防水池', icon: 'pool', hasOutlets: '0', defaultRadius: null, pointIds: [] }),
  ],
  round: {
    add: { code: 'YS9', name: '验收取水口', icon: 'pump', hasOutlets: '0', defaultRadius: 80 },
    edit: { name: '验收取水口二', defaultRadius: 90 },
    find: 'code',
  },
} satisfies ScreenSample<FacilityType>
