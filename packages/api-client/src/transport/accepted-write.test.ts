import { describe, expect, it } from 'vitest'
import { startLoopback } from '../testing/loopback'

const server = startLoopback()
const CONFIRM = '/api/datahandler/deviceAbnormal/affirmHandle'
const handled = { kind: 'general', id: '1', category: '0', verdict: null } as const
const confirm = () => server.client().abnormalRecords.confirm(handled)

/** Spec 1 §8, domain 14. */
describe('a write is accepted', () => {
  it.each([
    ['by body status 200', { status: 200, message: null }],
    ['by body status 200 as text', { status: '200', data: false }],
    ['by an object without a status', { message: 'success' }],
    ['by true', true],
    ['by null', null],
  ])('%s', async (_what, json) => {
    server.on(CONFIRM, { json })
    await expect(confirm()).resolves.toBeUndefined()
  })

  it('by HTTP 200 without a body', async () => {
    server.on(CONFIRM, (_request, response) => response.writeHead(200).end())
    await expect(confirm()).resolves.toBeUndefined()
  })

  it.each([
    ['body status -1', { status: -1, message: '失败' }, 'server'],
    ['body status 0', { status: 0, message: '失败' }, 'server'],
    ['body status 4 without a message', { status: '4' }, 'malformed'],
    ['body status 99', { status: 99 }, 'server'],
    ['code 500', { code: 500, msg: '系统异常' }, 'server'],
    ['success false', { success: false }, 'server'],
    ['false', false, 'malformed'],
    ['a text', 'success', 'malformed'],
    ['a number', 0, 'malformed'],
    ['a list', [], 'malformed'],
  ])('but not by %s', async (_what, json, kind) => {
    server.on(CONFIRM, { json })
    await expect(confirm()).rejects.toMatchObject({ name: 'ApiError', kind })
  })
})
