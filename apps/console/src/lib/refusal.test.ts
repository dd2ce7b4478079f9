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

it('without a response there are no words', () => {
  expect([new ApiError('network'), new Error('broken')].map((error) => refusalOf(error).message)).toEqual([null, null])
})
