import { ok, rows, type CallSample } from '../call-sample'

const TYPE = '/api/dict/dictType'
const ENTRY = '/api/dict/dictValue'

const KIND = { id: 7, code: 'maintenance_kind', name: '维保类别' }
const GIVEN_KIND = { id: '7', version: null, code: 'maintenance_kind', name: '维保类别', description: null, origin: 'own', entries: null, updatedAt: null }
const KIND_INPUT = { code: 'maintenance_kind', name: '维保类别', description: '维保记录使用' }

const VALUE = { id: 31, typeId: 7, value: '1', labelDefault: '月度保养', orderNum: '1' }
const GIVEN_VALUE = {
  id: '31', version: null, typeId: '7', typeName: null, value: '1', label: '月度保养', labelEn: null, order: 1, style: null, isDefault: false, state: 'enabled', origin: 'own', updatedAt: null,
}
const VALUE_INPUT = { typeId: '7', value: '1', label: '月度保养', labelEn: ' ', order: 1, style: 'info', isDefault: true, state: 'disabled' } as const
const SENT = { typeId: '7', value: '1', labelDefault: '月度保养', labelEnUs: null, orderNum: 1, style: 'info', isDefault: '1', isDisabled: '1' }

const uses = [{ what: '字典项', count: 2 }]

export const dictionarySamples: readonly CallSample[] = [
  {
    call: `GET ${TYPE}/pageList`,
    run: (client) => client.dictionary.types.list({ page: 1, limit: 15, name: '维保', code: 'kind', origin: 'own' }),
    sends: { page: '1', limit: '15', name: '维保', code: 'kind', builtIn: '0' },
    response: rows(KIND, { id: 1, code: 'fire_verdict', name: '核实结论', description: '对火警的核实', builtIn: '1', entries: 3, version: 1, updTime: 1760232600000 }),
    gives: {
      rows: [GIVEN_KIND, { id: '1', version: '1', code: 'fire_verdict', name: '核实结论', description: '对火警的核实', origin: 'builtIn', entries: 3, updatedAt: 1760232600000 }], total: 2, dropped: 0,
    },
  },
  { call: `GET ${TYPE}/get`, run: (client) => client.dictionary.types.get('7'), sends: { id: '7' }, response: ok(KIND), gives: GIVEN_KIND },
  { call: `POST ${TYPE}/add`, run: (client) => client.dictionary.types.add(KIND_INPUT), sends: KIND_INPUT, response: ok() },
  { call: `POST ${TYPE}/update`, run: (client) => client.dictionary.types.update('7', KIND_INPUT, { version: '1' }), sends: { id: 7, version: '1', ...KIND_INPUT }, response: ok() },
  { call: `GET ${TYPE}/delete`, run: (client) => client.dictionary.types.remove(['7']), sends: { id: '7' }, response: ok() },
  { call: `GET ${TYPE}/deleteQuery`, run: (client) => client.dictionary.types.usedBy('7'), sends: { id: '7' }, response: ok(uses), gives: uses },
  {
    call: `POST ${TYPE}/importRows`, run: (client) => client.dictionary.types.importRows([KIND_INPUT], { dryRun: true }), sends: { rows: [KIND_INPUT], dryRun: true },
    response: ok({ accepted: 1, errors: [] }), gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${ENTRY}/pageList`,
    run: (client) => client.dictionary.entries.list({ page: 1, limit: 15, typeId: '7', label: '保养', value: '1', state: 'enabled', origin: 'builtIn' }),
    sends: { page: '1', limit: '15', typeId: '7', labelDefault: '保养', value: '1', isDisabled: '0', builtIn: '1' },
    response: rows(VALUE, { ...VALUE, id: 32, typeName: '维保类别', labelEnUs: 'Monthly', style: 'alarm', isDefault: '1', isDisabled: '1', builtIn: 1, version: 2 }, { ...VALUE, id: 33, style: 'blink' }),
    gives: {
      rows: [
        GIVEN_VALUE,
        { ...GIVEN_VALUE, id: '32', version: '2', typeName: '维保类别', labelEn: 'Monthly', style: 'alarm', isDefault: true, state: 'disabled', origin: 'builtIn' },
        { ...GIVEN_VALUE, id: '33' },
      ],
      total: 3,
      dropped: 0,
    },
  },
  { call: `GET ${ENTRY}/get`, run: (client) => client.dictionary.entries.get('31'), sends: { id: '31' }, response: ok(VALUE), gives: GIVEN_VALUE },
  { call: `POST ${ENTRY}/add`, run: (client) => client.dictionary.entries.add(VALUE_INPUT), sends: SENT, response: ok() },
  { call: `POST ${ENTRY}/update`, run: (client) => client.dictionary.entries.update('31', VALUE_INPUT, { version: '1' }), sends: { id: 31, version: '1', ...SENT }, response: ok() },
  { call: `GET ${ENTRY}/delete`, run: (client) => client.dictionary.entries.remove(['31']), sends: { id: '31' }, response: ok() },
  { call: `GET ${ENTRY}/deleteQuery`, run: (client) => client.dictionary.entries.usedBy('31'), sends: { id: '31' }, response: ok([]), gives: [] },
  {
    call: `POST ${ENTRY}/importRows`, run: (client) => client.dictionary.entries.importRows([{ ...VALUE_INPUT, labelEn: null }], { dryRun: false }), sends: { rows: [SENT], dryRun: false },
    response: ok({ accepted: 1, errors: [] }), gives: { accepted: 1, errors: [] },
  },
]
