import { expect, it } from 'vitest'
import { zhCN } from './change-password.messages'
import { passwordError, type PasswordForm } from './password-rules'

const GOOD: PasswordForm = { oldPassword: 'smartfire119', newPassword: 'smartfire120', confirmPassword: 'smartfire120' }
const errors = (over: Partial<PasswordForm>) => {
  const form = { ...GOOD, ...over }
  return (['oldPassword', 'newPassword', 'confirmPassword'] as const).map((field) => passwordError(field, form, zhCN))
}

it('accepts three good fields', () => {
  expect(errors({})).toEqual([undefined, undefined, undefined])
})

it.each([
  ['an empty old password', { oldPassword: '' }, ['请输入密码', undefined, undefined]],
  ['an empty new password', { newPassword: '' }, [undefined, '请输入密码', '两次输入密码不一致!']],
  ['an empty confirmation', { confirmPassword: '' }, [undefined, undefined, '请再次输入密码']],
  ['blanks for content', { oldPassword: '       ' }, ['请输入内容！', undefined, undefined]],
  ['5 characters', { newPassword: '12345', confirmPassword: '12345' }, [undefined, '长度在 6 到 18 个字符', '长度在 6 到 18 个字符']],
  ['19 characters', { oldPassword: '1234567890123456789' }, ['长度在 6 到 18 个字符', undefined, undefined]],
  ['another confirmation', { confirmPassword: 'smartfire121' }, [undefined, undefined, '两次输入密码不一致!']],
])('refuses %s', (_, over, expected) => {
  expect(errors(over)).toEqual(expected)
})

it('accepts exactly 6 and exactly 18 characters', () => {
  expect(errors({ newPassword: '123456', confirmPassword: '123456' })).toEqual([undefined, undefined, undefined])
  const long = '123456789012345678'
  expect(errors({ newPassword: long, confirmPassword: long })).toEqual([undefined, undefined, undefined])
})
