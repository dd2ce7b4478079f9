import { expect, it } from 'vitest'
import { zhCN } from './change-password.messages'
import { passwordError, type PasswordForm } from './password-rules'

const GOOD: PasswordForm = { oldPassword: 'smartfire119', newPassword: 'smartfire120', confirmPassword: 'smartfire120' }
const errors = (over: Partial<PasswordForm>) => {
  const form = { ...GOOD, ...over }
  return (['oldPassword', 'newPassword', 'confirmPassword'] as const).map((field) => passwordError(field, form, zhCN, ['operator', '值班员', '万达']))
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

it.each([
  ['digits alone', '20261120', '新密码过于常见，请换一个'],
  ['a common word with digits', 'Admin123', '新密码过于常见，请换一个'],
  ['the own account with digits', 'operator1', '新密码过于常见，请换一个'],
  ['the old password', 'smartfire119', '新密码不能与原密码相同'],
])('refuses %s as the server does', (_, newPassword, message) => {
  expect(errors({ newPassword, confirmPassword: newPassword })).toEqual([undefined, message, undefined])
})

it('accepts exactly 6 and exactly 18 characters', () => {
  expect(errors({ newPassword: 'k7mQ2x', confirmPassword: 'k7mQ2x' })).toEqual([undefined, undefined, undefined])
  const long = 'k7mQ2xk7mQ2xk7mQ2x'
  expect(errors({ newPassword: long, confirmPassword: long })).toEqual([undefined, undefined, undefined])
})
