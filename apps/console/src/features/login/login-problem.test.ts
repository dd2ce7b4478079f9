import { ApiError } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { zhCN } from './login.messages'
import { explainLogin } from './login-problem'

it.each([
  ['a wrong name or password', new ApiError('credentials'), { kind: 'credentials' }],
  ['a wrong picture code', new ApiError('refused', { serverMessage: '验证码错误', field: 'code' }), { kind: 'code' }],
  ['a lock, with the rest of its time', new ApiError('refused', { retryAfterMs: 420_000 }), { kind: 'locked', retryAfterMs: 420_000 }],
  ['any other refusal, with the message of the server', new ApiError('refused', { serverMessage: '账户已停用' }), { kind: 'server', message: '账户已停用' }],
  ['no response', new ApiError('network'), { kind: 'unreachable' }],
])('tells %s (domain 27)', (_what, error, problem) => {
  expect(explainLogin(error)).toEqual(problem)
})

it('writes the rest of a lock in minutes, and in seconds at its end', () => {
  expect([900, 61, 45].map(zhCN.locked)).toEqual([
    '尝试次数过多，请 15 分钟后再试',
    '尝试次数过多，请 2 分钟后再试',
    '尝试次数过多，请 45 秒后再试',
  ])
})
