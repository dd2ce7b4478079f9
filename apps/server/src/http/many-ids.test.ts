import { ROLE_SCOPE } from '@smart-fire/api-client/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { addAccount, signInAs } from '../testing/accounts'
import { addCatalogue } from '../testing/alarm-world'
import { addCallWorld, type Things } from '../testing/call-world'
import type { CallSample } from '../testing/call-samples'
import { filled, send } from '../testing/matrix-requests'
import { startTestServer, type TestServer } from '../testing/test-server'
import { MOST_IDS } from './filters'

let server: TestServer
let things: Things
let operator: string
let platform: string
beforeAll(async () => {
  server = await startTestServer()
  const world = await addCallWorld(server, 'many', await addCatalogue(server.deps))
  things = world.things
  operator = world.site.operator.token
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(server, 'platform')
})
afterAll(() => server.stop())

/** more than one statement of the database takes */
const MANY = Array.from({ length: 70_000 }, (_, place) => String(place + 1))
const LIST = MANY.join(',')

const LISTS: [string, CallSample][] = [
  ['POST /api/admin/position/:id/user', { path: { id: '{position}' }, form: { users: LIST } }],
  ['POST /api/admin/position/:id/group', { path: { id: '{position}' }, form: { groups: LIST } }],
  ['POST /api/admin/depart/user', { form: { departId: '{department}', userIds: LIST } }],
  ['POST /api/admin/depart/:id/user', { path: { id: '{department}' }, form: { members: LIST } }],
  ['POST /api/admin/group/:id/user', { path: { id: '{role}' }, form: { members: LIST } }],
  ['POST /api/admin/tenant/add', { form: { name: 'many', userId: '{user}', channelIds: LIST } }],
  ['POST /api/device/deviceMessageRecipients/addBatch', { json: { noticeType: '1', userIds: LIST } }],
  ['POST /api/datahandler/noticeRuleUser/setOfRule', { json: { noticeRuleId: '{noticeRule}', alarmUserIds: LIST, faultUserIds: '' } }],
  ['POST /api/datahandler/noticeRuleSensor/batchAdd', { json: { noticeRuleId: '{noticeRule}', sensorIds: LIST } }],
  ['POST /api/device/deviceEarlyWarning/updateBatch', { form: { ids: LIST } }],
]

it.each(LISTS)('%s refuses more ids than a statement takes', async (call, sample) => {
  const { text } = await send(server, call, filled(sample, () => things), call.includes('/tenant/') ? platform : operator)
  expect(JSON.parse(text)).toMatchObject({ status: 30101, message: `一次最多提交${MOST_IDS}项` })
})

it('a scope of more places than a statement takes is refused', async () => {
  const sample: CallSample = { path: { id: '{role}' }, json: { dataScope: ROLE_SCOPE.areas, regionCodes: [], buildingIds: MANY } }
  expect(await send(server, 'POST /api/admin/group/:id/dataScope', filled(sample, () => things), operator)).toMatchObject({ http: 200, body: 30101 })
})

it('a camera with more links than a statement takes is refused by its field', async () => {
  const json = { deviceName: '大堂', sensorNo: 'lobby-1', buildingId: things.building, floor: 1, linkedSensorNos: LIST }
  const { http, text } = await send(server, 'POST /api/device/deviceVideoExt/add', { json }, operator)
  expect([http, JSON.parse(text)]).toMatchObject([420, { data: { field: 'linkedSensorNos' } }])
})
