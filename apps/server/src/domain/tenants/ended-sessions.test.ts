import { encodePassword } from '@smart-fire/api-client/wire'
import { expect, it } from 'vitest'

import { addAccount, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { aPlatformForAllTests, aTenant, done, get, nextNumber, post, server, tokens } from './tenants.harness'

aPlatformForAllTests()

it.each([
  ['stopped', 'tenant/setStopped', { stopped: '1' }, 'tenant/setStopped', { stopped: '0' }],
  ['deleted', 'tenant/delete', { superAdminPassword: encodePassword(TEST_PASSWORD) }, 'tenant/restore', {}],
])('the sessions that end when a tenant is %s stay ended when it comes back, also that of a person who acts for it', async (_ended, end, how, again, back) => {
  const { row, administrator } = await aTenant()
  const tenantId = row.id
  const member = `member-${nextNumber()}`
  await addAccount(server, { username: member, tenantId, isTenantAdmin: false })
  for (const who of [administrator, member]) tokens[who] = await signInAs(server, who)
  tokens['helper'] = await signInAs(server, 'platform')
  tokens['helper'] = (await post<{ access_token: string }>('tenant/actAs', { tenantId, reason: '协助排查' }, 'helper')).body.data.access_token
  for (const who of [administrator, member, 'helper']) expect((await get('user/front/info', who)).status, who).toBe(200)
  expect(await post(end, { tenantId, ...how })).toEqual(done)
  expect(await post(again, { tenantId, ...back })).toEqual(done)
  for (const who of [administrator, member, 'helper']) expect((await get('user/front/info', who)).status, who).toBe(401)
})
