import { ok, rows, type CallSample } from '../call-sample'

const TASKS = '/api/device/deviceInspectionTasks'
const DEFECTS = '/api/device/deviceInspectionDefect'
const FIGURES = '/api/device/deviceInspectionStatistics'
const at = (hour: number) => Date.UTC(2026, 9, 12, hour - 8)

const PLACE = { number: 'MH-1', typeName: '灭火器', buildingId: '12', buildingName: '星河大厦', floor: 3, unitName: '星河物业', position: '电梯厅' }
const PLACE_WIRE = { facilitiesNo: 'MH-1', equipmentType: '灭火器', buildingId: 12, bName: '星河大厦', floor: 3, oName: '星河物业', positionDescription: '电梯厅' }

const TASK = { id: '4', routeName: '东楼', kind: '0', startsAt: at(8), endsAt: at(10), strict: false, personNames: '王', state: '3', points: 3, done: 2, missed: 1, skipped: 1 }
const TASK_WIRE = {
  id: 4, routeName: '东楼', routeFlag: '0', startTime: '2026-10-12 08:00:00', endTime: '2026-10-12 10:00:00', patrolCycle: 120, strictOrder: '0', userNames: '王', taskState: '3', labelCount: 3, checkedCount: 2, leakCount: 1, jumpCount: 1,
}
const POINT = { id: '9', ...PLACE, doneAt: at(9), missed: false, skipReason: null, resultId: '7', result: '0', inspector: '王', inspectedAt: at(9) }
const POINT_WIRE = { id: 9, ...PLACE_WIRE, checkTime: '2026-10-12 09:00:00', leakFlag: '0', jumpReason: null, resultId: 7, inspectionResult: '0', inspectionPerson: '王', inspectionDate: '2026-10-12 09:00:00' }

const RESULT = {
  id: '7', facilityId: '8', ...PLACE, result: '1', statusChange: '正常→维修中', inspector: '王', phone: '13800000000', inspectedAt: at(9), receivedAt: at(11), claimedAt: null, plannedUntil: at(10), problem: '压力不足', handling: '1',
}
const RESULT_WIRE = {
  id: 7, labelId: 8, ...PLACE_WIRE, inspectionResult: '异常', color: '#F5A623', resultFlag: '1', equipmentStatus: '正常→维修中', inspectionPerson: '王', phone: '13800000000', inspectionDate: '2026-10-12 09:00:00',
  receiveDate: '2026-10-12 11:00:00', claimedDate: null, plannedCompletionTime: '2026-10-12 10:00', problemDescription: '压力不足', handling: '1', leakFlag: '0',
}
const DEFECT = {
  id: '5', version: '1', resultId: '7', kind: '0', ...PLACE, buildingId: null, state: '1', severity: '2', deadline: '2026-10-19', overdue: true, problem: '压力不足', inspector: '王', foundAt: at(9), rectifiedBy: '李', rectifiedAt: at(12), rectification: '已充装',
  recheckedBy: null, recheckedAt: null, recheck: null, signatures: [{ signer: '0', by: '王', at: at(13) }], signedBy: null, signedAt: null,
}
const { buildingId: _building, ...DEFECT_PLACE } = PLACE_WIRE
const DEFECT_WIRE = {
  id: 5, version: 1, resultId: 7, routeFlag: '0', ...DEFECT_PLACE, status: '1', severity: '2', deadline: '2026-10-19', overdue: '1', problemDescription: '压力不足', inspectionPerson: '王', inspectionDate: '2026-10-12 09:00:00', rectifyPerson: '李',
  rectifyDate: '2026-10-12 12:00:00', rectification: '已充装', signatures: [{ role: '0', signPerson: '王', signDate: '2026-10-12 13:00:00' }],
}
const SEEN = { id: '5', version: '1' }
const SPAN = { from: '2026-10-01', to: '2026-10-31' }
const DAYS = '2026-10-01,2026-10-31'

/** The calls of both controllers of checks. */
const results = (name: 'indoor' | 'outdoor'): CallSample[] => {
  const base = `/api/device/device${name === 'indoor' ? 'Indoor' : 'Outdoor'}RecordInspectionResults`
  const place = { number: 'MH', typeName: '灭火', buildingName: '星河', floor: 3, unitName: '物业' }
  const placeSent = { facilitiesNo: 'MH', equipmentType: '灭火', bName: '星河', floorId: '3', oName: '物业' }
  return [
    {
      call: `GET ${base}/pageList`, run: (client) => client.inspectionRecords[name].list({ page: 1, limit: 10, ...place, inspector: '王', result: '1', inspected: SPAN }),
      sends: { page: '1', limit: '10', ...placeSent, inspectionPerson: '王', inspectionResult: '1', inspectionDateStr: DAYS }, response: rows(RESULT_WIRE), gives: { rows: [RESULT], total: 1, dropped: 0 },
    },
    {
      call: `GET ${base}/pageListLeak`, run: (client) => client.inspectionRecords[name].missed({ page: 1, limit: 10, ...place, planned: SPAN }),
      sends: { page: '1', limit: '10', ...placeSent, plannedCompletionTimeStr: DAYS },
      response: rows({ id: 3, ...PLACE_WIRE, routeName: '东楼', plannedCompletionTime: '2026-10-12 10:00:00', leakReason: '门锁着', lateDate: null, leakFlag: '1' }),
      gives: { rows: [{ id: '3', ...PLACE, routeName: '东楼', plannedUntil: at(10), reason: '门锁着', lateAt: null }], total: 1, dropped: 0 },
    },
    {
      call: `GET ${base}/get`, run: (client) => client.inspectionRecords[name].get('7'), sends: { id: '7' },
      response: ok({ recordInspectionResults: { ...RESULT_WIRE, uploadPictureIds: ['/files/a.jpg'] }, item: [{ id: 1, checkTestItem: '压力', itemVaule: '0.5', dataUnit: 'MPa', valueMin: 1, valueMax: 1.4, abnormalFlag: '1' }] }),
      gives: { record: { ...RESULT, photos: ['/files/a.jpg'] }, unreadPhotos: 0, items: [{ id: '1', name: '压力', value: '0.5', unit: 'MPa', min: 1, max: 1.4, abnormal: true }], unreadItems: 0 },
    },
    {
      call: `GET ${base}/selectByLabelId`, run: (client) => client.inspectionRecords[name].history({ page: 1, limit: 10, facilityId: '8', month: '2026-10' }),
      sends: { page: '1', limit: '10', labelId: '8', datestr: '2026-10' }, response: rows(RESULT_WIRE), gives: { rows: [RESULT], total: 1, dropped: 0 },
    },
  ]
}

/** The figures of one row, whatever they are divided by. */
const divided = (name: 'byBuilding' | 'byPerson' | 'byType', by: string, wire: object, given: object): CallSample[] => {
  const counts = { due: 3, done: 2, missed: 1, found: 2, open: 4, overdue: 1 }
  return [{
    call: `GET ${FIGURES}/divided`, run: (client) => client.inspectionRecords[name].list({ page: 1, limit: 15, period: SPAN, sort: { field: 'doneShare', direction: 'ascending' } }),
    sends: { by, page: '1', limit: '15', dateStrs: DAYS, sortField: 'doneRate', sortOrder: 'asc' },
    response: rows({ id: 'one', name: '星河', buildingId: null, oid: null, userIds: null, equipmentType: null, ...wire, beginDate: '2026-10-01', endDate: '2026-10-31', ...counts }),
    gives: { rows: [{ id: 'one', name: '星河', buildingId: null, unitId: null, personIds: null, typeName: null, ...given, begin: '2026-10-01', end: '2026-10-31', ...counts }], total: 1, dropped: 0 },
  }]
}

export const inspectionRecordSamples: readonly CallSample[] = [
  {
    call: `GET ${TASKS}/pageList`, run: (client) => client.inspectionRecords.tasks.list({ page: 1, limit: 15, routeName: '楼', kind: '0', state: '3', started: SPAN, personId: 'u1' }),
    sends: { page: '1', limit: '15', routeName: '楼', routeFlag: '0', taskState: '3', dateStrs: DAYS, userId: 'u1' }, response: rows(TASK_WIRE), gives: { rows: [TASK], total: 1, dropped: 0 },
  },
  { call: `GET ${TASKS}/get`, run: (client) => client.inspectionRecords.tasks.get('4'), sends: { id: '4' }, response: ok({ ...TASK_WIRE, label: [POINT_WIRE] }), gives: { ...TASK, label: [POINT] } },
  ...results('indoor'),
  ...results('outdoor'),
  {
    call: `GET ${DEFECTS}/pageList`,
    run: (client) => client.inspectionRecords.defects.list({ page: 1, limit: 15, number: 'MH', buildingName: '星河', state: '1', severity: '2', overdue: true, open: true, kind: '0', found: SPAN, buildingId: '12', unitId: '3', personId: 'u1', typeName: '灭火器', resultId: '7' }),
    sends: { page: '1', limit: '15', facilitiesNo: 'MH', bName: '星河', status: '1', severity: '2', overdue: '1', openFlag: '1', routeFlag: '0', dateStrs: DAYS, buildingId: '12', oid: '3', userId: 'u1', equipmentType: '灭火器', resultId: '7' }, response: rows(DEFECT_WIRE), gives: { rows: [DEFECT], total: 1, dropped: 0 },
  },
  {
    call: `GET ${DEFECTS}/get`, run: (client) => client.inspectionRecords.defects.get('5'), sends: { id: '5' }, response: ok({ ...DEFECT_WIRE, beforePictures: ['/files/a.jpg'], afterPictures: [] }),
    gives: { ...DEFECT, before: ['/files/a.jpg'], unreadBefore: 0, after: [], unreadAfter: 0 },
  },
  { call: `POST ${DEFECTS}/update`, run: (client) => client.inspectionRecords.defects.assess(SEEN, { severity: '2', deadline: '2026-10-19' }), sends: { id: 5, version: '1', severity: '2', deadline: '2026-10-19' }, response: ok() },
  {
    call: `POST ${DEFECTS}/rectify`, run: (client) => client.inspectionRecords.defects.rectify(SEEN, { rectification: '已充装', photo: 'iVBORw0KGgo=' }),
    sends: { id: 5, version: '1', rectification: '已充装', content: 'iVBORw0KGgo=' }, response: ok(),
  },
  { call: `POST ${DEFECTS}/recheck`, run: (client) => client.inspectionRecords.defects.recheck(SEEN, { passed: '0', recheck: '仍漏气' }), sends: { id: 5, version: '1', passed: '0', recheck: '仍漏气' }, response: ok() },
  { call: `POST ${DEFECTS}/signByInspector`, run: (client) => client.inspectionRecords.defects.sign(SEEN, '0'), sends: { id: 5, version: '1' }, response: ok() },
  { call: `POST ${DEFECTS}/signByDepartment`, run: (client) => client.inspectionRecords.defects.sign(SEEN, '1'), sends: { id: 5, version: '1' }, response: ok() },
  { call: `POST ${DEFECTS}/signByManager`, run: (client) => client.inspectionRecords.defects.sign(SEEN, '2'), sends: { id: 5, version: '1' }, response: ok() },
  { call: `POST ${DEFECTS}/sign`, run: (client) => client.inspectionRecords.defects.sign(SEEN, '3'), sends: { id: 5, version: '1' }, response: ok() },
  {
    call: `GET ${FIGURES}/figures`, run: (client) => client.inspectionRecords.figures.sums(SPAN), sends: { dateStrs: DAYS },
    response: ok({ due: 9, done: 7, missed: 2, results: 8, abnormal: 1, open: 3, overdue: 1, unsigned: 2, openTasks: 4 }),
    gives: { due: 9, done: 7, missed: 2, results: 8, abnormal: 1, openTasks: 4, openDefects: 3, overdueDefects: 1, unsignedDefects: 2 },
  },
  { call: `GET ${FIGURES}/trend`, run: (client) => client.inspectionRecords.figures.trend(SPAN), sends: { dateStrs: DAYS }, response: ok([{ day: '2026-10-01', due: 2, done: 1, missed: 1 }]), gives: { rows: [{ day: '2026-10-01', due: 2, done: 1, missed: 1 }], dropped: 0 } },
  ...divided('byBuilding', 'building', { buildingId: 12 }, { buildingId: '12' }),
  ...divided('byPerson', 'person', { userIds: 'u1,u2' }, { personIds: 'u1,u2' }),
  ...divided('byType', 'type', { equipmentType: '灭火器' }, { typeName: '灭火器' }),
  {
    call: `GET ${TASKS}/mine`, run: (client) => client.inspectionWork.mine(), sends: {},
    response: ok({ tasks: [{ ...TASK_WIRE, label: [POINT_WIRE] }, { planName: 'no id' }], types: [{ equipmentType: '灭火器', checkItems1: '[{"checkTestItem":"铅封完好","sort":1,"photoFlag":"1"}]', checkItems2: null }] }),
    gives: { tasks: [{ ...TASK, label: [POINT] }], unreadTasks: 1, types: [{ name: '灭火器', items: [{ content: '铅封完好', kind: 'choice', unit: null, min: null, max: null, needsPhoto: true }] }] },
  },
  {
    call: `GET ${TASKS}/getByFacilitiesNo`, run: (client) => client.inspectionWork.ofLabel('MH-1'), sends: { facilitiesNo: 'MH-1' },
    response: ok({ ...PLACE_WIRE, checkItems1: '[{"checkTestItem":"铅封完好","sort":1,"photoFlag":"1"}]', checkItems2: null }),
    gives: { ...PLACE, items: [{ content: '铅封完好', kind: 'choice', unit: null, min: null, max: null, needsPhoto: true }] },
  },
  {
    call: `POST ${TASKS}/submit`,
    run: (client) => client.inspectionWork.submit({
      clientId: 'c0ffee-0001', number: 'MH-1', pointId: '9', inspectedAt: 1760232600000, items: [{ name: '铅封完好', value: '0' }], problem: null, handling: null, photos: [{ item: '铅封完好', content: 'iVBORw0KGgo=' }],
    }),
    sends: {
      clientId: 'c0ffee-0001', facilitiesNo: 'MH-1', taskPointId: 9, inspectionTime: 1760232600000, itemValue: [{ checkTestItem: '铅封完好', itemVaule: '0' }], problemDescription: '',
      photos: [{ checkTestItem: '铅封完好', content: 'iVBORw0KGgo=' }],
    },
    response: ok({ id: 7, repeated: false }),
    gives: { id: '7', repeated: false },
  },
  { call: `POST ${TASKS}/skip`, run: (client) => client.inspectionWork.skip('9', '门锁着'), sends: { taskPointId: 9, problemDescription: '门锁着' }, response: ok() },
]
