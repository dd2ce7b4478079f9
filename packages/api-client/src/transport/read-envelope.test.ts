import { describe, expect, it } from 'vitest'
import { isApiError } from './api-error'
import { readEnvelope } from './read-envelope'

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))
const data = (status: number, body: unknown) => readEnvelope(status, textOf(body)).data
function error(status: number, body: unknown) {
  try {
    readEnvelope(status, textOf(body))
  } catch (reason) {
    if (isApiError(reason)) return reason
    throw reason
  }
  return null
}

describe('an accepted response', () => {
  it.each([
    ['wrapped', { status: 200, data: { a: 1 } }, { a: 1 }],
    ['wrapped, status as text', { status: '200', data: [1] }, [1]],
    ['wrapped without data', { status: 200, message: null }, null],
    ['wrapped, with the message "success"', { status: 200, message: 'success', data: '1' }, '1'],
    ['wrapped without a status', { data: { a: 1 } }, { a: 1 }],
    [
      'fields beside a status',
      { status: 200, message: null, total: 1, rows: [{ id: 1 }] },
      { status: 200, message: null, total: 1, rows: [{ id: 1 }] },
    ],
    ['bare array', [{ id: 1 }], [{ id: 1 }]],
    ['bare object', { id: 1, name: 'x' }, { id: 1, name: 'x' }],
    ['bare object with a domain status', { status: '4', time: '3分' }, { status: '4', time: '3分' }],
    [
      'bare object with a field called data',
      { measuringPoint: '水压', data: '0.3MPa' },
      { measuringPoint: '水压', data: '0.3MPa' },
    ],
    ['wrapped object with a domain status', { status: 200, data: { status: '0' } }, { status: '0' }],
    ['wrapped by a proxy with code instead of status', { code: 200, msg: 'ok', data: { a: 1 } }, { a: 1 }],
    ['wrapped by a proxy, with success', { success: true, code: 0, message: '', data: [1] }, [1]],
    ['bare object with a domain code', { id: 1, code: '500', name: 'x' }, { id: 1, code: '500', name: 'x' }],
    ['bare object with an outcome of its own', { id: 1, success: false }, { id: 1, success: false }],
    ['bare object with the smallest domain status', { status: 0, time: '3分' }, { status: 0, time: '3分' }],
    ['bare false', false, false],
    ['bare number', 12, 12],
  ])('%s', (_what, body, expected) => {
    expect(data(200, body)).toEqual(expected)
  })

  it('may begin with a byte order mark', () => expect(data(200, '\uFEFF[1]')).toEqual([1]))
  it('has no data when the body is empty or the status is 204', () => {
    expect(readEnvelope(200, '')).toEqual({ data: null, message: null, present: false, accepts: true })
    expect(readEnvelope(204, '')).toEqual({ data: null, message: null, present: false, accepts: true })
  })
  it('may have HTTP status 201', () => expect(data(201, { status: 200, data: 1 })).toBe(1))
  it('keeps ids beyond 2^53 exact', () => {
    expect(
      data(
        200,
        '{"status":200,"data":{"id":1234567890123456789,"text":"9999999999999999","n":1.23456789012345678,"at":1760232600000}}',
      ),
    ).toEqual({
      id: '1234567890123456789',
      text: '9999999999999999',
      n: Number('1.23456789012345678'),
      at: 1760232600000,
    })
  })
})

describe('the error catalogue (spec 1 §8, contract admin 1.2)', () => {
  it.each([
    // HTTP, body, kind, body status, message
    [400, { error: 'invalid_grant', error_description: 'Bad credentials' }, 'credentials', null, 'Bad credentials'],
    [401, { error: 'unauthorized', error_description: 'x' }, 'credentials', null, 'x'],
    [401, { status: 401, message: '未登录' }, 'credentials', 401, '未登录'],
    [401, false, 'credentials', null, null],
    [200, { error: 'invalid_grant', error_description: 'Bad credentials' }, 'credentials', null, 'Bad credentials'],
    [401, { status: 40101, message: 'User token expired!' }, 'sessionExpired', 40101, 'User token expired!'],
    [200, { status: 40101, message: 'User token expired!' }, 'sessionExpired', 40101, 'User token expired!'],
    [401, { status: 40001, message: '用户不存在' }, 'forbidden', 40001, '用户不存在'],
    [403, { status: 40131, message: 'User Permission Forbidden!' }, 'forbidden', 40131, 'User Permission Forbidden!'],
    [403, '', 'forbidden', null, null],
    [500, { status: 40131, message: 'User Permission Forbidden!' }, 'forbidden', 40131, 'User Permission Forbidden!'],
    [200, { status: 40301, message: 'Client token expired!' }, 'forbidden', 40301, 'Client token expired!'],
    [500, { status: 40331, message: 'Client is Forbidden!' }, 'forbidden', 40331, 'Client is Forbidden!'],
    [200, { status: 403, message: 'no' }, 'forbidden', 403, 'no'],
    [420, { status: 30101, message: '单位名称不允许重复!' }, 'refused', 30101, '单位名称不允许重复!'],
    [200, { status: 30101, message: '验证码错误' }, 'refused', 30101, '验证码错误'],
    [400, { status: 30101, message: '参数错误' }, 'refused', 30101, '参数错误'],
    [409, { message: '编号已存在' }, 'refused', null, '编号已存在'],
    [422, { status: 422, message: '楼层不能为0' }, 'refused', 422, '楼层不能为0'],
    [200, { status: 401, message: '传感器不存在！' }, 'refused', 401, '传感器不存在！'],
    [409, '', 'server', null, null],
    [413, '<html>Request Entity Too Large</html>', 'server', null, null],
    [200, { status: -1, message: '操作失败' }, 'server', -1, '操作失败'],
    [200, { status: 99, message: '操作失败' }, 'server', 99, '操作失败'],
    [200, { status: '-1' }, 'server', -1, null],
    [200, { code: 500, message: '系统异常' }, 'server', 500, '系统异常'],
    [200, { code: 500, msg: '系统异常', data: null }, 'server', 500, '系统异常'],
    [200, { code: 40101, message: 'User token expired!' }, 'sessionExpired', 40101, 'User token expired!'],
    [200, { success: false, message: '保存失败' }, 'server', null, '保存失败'],
    [200, { success: 'false', msg: '保存失败', data: {} }, 'server', null, '保存失败'],
    [504, '<html>504 Gateway Time-out</html>', 'gatewayTimeout', null, null],
    [504, { status: 500, message: 'x' }, 'gatewayTimeout', 500, 'x'],
    [200, { status: 504, message: 'x' }, 'gatewayTimeout', 504, 'x'],
    [500, { status: 500, message: 'param_required' }, 'server', 500, 'param_required'],
    [200, { status: 500, message: '不能为空' }, 'server', 500, '不能为空'],
    [200, { status: 300, message: 'failure' }, 'server', 300, 'failure'],
    [200, { status: 501, message: '设备在系统不存在' }, 'server', 501, '设备在系统不存在'],
    [500, { status: 200, data: [] }, 'server', 200, null],
    [404, { timestamp: 1, status: 404, error: 'Not Found', path: '/x' }, 'notFound', 404, 'Not Found'],
    [200, { status: 404, message: '记录不存在' }, 'notFound', 404, '记录不存在'],
    [429, '', 'server', null, null],
    [502, '<html>Bad Gateway</html>', 'server', null, null],
    [200, '<!doctype html><title>Sign in</title>', 'malformed', null, null],
    [200, '{"status":200,"data":', 'malformed', null, null],
    [300, [{ id: 1 }], 'malformed', null, null],
    [302, '', 'malformed', null, null],
  ])('HTTP %i with %j is %s', (http, body, kind, bodyStatus, serverMessage) => {
    expect(error(http, body)).toMatchObject({ kind, httpStatus: http, bodyStatus, serverMessage })
  })

  it('takes the message of a serialised exception of the gateway, not its stack', () => {
    expect(
      error(401, { status: 40101, message: '用户身份过期', localizedMessage: 'x', stackTrace: [{}], suppressed: [] })
        ?.serverMessage,
    ).toBe('用户身份过期')
  })

  it('shortens a message of 20,000 characters', () => {
    expect(error(500, { status: 500, message: 'x'.repeat(20_000) })?.serverMessage).toHaveLength(500)
  })

  it('reads in seconds when the call may be made again', () => {
    expect(error(420, { status: 30101, message: '尝试次数过多', data: { retryAfter: 420 } })).toMatchObject({ kind: 'refused', retryAfterMs: 420_000 })
  })

  it('reads from a conflict which user was first (domain 4)', () => {
    const conflict = { person: 'zhang', time: '2026-10-12 09:30:00', verdict: '2' }
    expect(error(420, { status: 30101, message: '已被处理', data: conflict })).toMatchObject({
      kind: 'conflict',
      conflict: { person: 'zhang', at: Date.UTC(2026, 9, 12, 1, 30), verdict: '2' },
    })
  })
})
