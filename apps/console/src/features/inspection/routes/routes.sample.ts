import { ROUTE_KIND, type InspectionRoute } from '@smart-fire/api-client/inspection'
import type { ScreenSample } from '../../../testing/screen-sample'

export const aRoute = (changes: Partial<InspectionRoute> = {}): InspectionRoute => ({
  id: '1', version: '1', name: '万诚国际中心A座 · 日巡', kind: ROUTE_KIND.indoor, facilityIds: ['7', '8', '9'], points: 3, enabled: true, remark: null, places: '万诚国际中心A座', planned: true, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
})

export default {
  rows: [
    aRoute(),
    aRoute({ id: '2', name: '万诚路室外消火栓', kind: ROUTE_KIND.outdoor, points: 18, places: '万诚商业管理有限公司' }),
    aRoute({ id: '3', name: '地下车库夜巡', points: 0, facilityIds: [], places: null, planned: false, enabled: false }),
  ],
  round: {
    add: { name: '验收路线', kind: '0', enabled: true, remark: '验收' },
    edit: { remark: '验收二' },
    find: 'name',
  },
} satisfies ScreenSample<InspectionRoute>
