import { ok, rows, type CallSample } from '../call-sample'

const TENANT = {
  id: 't', name: '星河物业', tenantNo: 'T1', attr1: 'x.example', attr2: '/files/logo.png', site: '星河', validUntil: '2027-12-31', maxUsers: 50, maxDevices: null,
  userId: 'u', user: '陈站长', phone: '13800001234', channelIds: ['1', '5'], users: 12, devices: 3400, state: 'normal', version: 3,
}
const given = {
  id: 't', version: '3', name: '星河物业', tenantNo: 'T1', domain: 'x.example', logo: '/files/logo.png', site: '星河', description: null, validUntil: '2027-12-31', maxUsers: 50,
  maxDevices: null, administratorId: 'u', administrator: '陈站长', phone: '13800001234', channelIds: ['1', '5'], users: 12, devices: 3400, state: 'normal', updatedAt: null,
}
const TOKEN = { access_token: 'a', refresh_token: 'r', userId: 'u', expire: 1_790_000_000_000 }
const session = { accessToken: 'a', refreshToken: 'r', userId: 'u', expiresAt: 1_790_000_000_000 }
const INPUT = { name: '新', administratorId: 'u', channelIds: ['1', '5'] }

/** Calls for tenants and their systems. */
export const tenantSamples: readonly CallSample[] = [
  {
    call: 'GET /api/admin/tenant/pageList',
    run: (client) => client.tenants.list({ page: 1, limit: 15, name: '星', deleted: true }),
    sends: { name: '星', deleted: '1' },
    response: rows(TENANT),
    gives: { rows: [given], total: 1, dropped: 0 },
  },
  {
    call: 'GET /api/admin/tenant/{id}/get',
    run: (client) => client.tenants.get('{id}'),
    response: ok({ tenant: TENANT, user: { id: 'u', username: 'chief' } }),
    gives: given,
  },
  {
    call: 'POST /api/admin/tenant/add',
    run: (client) => client.tenants.add({ ...INPUT, validUntil: '2027-12-31', maxUsers: 50 }),
    sends: { name: '新', userId: 'u', channelIds: '1,5', validUntil: '2027-12-31', maxUsers: '50' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/tenant/update',
    run: (client) => client.tenants.update('t', { ...INPUT, domain: 'x', maxUsers: null }, { version: '3' }),
    sends: { tenantId: 't', name: '新', attr1: 'x', userId: 'u', channelIds: '1,5', maxUsers: '', version: '3' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/tenant/setStopped',
    run: (client) => client.tenants.setStopped('t', true),
    sends: { tenantId: 't', stopped: '1' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/tenant/delete',
    run: (client) => client.tenants.removeWithPassword('t', 'p'),
    sends: { tenantId: 't' },
    response: ok(),
  },
  {
    call: 'GET /api/admin/tenant/delete',
    run: (client) => client.tenants.removeOnPlatform('t', 'p'),
    sends: { tenantId: 't' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/tenant/restore',
    run: (client) => client.tenants.restore('t'),
    sends: { tenantId: 't' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/tenant/actAs',
    run: (client) => client.tenants.actAs('t', '协助排查'),
    sends: { tenantId: 't', reason: '协助排查' },
    response: ok(TOKEN),
    gives: session,
  },
  {
    call: 'POST /api/admin/tenant/endActing',
    run: (client) => client.tenants.endActing(),
    response: ok(TOKEN),
    gives: session,
  },
  {
    call: 'GET /api/admin/channel/tree',
    run: (client) => client.tenants.channels('t'),
    sends: { tenantId: 't' },
    response: ok([{ type: '消防系统', channels: [{ id: 1, channelName: '无线感烟', channelType: '消防系统', isAdd: 1 }, { id: 2, channelName: '电气火灾', isAdd: 0 }] }]),
    gives: [{ type: '消防系统', channels: [{ id: '1', name: '无线感烟', subscribed: true }, { id: '2', name: '电气火灾', subscribed: false }] }],
  },
  {
    call: 'POST /api/device/deviceTenantSetup/addOrUpdate',
    run: (client) => client.tenants.allowPlan(false),
    sends: { planSetup: '0' },
    response: ok(),
  },
]
