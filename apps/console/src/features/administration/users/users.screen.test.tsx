import { expect, it } from 'vitest'
import { offeredActs } from '../../../testing/offered-acts'
import { sentByActs } from '../../../testing/sent-by-act'
import { aUser } from './users.sample'
import users from './users.screen'

/** They need no right beyond that of the screen. */
const TO_READ = ['登录会话', '账号安全', '查看权限']
const offered = async (element: string, rows = [aUser({ lockedUntil: 1 })]) => (await offeredActs(users, rows, element)).map((acts) => acts.filter((act) => !TO_READ.includes(act)).join())

it('a user who can sign in is offered to be stopped, one who is stopped to be allowed again, and one whose state could not be read to be both', async () => {
  expect(await offered('btn_stop', [aUser({ state: 'enabled' }), aUser({ state: 'disabled' }), aUser({ state: null })])).toEqual(['停用', '启用', '停用,启用'])
})

it('a user is offered to be unlocked only while sign-ins are refused', async () => {
  expect(await offered('btn_unlock', [aUser({ lockedUntil: 1 }), aUser({ lockedUntil: null })])).toEqual(['解锁', ''])
})

it.each([['btn_reset', '重置密码'], ['btn_del', '删除'], ['btn_export', '']])('each of these needs a right of its own: %s', async (element, act) => {
  expect(await offered(element)).toEqual([act])
})

const sent = sentByActs()

it.each([
  ['btn_stop', '停用', 'enabled', '/api/admin/user/setDisabled id=u1&disabled=1'],
  ['btn_stop', '启用', 'disabled', '/api/admin/user/setDisabled id=u1&disabled=0'],
  ['btn_unlock', '解锁', 'enabled', '/api/admin/user/unlock id=u1'],
] as const)('what is asked is what is done to the user of the row: %s %s', async (element, act, state, expected) => {
  expect(await sent(users, { row: aUser({ state, lockedUntil: 1 }), text: 'zhiban01', element, act })).toBe(expected)
})
