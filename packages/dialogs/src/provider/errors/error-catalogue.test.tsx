import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { act, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmartFireProvider, useClient, useErrorNotice } from '../index'

const PLATFORM = 'http://platform.local'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const onSessionEnd = vi.fn()
let client: ApiClient
let showError: (error: unknown) => void

function Embedder() {
  client = useClient()
  showError = useErrorNotice()
  return null
}

beforeEach(() => {
  onSessionEnd.mockReset()
  const watched = createApiClient({ baseUrl: PLATFORM, getToken: () => 'a-token' })
  render(
    <SmartFireProvider client={watched} onSessionEnd={onSessionEnd}>
      <Embedder />
    </SmartFireProvider>,
  )
})

/** A response on the wire, and the notice that the operator reads. */
interface Row {
  row: string
  /** null: no response */
  response: { http: number; body: unknown } | null
  /** a call other than a plain query */
  call?: () => Promise<unknown>
  notice: { kind: 'warning' | 'error'; title?: string; text: string; seconds: number }
  endsSession?: true
}

const body = (http: number, status: number, message: string) => ({ http, body: { status, message } })
const anyCall = () => client.abnormalRecords.countUnhandled()
const signIn = () =>
  createSignInClient({ baseUrl: PLATFORM, getToken: () => null }).auth.login({ username: 'op', password: 'p', code: 'c', image: 'k' })

/** Spec 1 §8, row by row; notifications (with a title) last 2 s, messages 5 s (spec 1 §9). */
const CATALOGUE: readonly Row[] = [
  {
    row: 'not accepted: body message as an error for 5 s',
    response: body(200, 300, '保存失败，输入框不能为空!'),
    notice: { kind: 'error', text: '保存失败，输入框不能为空!', seconds: 5 },
  },
  { row: 'no response', response: null, notice: { kind: 'error', text: '服务请求超时！', seconds: 5 } },
  {
    row: 'HTTP 400 (generic)',
    response: { http: 400, body: { error: 'invalid_grant', error_description: 'Bad credentials' } },
    notice: { kind: 'warning', text: '账户或密码错误！', seconds: 5 },
  },
  {
    row: 'HTTP 401 (generic)',
    response: { http: 401, body: false },
    notice: { kind: 'warning', text: '账户或密码错误！', seconds: 5 },
  },
  {
    row: '401 with body status 40101: log out and reload, which is the host’s part',
    response: body(401, 40101, 'User token expired!'),
    notice: { kind: 'error', text: '状态超时被登出！', seconds: 5 },
    endsSession: true,
  },
  {
    row: '401 with 40001',
    response: body(401, 40001, '用户不存在或账户密码错误!'),
    notice: { kind: 'error', title: '禁止', text: '用户不存在或账户密码错误!', seconds: 2 },
  },
  {
    row: '403',
    response: body(403, 40131, '没有权限'),
    notice: { kind: 'error', title: '禁止', text: '没有权限', seconds: 2 },
  },
  {
    row: 'body status 30101, HTTP 420',
    response: body(420, 30101, '单位名称不允许重复!'),
    notice: { kind: 'error', title: '失败', text: '单位名称不允许重复!', seconds: 2 },
  },
  {
    row: 'body status 30101, HTTP 200',
    response: body(200, 30101, '参数错误'),
    notice: { kind: 'error', title: '失败', text: '参数错误', seconds: 2 },
  },
  {
    row: 'HTTP 504, a page of the proxy',
    response: { http: 504, body: '<html>504 Gateway Time-out</html>' },
    notice: { kind: 'error', text: '后端服务异常，请联系管理员！', seconds: 5 },
  },
  {
    row: 'other: the server message',
    response: body(500, 500, 'param_required'),
    notice: { kind: 'error', text: 'param_required', seconds: 5 },
  },
  {
    row: 'login response without token: the server message as a warning',
    response: { http: 200, body: { message: '账户已停用' } },
    call: signIn,
    notice: { kind: 'warning', text: '账户已停用', seconds: 5 },
  },
]

/** The notice on screen: tone, title, text. */
function shown(): (string | null)[][] {
  return [...document.querySelectorAll('[data-kind]')].map((notice) => [
    notice.getAttribute('data-kind'),
    ...[...notice.querySelectorAll('p')].map((line) => line.textContent),
  ])
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function respondWith(response: Row['response']) {
  server.use(
    http.all(`${PLATFORM}/*`, () => {
      if (response === null) return HttpResponse.error()
      const { http: status, body } = response
      return typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.text(JSON.stringify(body), { status })
    }),
  )
}

describe('the error catalogue, from the response to the screen (spec 1 §8)', () => {
  it.each(CATALOGUE)('$row', async ({ response, call, notice, endsSession = false }) => {
    respondWith(response)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    await act(() => (call ?? anyCall)().catch(showError))
    expect(shown()).toEqual([[notice.kind, ...(notice.title === undefined ? [] : [notice.title]), notice.text]])
    expect(onSessionEnd).toHaveBeenCalledTimes(endsSession ? 1 : 0)
    pass(notice.seconds * 1_000 - 1)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toEqual([])
  })

  it('an accepted response shows no notice, nor does an aborted call', async () => {
    respondWith({ http: 200, body: { status: 200, data: 3 } })
    expect(await client.abnormalRecords.countUnhandled()).toBe(3)
    const given = new AbortController()
    given.abort()
    await act(() => client.abnormalRecords.countUnhandled(given.signal).catch(showError))
    expect(shown()).toEqual([])
  })

  it('a storm of 40101 responses gives one message and one sign-out, although no list reports it', async () => {
    respondWith(body(401, 40101, 'User token is invalid!'))
    await act(() => Promise.allSettled(Array.from({ length: 50 }, anyCall)))
    expect(shown()).toEqual([['error', '状态超时被登出！']])
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })
})
