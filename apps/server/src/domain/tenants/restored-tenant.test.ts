import { encodePassword } from '@smart-fire/api-client/wire'
import { expect, it } from 'vitest'

import { TEST_PASSWORD } from '../../testing/accounts'
import { aPlatformForAllTests, aTenant, done, post, refused } from './tenants.harness'

aPlatformForAllTests()

it.each([
  ['name', { name: 'Wanda' }, { name: 'WANDA' }, refused('站点名已存在!', 'name')],
  ['domain', { attr1: 'fire.example' }, { attr1: 'FIRE.example' }, refused('域名已存在!', 'attr1')],
])('a deleted tenant stays deleted while another one has its %s, also in other letters, and comes back when that is free', async (_what, own, taken, refusal) => {
  const { row } = await aTenant(own)
  expect(await post('tenant/delete', { tenantId: row.id, superAdminPassword: encodePassword(TEST_PASSWORD) })).toEqual(done)
  const other = await aTenant(taken)
  expect(await post('tenant/restore', { tenantId: row.id })).toEqual(refusal)
  expect(await post('tenant/update', { ...other.fields, name: `${other.row.id} 更名`, attr1: '' })).toEqual(done)
  expect(await post('tenant/restore', { tenantId: row.id })).toEqual(done)
})
