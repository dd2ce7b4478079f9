import { ok, rows, type CallSample } from '../call-sample'

const TYPES = '/api/device/deviceFacilitiesType'
const PLAIN = { id: '3', version: null, name: '灭火器', number: null, cycleDays: null, standard: null, updatedAt: null, checkItems: [], testItems: [] }
const WRITTEN = { unit: null, min: null, max: null, needsPhoto: false }
const INPUT = {
  name: '灭火器', number: 'MHQ', cycleDays: 30, standard: 'GB 50444',
  checkItems: [
    { content: '压力', kind: 'number', unit: 'MPa', min: 1, max: 1.4, needsPhoto: true },
    { content: '铅封完好', kind: 'choice', unit: null, min: null, max: null, needsPhoto: false },
  ],
  testItems: [{ content: '说明', kind: 'text', ...WRITTEN }],
} as const
const inputOf = () => ({ ...INPUT, checkItems: INPUT.checkItems.map((item) => ({ ...item })), testItems: INPUT.testItems.map((item) => ({ ...item })) })
const SENT = {
  equipmentType: '灭火器', typeNo: 'MHQ', inspectionCycle: 30, operatingStandard: 'GB 50444',
  checkItems1: '[{"checkTestItem":"铅封完好","sort":1,"photoFlag":"0"}]',
  checkItems2: '[{"checkTestItem":"压力","sort":0,"photoFlag":"1","valueType":"1","dataUnit":"MPa","valueMin":1,"valueMax":1.4}]',
  testItems1: '[]',
  testItems2: '[{"checkTestItem":"说明","sort":0,"photoFlag":"0","valueType":"0"}]',
}

export const inspectionSamples: readonly CallSample[] = [
  {
    call: `GET ${TYPES}/pageList`,
    run: (client) => client.inspection.types.list({ page: 1, limit: 15, name: '灭火', number: 'M' }),
    sends: { page: '1', limit: '15', equipmentType: '灭火', typeNo: 'M' },
    response: rows({ id: 3, equipmentType: '灭火器', checkItemCount: '0', testItemCount: '0' }, { id: 4, version: 2, updTime: 1760232600000, ...SENT }),
    gives: { rows: [PLAIN, { id: '4', version: '2', updatedAt: 1760232600000, ...inputOf() }], total: 2, dropped: 0 },
  },
  {
    // the platform's own lists have the items alone
    call: `GET ${TYPES}/get`,
    run: (client) => client.inspection.types.get('3'),
    sends: { id: '3' },
    response: ok({ id: 3, equipmentType: '灭火器', checkItems1: '[{"checkTestItem":"铅封完好"}]', checkItems2: [{ checkTestItem: '压力' }] }),
    gives: { ...PLAIN, checkItems: [{ content: '铅封完好', kind: 'choice', ...WRITTEN }, { content: '压力', kind: 'text', ...WRITTEN }] },
  },
  { call: `POST ${TYPES}/add`, run: (client) => client.inspection.types.add(inputOf()), sends: SENT, response: ok() },
  { call: `POST ${TYPES}/update`, run: (client) => client.inspection.types.update('4', inputOf(), { version: '2' }), sends: { id: 4, version: '2', ...SENT }, response: ok() },
  { call: `GET ${TYPES}/delete`, run: (client) => client.inspection.types.remove(['4']), sends: { id: '4' }, response: ok() },
  { call: `GET ${TYPES}/deleteQuery`, run: (client) => client.inspection.types.usedBy('4'), sends: { id: '4' }, response: ok([{ what: '室内设施', count: 4 }]), gives: [{ what: '室内设施', count: 4 }] },
  {
    call: `POST ${TYPES}/importRows`,
    run: (client) => client.inspection.types.importRows([inputOf()], { dryRun: true }),
    sends: { dryRun: true, rows: [SENT] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
]
