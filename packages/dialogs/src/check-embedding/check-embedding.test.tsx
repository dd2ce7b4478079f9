import { createMockAlarmSocket, createMockBackend, sessionExpired } from '@smart-fire/api-client/mock'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { checkEmbedding, type EmbeddingCheck } from './index'

const server = setupServer()
let backend: ReturnType<typeof createMockBackend>
let alarms: ReturnType<typeof createMockAlarmSocket>

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
// the check loads the map, which takes most of the time of a test on a busy machine
beforeAll(() => import('@smart-fire/ui/map'))
beforeEach(() => {
  backend = createMockBackend()
  alarms = createMockAlarmSocket()
  server.use(...backend.handlers)
  // a portal that passes on what it should: it answers only the paths of its own
  server.use(http.get('/files/*', () => HttpResponse.json({ status: 404 }, { status: 404 })), http.get('/check-embedding/*', () => HttpResponse.html('<h1>没有此页</h1>', { status: 404 })))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const check = (changes: Partial<EmbeddingCheck> = {}) => checkEmbedding({ getToken: backend.clientOptions().getToken, openWebSocket: alarms.openWebSocket, userId: '9', ...changes })
const namesOf = async (changes: Partial<EmbeddingCheck> = {}) => (await check(changes)).map(({ problem }) => problem)

it('finds nothing wrong in a page where the dialogs work, and leaves no link open', async () => {
  expect(await check()).toEqual([])
  expect(alarms.openLinks).toBe(0)
})

it('names /api when the portal answers it with a page of its own', async () => {
  server.use(http.get('/api/*', () => HttpResponse.html('<div id="app"></div>')))
  expect(await check({ locale: 'en' })).toEqual([{ problem: 'proxy', text: expect.stringMatching(/^\/api is answered by the portal itself/) as string }])
})

it('names /files when the portal answers it as any path that it does not know, also where the answer repeats the path', async () => {
  server.use(http.get(/\/(files|check-embedding)\//, ({ request }) => HttpResponse.html(`Cannot GET ${new URL(request.url).pathname}`, { status: 404 })))
  expect(await check()).toEqual([{ problem: 'proxy', text: expect.stringMatching(/^\/files 由门户自己响应/) as string }])
})

it('tells a missing CORS rule from a platform that does not answer', async () => {
  const elsewhere = 'https://fire.example'
  server.use(http.get(`${elsewhere}/api/admin/user/front/info`, () => HttpResponse.error()), http.get(`${elsewhere}/api/health`, () => new HttpResponse(null)))
  expect(await check({ baseUrl: elsewhere })).toEqual([{ problem: 'cors', text: expect.stringContaining(`把 ${location.origin} 加入平台的 SMART_FIRE_ALLOWED_ORIGINS`) as string }])
  server.use(http.get(`${elsewhere}/api/health`, () => HttpResponse.error()))
  expect(await namesOf({ baseUrl: elsewhere })).toEqual(['unreachable'])
})

it('names the status when a server on the way fails or refuses: an empty list had said that nothing is wrong', async () => {
  server.use(http.get('/api/*', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })))
  expect(await check({ locale: 'en', userId: undefined })).toEqual([{ problem: 'unreachable', text: expect.stringMatching(/answers \/api with HTTP 502/) as string }])
  server.use(http.get('/api/*', () => HttpResponse.html('<h1>403 Forbidden</h1>', { status: 403 })))
  expect(await namesOf({ userId: undefined })).toEqual(['unreachable'])
})

it('names a call to the own origin that is sent to another one, which no rule of the platform can help', async () => {
  server.use(http.get('/api/admin/user/front/info', () => HttpResponse.error()), http.get('/api/health', () => new HttpResponse(null)))
  expect(await check({ locale: 'en' })).toEqual([{ problem: 'proxy', text: expect.stringMatching(/^\/api is answered by the portal itself/) as string }])
})

it('names a getToken that throws, with its reason: it had looked like a missing CORS rule', async () => {
  const getToken = () => { throw new TypeError('session is undefined') }
  expect(await check({ getToken, locale: 'en' })).toEqual([{ problem: 'token', text: expect.stringMatching(/^getToken has failed \(session is undefined\)/) as string }])
})

it('names a token that the platform does not accept', async () => {
  backend.apply(sessionExpired())
  expect(await namesOf()).toEqual(['token'])
})

it('names a link for live alarms that cannot be opened, and does not try one without a user', async () => {
  alarms.reachable = false
  expect(await namesOf()).toEqual(['socket'])
  expect(await namesOf({ userId: undefined })).toEqual([])
})

it('names the nonce when the page blocks our styles', async () => {
  const sheet = vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null)
  onTestFinished(() => sheet.mockRestore())
  expect(await namesOf()).toEqual(['nonce'])
})

it('names the directive of a policy that forbids the platform, and not what follows from it', async () => {
  server.use(http.get('/api/*', () => {
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src', blockedURI: 'https://fire.example/api' }))
    return HttpResponse.error()
  }))
  expect(await check({ locale: 'en' })).toEqual([{ problem: 'policy', text: expect.stringMatching(/^connect-src of the Content-Security-Policy blocks https:\/\/fire\.example/) as string }])
})

it('a policy that forbids a request does not hide a token that cannot be given', async () => {
  const getToken = () => {
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src', blockedURI: 'https://fire.example' }))
    throw new Error('signed out')
  }
  expect(await namesOf({ getToken })).toEqual(['policy', 'token'])
})
