import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { endsSession, LONGEST_SERVER_MESSAGE, noticeOf } from './error-notice'
import { en, zhCN } from './error-notice.messages'

const noticeFor = (kind: ApiErrorKind, serverMessage?: string) => noticeOf(new ApiError(kind, { serverMessage: serverMessage ?? null }), zhCN)

it('generic 400 or 401: warning 账户或密码错误！', () => {
  expect(noticeFor('credentials')).toEqual({ tone: 'warning', text: '账户或密码错误！', durationMs: 5_000 })
})

it('login response without a token: the server message as a warning', () => {
  expect(noticeFor('loginRefused', '验证码错误')).toEqual({ tone: 'warning', text: '验证码错误', durationMs: 5_000 })
})

it('401 with 40101: 状态超时被登出！, and the session ends', () => {
  expect(noticeFor('sessionExpired')).toEqual({ tone: 'error', text: '状态超时被登出！', durationMs: 5_000 })
  expect(endsSession(new ApiError('sessionExpired'))).toBe(true)
})

it('401 with 40001, and 403: notification titled 禁止 with the server message', () => {
  expect(noticeFor('forbidden', '没有权限')).toEqual({ tone: 'error', title: '禁止', text: '没有权限', durationMs: 2_000 })
  expect(endsSession(new ApiError('forbidden'))).toBe(false)
})

it('body status 30101: notification titled 失败 with the message', () => {
  expect(noticeFor('refused', '编号重复')).toEqual({ tone: 'error', title: '失败', text: '编号重复', durationMs: 2_000 })
})

it('another operator was first: titled 失败, too, since it is a 30101', () => {
  expect(noticeFor('conflict')).toEqual({ tone: 'error', title: '失败', text: '该记录已被处理', durationMs: 2_000 })
})

it('HTTP 504: 后端服务异常，请联系管理员！', () => {
  expect(noticeFor('gatewayTimeout')).toEqual({ tone: 'error', text: '后端服务异常，请联系管理员！', durationMs: 5_000 })
})

it('no response: 服务请求超时！', () => {
  expect(noticeFor('network')).toEqual({ tone: 'error', text: '服务请求超时！', durationMs: 5_000 })
})

it('other: the server message as an error for 5 s', () => {
  expect(noticeFor('server', '楼层不存在')).toEqual({ tone: 'error', text: '楼层不存在', durationMs: 5_000 })
})

it('unreadable response: a message of its own', () => {
  expect(noticeFor('malformed')?.text).toBe('服务器返回的数据无法识别')
})

it('aborted call: no notice', () => {
  expect(noticeFor('aborted')).toBeNull()
})

it('not an ApiError: a notice without the error’s own text', () => {
  expect(noticeOf(new TypeError('x is not a function'), zhCN)?.text).toBe('操作未能完成')
})

it('a server message that would fill the screen: cut', () => {
  expect(noticeFor('server', 'x'.repeat(20_000))?.text.length).toBe(LONGEST_SERVER_MESSAGE + 1)
})

it('English screen: English messages', () => {
  expect(noticeOf(new ApiError('network'), en)?.text).toBe('The request timed out!')
})
