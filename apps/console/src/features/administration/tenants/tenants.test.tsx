import type { Tenant } from '@smart-fire/api-client/tenants'
import { expect, it } from 'vitest'
import { offeredActs } from '../../../testing/offered-acts'
import { sentByActs } from '../../../testing/sent-by-act'
import { tenantTab } from './tenants'
import { aTenant } from './tenants.sample'

const STATES: readonly Tenant['state'][] = ['normal', 'expired', 'stopped', 'deleted', null]

/** Normal, expired, stopped, deleted, and of a state that could not be read. */
it.each([
  ['taken over while it is in operation, also after its contract has ended', 'btn_act', ['代管', '代管', '', '', '']],
  ['stopped while it is in operation, and allowed again while it is stopped', 'btn_stop', ['停用', '停用', '启用', '', '']],
  ['deleted once, and restored after that', 'btn_del', ['删除', '删除', '删除', '恢复', '删除']],
])('a tenant is offered to be %s', async (_what, element, acts) => {
  expect((await offeredActs(tenantTab, STATES.map((state) => aTenant({ state })), element)).map(String)).toEqual(acts)
})

const sent = sentByActs()

it.each([
  ['btn_stop', '停用', 'normal', '/api/admin/tenant/setStopped tenantId=wanxiang&stopped=1'],
  ['btn_stop', '启用', 'stopped', '/api/admin/tenant/setStopped tenantId=wanxiang&stopped=0'],
  ['btn_del', '恢复', 'deleted', '/api/admin/tenant/restore tenantId=wanxiang'],
])('what is asked is what is done to the tenant of the row: %s %s', async (element, act, state, expected) => {
  expect(await sent(tenantTab, { row: aTenant({ state }), text: '万象城', element, act })).toBe(expected)
})
