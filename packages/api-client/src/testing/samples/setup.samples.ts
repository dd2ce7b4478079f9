import { ok, type CallSample } from '../call-sample'

const SETUP = {
  code: ' ABCD-EFGH ', siteName: '新城大厦', siteUsername: 'site-admin', sitePerson: '林知远', sitePassword: '三月的风 2026', platformUsername: 'root-admin', platformPassword: '四月的雨 2026',
}

export const setupSamples: readonly CallSample[] = [
  {
    call: 'POST /api/admin/setup/begin',
    run: (client) => client.setup.begin(SETUP),
    response: ok(),
  },
  {
    call: 'GET /api/admin/setup/progress',
    run: (client) => client.firstSteps.progress(),
    response: ok({ buildings: 1, plans: '2', gateways: 0, devices: 3 }),
    gives: { buildings: 1, plans: 2, gateways: 0, devices: 3, reporting: null },
  },
]
