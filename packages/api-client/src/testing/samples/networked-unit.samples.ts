import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceNetworkingUnit'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const FIRST_OF_YEAR = Date.UTC(2025, 11, 31, 16)
const UNIT = {
  id: '3', version: null, name: '星河物业', kind: null, category: null, nature: null, class: null, license: null, licensedOn: null, regionCode: null, address: null, coordinates: null, phone: null,
  contactName: null, contactPhone: null, legalName: null, legalPhone: null, safetyDutyName: null, safetyDutyPhone: null, safetyManagerName: null, safetyManagerPhone: null, contractStart: null,
  contractEnd: null, departmentId: null, departmentName: null, remark: null, updatedAt: null,
}

export const networkedUnitSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.networkedUnits.list({ page: 1, limit: 15, name: '星', kind: '1', category: '2', safetyDutyName: '林' }),
    sends: { page: '1', limit: '15', oName: '星', unitKind: '1', otype: '2', safeDutyName: '林' },
    response: rows({ id: 3, oname: '星河物业', otype: '9', gis: '32.0,118.7' }, {
      id: 4, oname: '长青维保', unitKind: '1', otype: '2', oNature: '企业', oclass: '维保', olicense: '91', oLicenseTimeLong: FIRST_OF_YEAR, xzqy: '320102', oaddress: '滨江路', gis: '118.7,32.0', ophone: '025-1',
      olinkman: '王', olinkphone: '138', legalName: '李', legalPhone: '139', safeDutyName: '林', safeDutyPhone: '136', safeManagerName: '赵', safeManagerPhone: '137', contractStartLong: FIRST_OF_YEAR,
      contractEndLong: null, departId: 7, departName: '消防科', oother: '夜间', updTime: '2026-10-12 09:30:00', version: 2,
    }),
    gives: {
      rows: [
        UNIT,
        {
          id: '4', version: '2', name: '长青维保', kind: '1', category: '2', nature: '企业', class: '维保', license: '91', licensedOn: '2026-01-01', regionCode: '320102', address: '滨江路',
          coordinates: { longitude: 118.7, latitude: 32 }, phone: '025-1', contactName: '王', contactPhone: '138', legalName: '李', legalPhone: '139', safetyDutyName: '林', safetyDutyPhone: '136',
          safetyManagerName: '赵', safetyManagerPhone: '137', contractStart: '2026-01-01', contractEnd: null, departmentId: '7', departmentName: '消防科', remark: '夜间', updatedAt: AT,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/getById`,
    run: (client) => client.networkedUnits.get('3'),
    sends: { id: '3' },
    response: ok({ id: 3, oname: '星河物业' }),
    gives: UNIT,
  },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.networkedUnits.add({ name: ' 长青维保 ', kind: '1', licensedOn: '2026-01-01', contractEnd: '', coordinates: { longitude: 118.7, latitude: 32 } }),
    sends: { oname: '长青维保', unitKind: '1', oLicenseTimeLong: FIRST_OF_YEAR, contractEndLong: null, gis: '118.7,32' },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.networkedUnits.update('3', { name: '星河物业', kind: '0', safetyDutyPhone: '136' }, { version: '1' }),
    sends: { id: 3, version: '1', oname: '星河物业', unitKind: '0', safeDutyPhone: '136' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/delete`,
    run: (client) => client.networkedUnits.remove(['3']),
    sends: { id: '3' },
    response: ok(),
  },
  {
    // the deployed platform sends the ids of the buildings
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.networkedUnits.usedBy('3'),
    sends: { id: '3' },
    response: ok([12, 13]),
    gives: [{ what: '', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.networkedUnits.importRows([{ name: '长青维保', kind: '1' }], { dryRun: true }),
    sends: { dryRun: true, rows: [{ oname: '长青维保', unitKind: '1' }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
]
