import { expect, it } from 'vitest'
import type { FullClient } from './testing/call-sample'
import { clientOfBody } from './testing/client-of-body'

type Case = [what: string, field: string, read: (client: FullClient) => Promise<unknown>, on: unknown, off: unknown]

it.each<Case>([
  ['whether plans are given out', 'planSetup', async (client) => (await client.siteSettings.list({ page: 1, limit: 1 })).rows[0]?.plansAllowed, true, false],
  ['whether an entry is the default', 'isDefault', async (client) => (await client.dictionary.entries.get('1')).isDefault, true, false],
  ['whether an entry is disabled', 'isDisabled', async (client) => (await client.dictionary.entries.get('1')).state, 'disabled', 'enabled'],
  ['whether a user is disabled, in the list', 'isDisabled', async (client) => (await client.administration.users.get('1')).state, 'disabled', 'enabled'],
  ['whether an entry ships with the platform', 'builtIn', async (client) => (await client.dictionary.entries.get('1')).origin, 'builtIn', 'own'],
  ['whether a device is stopped', 'stopped', async (client) => (await client.devices.get('1')).stopped, true, false],
  ['whether a fire host is stopped', 'stopped', async (client) => (await client.fireHosts.hosts.get('1')).stopped, true, false],
  ['whether a sensor of a hydrant is stopped', 'stopped', async (client) => (await client.water.sensors.get('1')).stopped, true, false],
  ['whether a recognition is on', 'isEnabled', async (client) => (await client.recognitions.get('1')).enabled, true, false],
])('%s is unknown, never off, when it cannot be read: the next save would switch it off', async (_what, field, read, on, off) => {
  const of = (value: unknown) => read(clientOfBody(JSON.stringify({ status: 200, data: { id: 1, [field]: value } })).client)
  expect([await of('1'), await of('0')]).toEqual([on, off])
  expect([await of('perhaps'), await of({})]).toEqual([null, null])
})

type Inside = [what: string, data: (flag: object) => unknown, field: string, read: (client: FullClient) => Promise<unknown>, on: unknown, off: unknown]

it.each<Inside>([
  ['whether a tenant has a system', (flag) => [{ type: 'a', channels: [{ id: 1, ...flag }] }], 'isAdd', async (client) => (await client.tenants.channels('1'))[0]?.channels[0]?.subscribed, true, false],
  ['whether a system is locked', (flag) => [{ id: 1, ...flag }], 'isLocked', async (client) => (await client.channels.list({ page: 1, limit: 1 })).rows[0]?.locked, true, false],
  ['whether the section of a system is hidden', (flag) => [{ id: 1, ...flag }], 'isHidden', async (client) => (await client.channels.list({ page: 1, limit: 1 })).rows[0]?.state, 'off', 'on'],
  ['whether a right may be given', (flag) => ({ id: 1, menus: [{ id: 1, code: 'a', ...flag }] }), 'mayGrant', async (client) => (await client.roles.authority('1')).available[0]?.grantable, true, false],
  ['whether a user has a role', (flag) => [{ id: 1, ...flag }], 'isUser', async (client) => (await client.administration.groups.ofUser('1'))[0]?.assigned, true, false],
  ['whether a user is disabled', (flag) => ({ kind: 'roles', ...flag }), 'isDisabled', async (client) => (await client.roles.rightsOf('1')).disabled, true, false],
  ['whether a user sees all systems', (flag) => ({ kind: 'roles', ...flag }), 'allChannels', async (client) => (await client.roles.rightsOf('1')).allSystems, true, false],
  ['whether a department is stopped', (flag) => [{ id: 1, ...flag }], 'isDisabled', async (client) => (await client.departments.tree())[0]?.disabled, true, false],
  ['whether a department is the own one of a member', (flag) => ({ members: [{ id: 1, ...flag }] }), 'isDefault', async (client) => (await client.departments.members('1')).members[0]?.isDefault, true, false],
])('%s is unknown, never off, when it cannot be read: what is off looks settled', async (_what, data, field, read, on, off) => {
  const of = (flag: object) => read(clientOfBody(JSON.stringify({ status: 200, data: data(flag) })).client)
  expect([await of({ [field]: '1' }), await of({ [field]: '0' })]).toEqual([on, off])
  expect([await of({ [field]: 'perhaps' }), await of({})]).toEqual([null, null])
})

it('a watched fire host is not stopped on a server that cannot stop one; whether it is, is unknown when that cannot be read', async () => {
  const of = async (flag: object) => (await clientOfBody(JSON.stringify({ status: 200, data: { rows: [{ id: 1, callCount: 0, faultCount: 0, offlineCount: 0, normalCount: 1, notEnabledCount: 0, types: [], keyDevices: [], ...flag }], total: 1 } })).client.live.fireHosts({ page: 1, limit: 1 })).rows[0]?.stopped
  expect([await of({ stopped: '1' }), await of({}), await of({ stopped: 'perhaps' })]).toEqual([true, false, null])
})

it('all places is what a server without scopes means; one that cannot be read is unknown, never all', async () => {
  const of = async (flag: object) => (await clientOfBody(JSON.stringify({ status: 200, data: { kind: 'roles', ...flag } })).client.roles.rightsOf('1')).allPlaces
  expect([await of({}), await of({ allPlaces: '0' }), await of({ allPlaces: 'perhaps' })]).toEqual([true, false, null])
})

it('a role is unknown to a user, never not given, when one of its rows cannot be read and none says that it is', async () => {
  const of = async (...rows: unknown[]) => (await clientOfBody(JSON.stringify({ status: 200, data: rows.map((isUser) => ({ id: 1, isUser })) })).client.administration.groups.ofUser('1'))[0]?.assigned
  expect([await of('0', 'perhaps'), await of('perhaps', '1'), await of('0', '0')]).toEqual([null, true, false])
})
