import { DrizzleQueryError } from 'drizzle-orm'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, addTenant, signInAs } from '../testing/accounts'
import { startTestServer, type TestServer } from '../testing/test-server'
import { isMalformed, isTooDeep } from './resource/malformed'

const PAGE = '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head><body></body></html>'

const LARGE = 'export const floors = [1, 2, 3]\n'.repeat(1000)

let server: TestServer
let folder: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-console-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), PAGE)
  await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, 'assets', 'main-abc123.js'), 'export {}')
  await writeFile(join(dist, 'assets', 'large-abc123.js'), LARGE)
  await writeFile(join(folder, 'secret.txt'), 'outside')
  server = await startTestServer({ config: { consoleFolder: dist, trustProxy: true } })
  await addAccount(server, { tenantId: await addTenant(server, '甲'), username: 'operator' })
  token = await signInAs(server, 'operator')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

it('reports that it is ready without a session', async () => {
  const response = await server.request('/api/health')
  expect([response.status, await response.json()]).toEqual([200, { status: 200, data: { ready: true, time: server.clock.now() } }])
})

it('gives the page of the console at /api, which needs no session, and no other method', async () => {
  const response = await server.request('/api')
  expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([200, 'text/html; charset=UTF-8', 'no-store'])
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect((await server.request('/api', { method: 'POST' })).status).toBe(401)
})

it('requires a session for every other path, also for paths without a call', async () => {
  for (const path of ['/api/device/anything', '/api/admin/user/front/info', '/api/health/x', '/api/']) {
    const response = await server.request(path)
    expect([path, response.status, await response.json()]).toMatchObject([path, 401, { status: 40101 }])
  }
})

it('refuses an unknown call with 404', async () => {
  expect(await server.call('/api/device/anything', token)).toMatchObject({ status: 404, body: { status: 404 } })
})

it('accepts bodies up to one mebibyte', async () => {
  const send = (bytes: number) =>
    server.call('/api/admin/user/changePassword', token, { method: 'POST', body: 'x'.repeat(bytes) })
  expect((await send(1024 * 1024)).status).toBe(200)
  expect(await send(1024 * 1024 + 1)).toMatchObject({ status: 413 })
})

it.each([
  ['NUL in a parameter', '/api/device/deviceNetworkingUnit/getAll?oName=%00', {}],
  ['NUL in a path', '/api/admin/user/%00', {}],
  ['NUL in a form', '/api/datahandler/deviceAbnormal/affirmFire', { method: 'POST', body: 'id=1&flag=%00' }],
  ['NUL in a form that is said to be JSON', '/api/auth/oauth/token', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":"&grant_type=password&username=a%00"}' }],
  ['NUL in JSON', '/api/device/turingBusiness/querySensorRealTime', { method: 'POST', body: '{"mac":"a\\u0000"}' }],
  ['NUL in JSON behind a backslash', '/api/device/turingBusiness/querySensorRealTime', { method: 'POST', body: '{"mac":"a\\\\\\u0000"}' }],
])('refuses %s, which no database text can hold', async (_place, path, init) => {
  expect(await server.call(path, token, init)).toEqual({ status: 400, body: { status: 30101, message: '参数错误' } })
})

it('takes a text of a user that only looks like NUL as it is', async () => {
  const remark = '进度100%00，路径C:\\u0000'
  const post = (headers: Record<string, string>, body: string) => server.call('/api/admin/user/changePassword', token, { method: 'POST', headers, body })
  expect(await post({ 'Content-Type': 'application/json' }, JSON.stringify({ remark }))).toMatchObject({ status: 200 })
  expect(await post({}, new URLSearchParams({ remark }).toString())).toMatchObject({ status: 200 })
})

it('refuses one half of a surrogate pair, which no database text can hold', async () => {
  const send = (mac: string) => server.call('/api/device/turingBusiness/querySensorRealTime', token, { method: 'POST', body: `{"mac":"${mac}"}` })
  for (const half of ['\\ud800', '\\uDC00', '\\ude00\\ud83d', '\\\\\\ud83d', '\\\\ud83d\\ude00']) {
    expect([half, await send(half)]).toEqual([half, { status: 400, body: { status: 30101, message: '参数错误' } }])
  }
  expect(['\\ud83d\\ude00', '\\\\ud800', '\\\\\\ud83d\\ude00', '\\u00e9'].map(isMalformed)).toEqual([false, false, false, false])
})

it('refuses JSON of more than 32 levels at once, on every call', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}"]}"${']'.repeat(levels)}`
  const send = (body: string) => server.call('/api/device/turingBusiness/querySensorRealTime', token, { method: 'POST', body })
  expect(await send(nested(33))).toEqual({ status: 400, body: { status: 30101, message: '参数错误' } })
  expect(await send(nested(300_000))).toMatchObject({ status: 400 })
  expect([isTooDeep(nested(32)), isTooDeep(nested(33)), isTooDeep(`{"a":"${'['.repeat(40)}"}`)]).toEqual([false, true, false])
  expect((await server.request('/api/ingest/reports', { method: 'POST', body: nested(300_000) })).status).toBe(400)
})

describe('a page of another origin', () => {
  const PORTAL = 'https://portal.example'
  const preflight = (at: TestServer, origin: string) =>
    at.request('/api/admin/user/front/info', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' },
    })

  it('may make calls when the settings name it, preflight included, and no other page may', async () => {
    const open = await startTestServer({ config: { allowedOrigins: [PORTAL] } })
    const asked = await preflight(open, PORTAL)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(PORTAL)
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization/i)
    const refused = await open.request('/api/admin/user/front/info', { headers: { Origin: PORTAL } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PORTAL])
    expect((await preflight(open, 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
    await open.stop()
  })

  it('may make none by default', async () => {
    expect((await preflight(server, PORTAL)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a password', () => {
  const signIn = (headers: Record<string, string>) =>
    server.request('/api/auth/oauth/token', { method: 'POST', headers, body: new URLSearchParams({ grant_type: 'password', username: 'a', password: 'b' }) })
  const change = (headers: Record<string, string>) =>
    server.call('/api/admin/user/changePassword', token, { method: 'POST', headers, body: new URLSearchParams({ oldPass: 'a', newPass: 'b' }) })

  it('over plain HTTP from another machine is refused', async () => {
    const elsewhere = { 'X-Forwarded-For': '192.0.2.7' }
    expect(await (await signIn(elsewhere)).json()).toMatchObject({ data: { reason: 'plainHttp' } })
    expect(await change(elsewhere)).toMatchObject({ status: 420, body: { message: expect.stringContaining('HTTPS') as string } })
  })

  it.each([
    ['POST', '/api/admin/user/add'], ['POST', '/api/admin/user/resetPassword'], ['POST', '/api/admin/setup/begin'], ['POST', '/api/auth/own/beginSecondFactor'], ['POST', '/api/admin/signInProvider/setSecret'],
    ['POST', '/api/device/deviceVideoExt/setControlPassword'], ['POST', '/api/admin/tenant/delete'], ['GET', '/api/admin/tenant/delete?id=1&superAdminPassword=a'],
  ])('is refused so by every other call that takes one: %s %s', async (method, path) => {
    expect(await server.call(path, token, { method, headers: { 'X-Forwarded-For': '192.0.2.7' } })).toMatchObject({ status: 420, body: { message: '密码不能通过未加密的 HTTP 从其他机器提交，请使用 HTTPS' } })
  })

  it('is taken over HTTPS, and from this machine', async () => {
    for (const headers of [{ 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Proto': 'https' }, {}] as Record<string, string>[]) {
      expect(await (await signIn(headers)).json()).toMatchObject({ data: { field: 'code' } })
      expect(JSON.stringify((await change(headers)).body)).not.toContain('HTTPS')
    }
  })
})

it('responds to an internal error with a request id, under which the log has the cause', async () => {
  const { database } = server.deps
  const transaction = database.transaction
  Object.assign(database, { transaction: () => Promise.reject(new Error('disk on fire, password=hunter2')) })
  const response = await server.call<{ message: string }>('/api/admin/user/front/menus', token)
  Object.assign(database, { transaction })

  expect(response.status).toBe(500)
  const requestId = /[0-9a-f-]{36}/.exec(response.body.message)?.[0]
  const line = server.logLines.find((text) => text.includes('disk on fire')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'request.failed', requestId })
  expect(response.body.message).not.toContain('disk')
  expect(line).not.toContain('hunter2')
})

it('logs why a query has failed and where, without the values of the query', async () => {
  const { database } = server.deps
  const transaction = database.transaction
  const failed = new DrizzleQueryError('insert into "users" values ($1)', ['scrypt$c2FsdA$aGFzaA'], new Error('duplicate key value'))
  Object.assign(database, { transaction: () => Promise.reject(failed) })
  await server.call('/api/admin/user/front/menus', token)
  Object.assign(database, { transaction })

  const line = server.logLines.find((text) => text.includes('duplicate key value')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ event: 'request.failed', error: expect.stringMatching(/^Error: duplicate key value\n {4}at .+app\.test\.ts/) as string })
  expect(line).not.toContain('scrypt')
})

it('compresses long responses and leaves short ones as they are', async () => {
  const encodingOf = async (path: string) => {
    const response = await server.request(path, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' } })
    expect(JSON.stringify(await response.json())).toMatch(/^[[{]/)
    return response.headers.get('content-encoding')
  }
  expect(await encodingOf('/api/admin/user/front/menus')).toBe('gzip')
  expect(await encodingOf('/api/health')).toBeNull()
})

describe('the headers', () => {
  const RECORDED = [
    'cache-control', 'content-security-policy', 'content-type', 'cross-origin-resource-policy', 'permissions-policy',
    'referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options',
  ]
  const headersOf = (response: Response) =>
    Object.fromEntries(
      RECORDED.map((name) => [name, response.headers.get(name)?.replace(/'nonce-[^']+'/, "'nonce-…'") ?? null]),
    )

  const MENUS = '/api/admin/user/front/menus'
  const authorized = () => ({ Authorization: `Bearer ${token}` })

  it('of a call', async () => {
    const response = await server.request(MENUS, { headers: { ...authorized(), 'X-Forwarded-Proto': 'https' } })
    expect(headersOf(response)).toMatchInlineSnapshot(`
      {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-…'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; manifest-src 'self'",
        "content-type": "application/json",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `)
  })

  it('of a refusal are the same', async () => {
    const refused = headersOf(await server.request('/api/admin/user/front/info'))
    const served = headersOf(await server.request(MENUS, { headers: authorized() }))
    expect(refused).toEqual(served)
  })

  it('of the health let any page ask whether the platform is there, and read nothing', async () => {
    const { headers } = await server.request('/api/health', { headers: { Origin: 'https://stranger.example' } })
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('of the page', async () => {
    expect(headersOf(await server.request('/'))).toMatchInlineSnapshot(`
      {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-…'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; manifest-src 'self'",
        "content-type": "text/html; charset=UTF-8",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
        "referrer-policy": "no-referrer",
        "strict-transport-security": null,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `)
  })
})

describe('the console', () => {
  it('is served for every path that is no file, each time with a new nonce', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/gailan/overView', '/login', '/index.html', '/huozaibaojing/realtimeMonit/1']) {
      const response = await server.request(path)
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(await response.text())?.[1] ?? ''
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('lets browsers cache hashed assets for ever and revalidate the other files', async () => {
    const asset = await server.request('/assets/main-abc123.js')
    expect([asset.headers.get('content-type'), asset.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect((await server.request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it('sends a large asset compressed to clients that accept it, and serves a new build', async () => {
    const path = '/assets/large-abc123.js'
    const packed = await rawGet(server.url, path, 'gzip, deflate, br')
    expect(packed).toMatch(/content-encoding: gzip/i)
    expect(packed.length).toBeLessThan(LARGE.length / 10)
    expect(await rawGet(server.url, path, 'identity')).toContain(LARGE)
    expect(await rawGet(server.url, path, 'gzip;q=0')).toContain(LARGE)
    expect(await (await server.request(path)).text()).toBe(LARGE)
    await writeFile(join(folder, 'dist', path), `${LARGE}// newer`)
    expect(await (await server.request(path)).text()).toContain('// newer')
  })

  it('does not serve the page for a missing asset', async () => {
    expect((await server.request('/assets/gone.js')).status).toBe(404)
  })

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'does not leave its folder for %s',
    async (path) => {
      expect(await rawGet(server.url, path)).not.toContain('outside')
    },
  )
})

/** A request whose path is sent as it is, not normalised by a client library. */
function rawGet(url: string, path: string, encodings = 'identity'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encodings}\r\nConnection: close\r\n\r\n`)
  })
}
