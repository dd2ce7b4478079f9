import { ok, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceTenantSetup'

export const siteSettingsSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/config`,
    run: (client) => client.siteSettings.list({ page: 1, limit: 15 }),
    response: ok({ id: 't-1', planSetup: '1', recordDays: 730, usualRecordDays: null, logo: '/files/logo/a.png', version: 3, updUserName: 'operator(陈思远)', updTime: 1760232600000 }),
    gives: {
      rows: [{ id: 'site', version: '3', plansAllowed: true, recordDays: 730, hasRecordDays: true, usualRecordDays: null, hasUsualRecordDays: false, logo: '/files/logo/a.png', updatedBy: 'operator(陈思远)', updatedAt: 1760232600000 }], total: 1, dropped: 0,
    },
  },
  {
    call: `POST ${BASE}/addOrUpdate`,
    run: (client) => client.siteSettings.update('site', { plansAllowed: true, recordDays: null }, { version: '3' }),
    sends: { planSetup: '1', recordDays: '', version: '3' },
    response: ok(),
  },
  { call: `POST ${BASE}/saveLogo`, run: (client) => client.siteSettings.saveLogo({ version: '3' }, 'iVBORw0KGgo='), sends: { version: '3', content: 'iVBORw0KGgo=' }, response: ok() },
  { call: `POST ${BASE}/removeLogo`, run: (client) => client.siteSettings.removeLogo({ version: '3' }), sends: { version: '3' }, response: ok() },
]
