import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { startLoopback } from '../../testing/loopback'
import { decodePassword, encodePassword } from './password'
import { pictureKey } from './picture-key'

const server = startLoopback()
const TOKEN = '/api/auth/oauth/token'
const credentials = { username: '  operator ', password: '消防119', code: ' ab3c ', image: 'k1' }

describe('sign-in', () => {
  it('sends the form of the password grant with the client credential, also while there is an old token', async () => {
    server.on(TOKEN, { json: { access_token: 't', refresh_token: 'r', userId: 'u1', expire: 1760232600000 } })
    const client = server.client({ getToken: () => 'old', clientCredential: 'Basic abc' })
    expect(await client.auth.login(credentials)).toEqual({ accessToken: 't', userId: 'u1', refreshToken: 'r', expiresAt: 1760232600000 })
    const [request] = server.requests
    const { password, ...form } = Object.fromEntries(new URLSearchParams(request?.body))
    expect(request).toMatchObject({ method: 'POST', query: {}, headers: { authorization: 'Basic abc' } })
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(form).toEqual({ username: 'operator', code: 'ab3c', image: 'k1', grant_type: 'password' })
    expect(decodePassword(password ?? '')).toBe('消防119')
  })

  it.each([
    ['a date text', { expire: '2026-10-12 09:30:00' }, Date.UTC(2026, 9, 12, 1, 30)],
    ['nothing', {}, null],
  ])('reads the expiry from %s', async (_what, expiry, expiresAt) => {
    server.on(TOKEN, { json: { access_token: 't', userId: 7, ...expiry } })
    expect(await server.client().auth.login(credentials)).toEqual({ accessToken: 't', userId: '7', refreshToken: null, expiresAt })
  })

  it('reads the expiry from the seconds left', async () => {
    server.on(TOKEN, { json: { access_token: 't', userId: '7', expires_in: 14_400 } })
    const { expiresAt } = await server.client().auth.login(credentials)
    expect(Math.abs((expiresAt ?? 0) - Date.now() - 14_400_000)).toBeLessThan(10_000)
  })

  it.each([
    [200, { message: '账户已停用' }, { kind: 'loginRefused', serverMessage: '账户已停用' }],
    [200, { status: 200, message: '验证码已过期' }, { kind: 'loginRefused', serverMessage: '验证码已过期' }],
    [200, { status: 200, message: '账户已停用', data: { access_token: null } }, { kind: 'loginRefused', serverMessage: '账户已停用' }],
    [200, { status: 200, data: null }, { kind: 'loginRefused', serverMessage: null }],
    [200, '', { kind: 'malformed' }],
    [200, { access_token: 't' }, { kind: 'loginRefused', serverMessage: null }],
    [400, { error: 'invalid_grant', error_description: 'Bad credentials' }, { kind: 'credentials' }],
    [200, { status: 30101, message: '验证码错误' }, { kind: 'refused', serverMessage: '验证码错误', field: null, retryAfterMs: null }],
    [400, { error: 'invalid_grant', status: 30101, message: '验证码错误', data: { field: 'code' } }, { kind: 'refused', serverMessage: '验证码错误', field: 'code' }],
    [400, { error: 'invalid_grant', status: 30101, message: '尝试次数过多', data: { retryAfter: 420 } }, { kind: 'refused', retryAfterMs: 420_000 }],
  ])('HTTP %i with %j is refused', async (status, json, error) => {
    server.on(TOKEN, { json, status })
    await expect(server.client().auth.login(credentials)).rejects.toMatchObject(error)
  })
})

describe('a refresh', () => {
  it('sends the refresh token in the body, with the client credential, and gives the next session', async () => {
    server.on(TOKEN, { json: { access_token: 't2', refresh_token: 'r2', userId: 'u1' } })
    const client = server.client({ getToken: () => 'old', clientCredential: 'Basic abc' })
    expect(await client.auth.refresh('r1')).toEqual({ accessToken: 't2', userId: 'u1', refreshToken: 'r2', expiresAt: null })
    const [request] = server.requests
    expect(request).toMatchObject({ method: 'POST', query: {}, headers: { authorization: 'Basic abc' } })
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({ grant_type: 'refresh_token', refresh_token: 'r1' })
  })

  it('rejects a refresh token that is used or too old', async () => {
    server.on(TOKEN, { json: { error: 'invalid_grant' }, status: 400 })
    await expect(server.client().auth.refresh('r1')).rejects.toMatchObject({ kind: 'credentials' })
  })
})

describe('sign-out', () => {
  it('sends the token in the address and the header', async () => {
    server.on(TOKEN, { json: { status: 200, data: true } })
    await server.client().auth.logout('a-token')
    expect(server.requests).toMatchObject([
      { method: 'DELETE', query: { access_token: 'a-token' }, headers: { authorization: 'Bearer a-token' } },
    ])
  })

  it('proves itself by the client credential where the deployment has one (contract admin 2.5)', async () => {
    server.on(TOKEN, { json: { status: 200, data: true } })
    await server.client({ getToken: () => 'a-token', clientCredential: 'Basic abc' }).auth.logout('a-token')
    expect(server.requests).toMatchObject([{ query: { access_token: 'a-token' }, headers: { authorization: 'Basic abc' } }])
  })

  it('sends the token in the header only when logoutQuery is false', async () => {
    server.on(TOKEN, { json: { status: 200, data: true } })
    await server.client({ logoutQuery: false }).auth.logout('a-token')
    expect(server.requests).toMatchObject([{ query: {}, headers: { authorization: 'Bearer a-token' } }])
  })
})

describe('the picture code', () => {
  it('is a picture and the key from its cookie', async () => {
    server.on('/api/admin/image/getCode', (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'image/jpeg', 'Set-Cookie': 'image=0af3; Path=/; SameSite=Strict' })
        .end(Buffer.from([255, 216, 1])),
    )
    const { picture, key } = await server.client().auth.pictureCode()
    expect(key).toBe('0af3')
    expect({ type: picture.type, size: picture.size }).toEqual({ type: 'image/jpeg', size: 3 })
  })

  it.each([
    [200, 'application/json', '{"status":30101,"message":"稍后再试"}', 'refused'],
    [200, 'text/html', '<html>', 'malformed'],
    [200, 'image/jpeg', '', 'malformed'],
    [500, 'application/json', '{"status":500}', 'server'],
  ])('HTTP %i %s %s is an error', async (status, type, body, kind) => {
    server.on('/api/admin/image/getCode', (_request, response) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    )
    await expect(server.client().auth.pictureCode()).rejects.toMatchObject({ kind })
  })

  it.each([
    [[], 'theme=dark; image=abc; x=1', 'abc'],
    [[], 'image=a%20b', 'a b'],
    [[], 'image=%E0%A4', '%E0%A4'],
    [[], 'imagex=1', ''],
    [[], '', ''],
    [['image=new; Path=/'], 'image=old', 'new'],
  ])('finds its key in %j and %j', (setCookies, cookies, key) => {
    expect(pictureKey(setCookies, cookies)).toBe(key)
  })
})

describe('password encoding (domain 12)', () => {
  it('is base64(base64(utf-8) + 7 random characters)', () => {
    const encoded = encodePassword('abc123', (count) => new Uint8Array(count))
    expect(atob(encoded)).toBe(`${btoa('abc123')}0000000`)
  })

  it('can be decoded for every password, and differs each time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 64 }),
        (password) => decodePassword(encodePassword(password)) === password,
      ),
    )
    expect(encodePassword('same')).not.toBe(encodePassword('same'))
  })

  it('uses every character of the alphabet equally: bytes that would favour some are rejected', () => {
    // 250 and 251 are Y and Z, 252–255 are skipped
    const counted = (count: number) => Uint8Array.from({ length: count }, (_byte, at) => (250 + at) % 256)
    expect(atob(encodePassword('', counted))).toBe('YZ01234')
  })

  it.each([
    '',
    'plain',
    btoa('short'),
    btoa('bm90!!AAAAAAA'),
    btoa(`${btoa('x')}aaaa-aa`),
    ` ${btoa(`${btoa('x')}AAAAAAA`)}`,
    btoa(`/w==AAAAAAA`),
    'A'.repeat(5000),
  ])('the server refuses %j', (encoded) => {
    expect(decodePassword(encoded)).toBeNull()
  })
})
