import { ApiError } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal'

it.each([
  ['a row that is gone', new ApiError('notFound', { httpStatus: 404, serverMessage: '用户不存在' }), '用户不存在'],
  ['a failure of the server', new ApiError('server', { httpStatus: 500, serverMessage: '磁盘已满' }), '磁盘已满'],
  ['a missing right', new ApiError('forbidden', { serverMessage: '没有权限' }), '没有权限'],
])('what the server said is passed on, so that no panel calls it no response: %s', (_of, error, message) => {
  expect(refusalOf(error)).toEqual({ kind: 'failed', message, person: null, at: null })
})

it.each([
  ['no answer', new ApiError('network'), true],
  ['no answer behind a proxy', new ApiError('gatewayTimeout', { httpStatus: 504 }), true],
  ['a proxy that has had none', new ApiError('server', { httpStatus: 502 }), true],
  ['an answer that cannot be read', new ApiError('malformed', { httpStatus: 200 }), true],
  ['a failure of the server, which it has undone', new ApiError('server', { httpStatus: 500 }), undefined],
  ['a row that is gone', new ApiError('notFound', { httpStatus: 404 }), undefined],
])('without a readable answer it is not known whether it was done: %s', (_what, error, isUnknown) => {
  expect(refusalOf(error)).toEqual({ kind: 'failed', isUnknown, message: null, person: null, at: null })
})

it('without a response there are no words', () => {
  expect([new ApiError('network'), new Error('broken')].map((error) => refusalOf(error).message)).toEqual([null, null])
})
