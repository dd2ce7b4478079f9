import type { DividedFigures, InspectionDefect, InspectionResult, InspectionTask, MissedPoint } from '@smart-fire/api-client/inspection-records'
import type { DrawnGroup } from '../../../screens'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 1)
const HOUR_MS = 3_600_000
const INSIDE = { number: '1840275519364820', typeName: '手提式灭火器', buildingId: '1', buildingName: '万诚国际中心A座', floor: 3, unitName: '万诚商业管理有限公司', position: '3F 东侧电梯厅' }
const OUTSIDE = { number: '2640275519364827', typeName: '室外消火栓', buildingId: null, buildingName: null, floor: null, unitName: '万诚商业管理有限公司', position: '万诚路与星港路路口' }

export const aTask = (changes: Partial<InspectionTask> = {}): InspectionTask => ({
  id: '1', routeName: '万诚国际中心A座 · 日巡', kind: '0', startsAt: AT, endsAt: AT + 2 * HOUR_MS, strict: false, personNames: '罗志勇', state: '2', points: 24, done: 24, missed: 0, skipped: 0, ...changes,
})
export const aResult = (changes: Partial<InspectionResult> = {}): InspectionResult => ({
  id: '1', facilityId: '7', ...INSIDE, result: '0', statusChange: '正常', inspector: '罗志勇', phone: '13800001103', inspectedAt: AT, receivedAt: AT, claimedAt: null, plannedUntil: AT + HOUR_MS, problem: null, handling: null, ...changes,
})
const aMissed = (changes: Partial<MissedPoint> = {}): MissedPoint => ({ id: '1', ...INSIDE, routeName: '万诚国际中心A座 · 日巡', plannedUntil: AT, reason: null, lateAt: null, ...changes })
export const aDefect = (changes: Partial<InspectionDefect> = {}): InspectionDefect => ({
  id: '1', version: '1', resultId: '1', kind: '0', ...INSIDE, state: '0', severity: '1', deadline: '2026-11-25', overdue: false, problem: '压力不足；瓶内压力 0.6MPa', inspector: '罗志勇', foundAt: AT, rectifiedBy: null, rectifiedAt: null, rectification: null,
  recheckedBy: null, recheckedAt: null, recheck: null, signatures: [], signedBy: null, signedAt: null, ...changes,
})

const aRow = (changes: Partial<DividedFigures> = {}): DividedFigures => ({
  id: '1|||', name: '万诚国际中心A座', buildingId: '1', unitId: null, personIds: null, typeName: null, begin: '2026-10-20', end: '2026-11-18', due: 720, done: 689, missed: 31, found: 14, open: 4, overdue: 2, ...changes,
})
const byPerson = { buildingId: null, personIds: 'u1' }
const byType = { buildingId: null, typeName: '手提式灭火器' }

const figures: readonly DrawnGroup[] = [
  { values: [1440, 0.962, 54, 21, 6, 2], charts: [] },
  { values: [], charts: [{ categories: ['11-16', '11-17', '11-18'], series: [{ id: 'done', values: [46, 48, 44] }, { id: 'missed', values: [2, 0, 4], tone: 'fault' }] }] },
  { values: [], charts: [{ categories: ['万诚国际中心A座', '万诚广场'], series: [{ id: 'missed', values: [31, 23], tone: 'fault' }] }] },
  { values: [], charts: [{ categories: ['罗志勇', '沈立群'], series: [{ id: 'done', values: [812, 574] }] }] },
  { values: [], charts: [{ categories: ['手提式灭火器', '常闭防火门'], series: [{ id: 'found', values: [14, 7], tone: 'fault' }] }] },
]

export default {
  rows: [aTask({ state: '1', done: 9 }), aTask({ id: '2', state: '3', done: 22, missed: 2 }), aTask({ id: '3' }), aTask({ id: '4', state: '0', done: 0, personNames: null })],
  parts: {
    indoor: { rows: [aResult(), aResult({ id: '2', result: '1', statusChange: '正常→维修中', problem: '压力不足', handling: '1' })] },
    outdoor: { rows: [aResult({ ...OUTSIDE }), aResult({ id: '2', ...OUTSIDE, number: 'SW-0002', receivedAt: AT + 5 * HOUR_MS }), aResult({ id: '3', ...OUTSIDE, number: 'SW-0003', claimedAt: AT + 40 * HOUR_MS })] },
    indoorMissed: { rows: [aMissed(), aMissed({ id: '2', number: 'XF-0102', reason: '门锁着', lateAt: AT + HOUR_MS })] },
    outdoorMissed: { rows: [aMissed({ ...OUTSIDE })] },
    defects: { rows: [aDefect({ overdue: true, deadline: '2026-11-10', severity: '2' }), aDefect({ id: '2', state: '1', rectifiedBy: '沈立群', rectifiedAt: AT, rectification: '已更换' }), aDefect({ id: '3', state: '2', signatures: [{ signer: '0', by: '罗志勇', at: AT }, { signer: '1', by: '沈立群', at: AT + HOUR_MS }] }), aDefect({ id: '4', state: '3' })] },
    figures: { rows: figures },
    byBuilding: { rows: [aRow(), aRow({ id: '|7||', name: '万诚商业管理有限公司', buildingId: null, unitId: '7', due: 96, done: 96, missed: 0, found: 3, open: 1, overdue: 0 }), aRow({ id: '2|||', name: '万诚广场', buildingId: '2', due: 0, done: 0, missed: 0, found: 0 })] },
    byPerson: { rows: [aRow({ id: '||u1|', name: '罗志勇', ...byPerson, missed: 0, done: 720 }), aRow({ id: '||u1,u2|', name: '罗志勇、沈立群', ...byPerson, personIds: 'u1,u2', due: 23, done: 0, missed: 23, found: 0, open: 0, overdue: 0 }), aRow({ id: '|||', name: null, ...byPerson, personIds: null, due: 8, done: 0, missed: 8, found: 0, open: 0, overdue: 0 })] },
    byType: { rows: [aRow({ id: '|||手提式灭火器', name: '手提式灭火器', ...byType }), aRow({ id: '|||常闭防火门', name: '常闭防火门', ...byType, typeName: '常闭防火门', due: 210, done: 187, missed: 23, found: 7, open: 0, overdue: 0 })] },
  },
} satisfies ScreenSample<InspectionTask>
