import type { InspectionPlan } from '@smart-fire/api-client/inspection'
import type { ScreenSample } from '../../../testing/screen-sample'

export const aPlan = (changes: Partial<InspectionPlan> = {}): InspectionPlan => ({
  id: '1', version: '1', routeId: '1', routeName: '万诚国际中心A座 · 日巡', routeKind: '0', points: 24, startOn: '2026-10-01', endOn: null, cycle: '1', every: 1, weekdays: [], monthDays: [], periods: [{ start: '08:00', end: '10:00' }], personIds: ['u1'],
  personNames: '罗志勇', strict: false, frozen: false, remark: null, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
})

export default {
  rows: [
    aPlan(),
    aPlan({ id: '2', routeId: '2', routeName: '万诚路室外消火栓', cycle: '3', monthDays: ['1', 'last'], personNames: '罗志勇、沈立群', endOn: '2026-12-31' }),
    aPlan({ id: '3', routeId: '3', routeName: '地下车库夜巡', cycle: '2', weekdays: ['1', '3', '5'], periods: [{ start: '22:00', end: '02:00' }], personIds: [], personNames: null, frozen: true }),
  ],
  input: {
    routeId: '1', personIds: ['u1'], strict: true, frozen: false, remark: '夜间', cycle: '3', every: 2, weekdays: ['1'], monthDays: ['1', 'last'], periods: [{ start: '08:00', end: '10:00' }], startOn: '2026-10-01', endOn: '2026-12-31',
  },
} satisfies ScreenSample<InspectionPlan>
