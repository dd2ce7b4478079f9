import { ApiError, type Credentials } from '@smart-fire/api-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { aSignedInUser } from './session.fixtures'
import type { FirstStep, SessionInput, SignedInUser } from './session.context'
import { sessionMachine, USER_RETRY_MS } from './session.machine'
import type { EndReason } from '../../features/login/end-reason'
import type { StoredSession } from './session-store'

const CREDENTIALS: Credentials = { username: 'operator', password: 'smartfire119', code: 'abcd', image: 'k' }
const STORED: StoredSession = { accessToken: 't1', userId: 'u1' }

type EndInput = { session: StoredSession | null; endReason: EndReason | null }

/** A running session with fake calls, each of which a test can replace. */
function aRunningSession(input: Partial<SessionInput> = {}, calls: {
  authenticate?: (credentials: Credentials) => Promise<FirstStep>
  arrive?: (search: string) => Promise<FirstStep>
  depart?: (providerId: string) => Promise<string>
  giveCode?: (input: { ticket: string; code: string }) => Promise<StoredSession>
  loadUser?: () => Promise<SignedInUser>
  endSession?: () => Promise<void>
} = {}) {
  const ended: EndInput[] = []
  const reloads = vi.fn()
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: fromPromise<FirstStep, Credentials>(({ input: credentials }) => calls.authenticate?.(credentials) ?? Promise.resolve({ session: STORED })),
        arrive: fromPromise<FirstStep, string>(({ input: search }) => calls.arrive?.(search) ?? Promise.resolve({ session: STORED })),
        depart: fromPromise<string, string>(({ input: providerId }) => calls.depart?.(providerId) ?? Promise.resolve('https://idp.example.com/')),
        giveCode: fromPromise<StoredSession, { ticket: string; code: string }>(({ input: given }) => calls.giveCode?.(given) ?? Promise.resolve(STORED)),
        loadUser: fromPromise<SignedInUser, StoredSession>(calls.loadUser ?? (async () => aSignedInUser())),
        endSession: fromPromise<void, EndInput>(async ({ input: end }) => {
          ended.push(end)
          await calls.endSession?.()
        }),
      },
    }),
    { input: { session: null, endReason: null, ...input } },
  )
  actor.on('reload', reloads)
  actor.start()
  return { actor, ended, reloads }
}

const reaches = (actor: ActorRefFrom<typeof sessionMachine>, state: string) =>
  waitFor(actor, (snapshot) => snapshot.value === state)

it('shows the login page when there is no token', () => {
  expect(aRunningSession().actor.getSnapshot().value).toBe('anonymous')
})

it('signs in with name, password and code, then loads the user before the console opens', async () => {
  const { actor } = aRunningSession()
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  expect(actor.getSnapshot().value).toBe('authenticating')
  await reaches(actor, 'loadingUser')
  await reaches(actor, 'signedIn')
  expect(actor.getSnapshot().context.signedIn?.user.name).toBe('值班员')
})

it('stays on the login page with the reason when the server refuses the credentials', async () => {
  const { actor } = aRunningSession({}, { authenticate: () => Promise.reject(new ApiError('credentials')) })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'credentials' })
})

it('shows the message of the server when the response has no token', async () => {
  const withoutToken = new ApiError('server', { httpStatus: 200, serverMessage: '账号已停用' })
  const { actor } = aRunningSession({}, { authenticate: () => Promise.reject(withoutToken) })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'server', message: '账号已停用' })
})

it('asks for the code of the second factor, keeps asking after a wrong one, and opens the console after the right one', async () => {
  const giveCode = vi.fn<(input: { ticket: string; code: string }) => Promise<StoredSession>>()
  giveCode.mockRejectedValueOnce(new ApiError('refused', { field: 'code' })).mockResolvedValueOnce(STORED)
  const { actor } = aRunningSession({}, { authenticate: async () => ({ ticket: 'step-1' }), giveCode })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'secondFactor')
  actor.send({ type: 'code.submit', code: '000000' })
  await reaches(actor, 'secondFactor')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'code' })
  actor.send({ type: 'code.submit', code: '123456' })
  await reaches(actor, 'signedIn')
  expect(actor.getSnapshot().context).toMatchObject({ session: STORED, ticket: null })
  expect(giveCode.mock.calls.map(([given]) => given)).toEqual([{ ticket: 'step-1', code: '000000' }, { ticket: 'step-1', code: '123456' }])
})

it('stays at the code with the rest of the time while it is locked, and begins anew once the step is over', async () => {
  const giveCode = vi.fn<() => Promise<StoredSession>>()
  giveCode.mockRejectedValueOnce(new ApiError('refused', { retryAfterMs: 900_000 })).mockRejectedValueOnce(new ApiError('refused', { field: 'ticket', serverMessage: '验证已超时，请重新登录' }))
  const { actor } = aRunningSession({}, { authenticate: async () => ({ ticket: 'step-1' }), giveCode })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'secondFactor')
  actor.send({ type: 'code.submit', code: '1' })
  await reaches(actor, 'secondFactor')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'locked', retryAfterMs: 900_000 })
  actor.send({ type: 'code.submit', code: '1' })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context).toMatchObject({ ticket: null, problem: { kind: 'server', message: '验证已超时，请重新登录' } })
})

it('leaves for the provider by the address that the server gives, and stays with the reason when it gives none', async () => {
  const depart = vi.fn<(providerId: string) => Promise<string>>()
  depart.mockRejectedValueOnce(new ApiError('refused', { field: 'provider', serverMessage: '身份提供方的服务无响应' })).mockResolvedValueOnce('https://idp.example.com/x')
  const { actor } = aRunningSession({}, { depart })
  const left: string[] = []
  actor.on('leave', ({ address }) => left.push(address))
  actor.send({ type: 'provider.choose', providerId: '3' })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'server', message: '身份提供方的服务无响应' })
  actor.send({ type: 'provider.choose', providerId: '3' })
  await expect.poll(() => left).toEqual(['https://idp.example.com/x'])
  expect(actor.getSnapshot().value).toBe('departing')
  expect(depart.mock.calls).toEqual([['3'], ['3']])
})

it('signs in with what the provider has led back with; a kept session goes on without it', async () => {
  const arrive = vi.fn<(search: string) => Promise<FirstStep>>(async () => ({ session: STORED }))
  const { actor } = aRunningSession({ arrival: '?code=c&state=s' }, { arrive })
  expect(actor.getSnapshot().value).toBe('arriving')
  await reaches(actor, 'signedIn')
  expect(arrive.mock.calls.map(([search]) => search)).toEqual(['?code=c&state=s'])
  const kept = aRunningSession({ session: STORED, arrival: '?code=c&state=s' }, { arrive })
  await reaches(kept.actor, 'signedIn')
  expect(arrive).toHaveBeenCalledOnce()
})

it('binds a new identity with the next sign-in, until the person chooses another account or its time is over', async () => {
  const seen: (string | undefined)[] = []
  const authenticate = async ({ bind }: Credentials): Promise<FirstStep> => {
    seen.push(bind)
    throw bind === undefined ? new ApiError('credentials') : new ApiError('refused', { field: 'bind', serverMessage: '绑定请求已失效，请重新登录' })
  }
  const arrive = async (): Promise<FirstStep> => ({ binding: { ticket: 'bind-1', provider: '集团', person: 'li.ming' } })
  const { actor } = aRunningSession({ arrival: '?code=c' }, { arrive, authenticate })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.binding).toMatchObject({ person: 'li.ming' })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context).toMatchObject({ binding: null, problem: { kind: 'server', message: '绑定请求已失效，请重新登录' } })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'anonymous')
  expect(seen).toEqual(['bind-1', undefined])

  const other = aRunningSession({ arrival: '?code=c' }, { arrive })
  await reaches(other.actor, 'anonymous')
  other.actor.send({ type: 'binding.cancel' })
  expect(other.actor.getSnapshot().context.binding).toBeNull()
})

it('still binds the new identity after a wrong password', async () => {
  const seen: (string | undefined)[] = []
  const authenticate = async ({ bind }: Credentials): Promise<FirstStep> => {
    seen.push(bind)
    throw new ApiError('credentials')
  }
  const { actor } = aRunningSession({ arrival: '?code=c' }, { arrive: async () => ({ binding: { ticket: 'bind-1', provider: '集团', person: 'li.ming' } }), authenticate })
  await reaches(actor, 'anonymous')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    actor.send({ type: 'login.submit', credentials: CREDENTIALS })
    await reaches(actor, 'anonymous')
  }
  expect(seen).toEqual(['bind-1', 'bind-1'])
})

it('stays on the login page with the reason when the provider has led back with nothing valid', async () => {
  const { actor } = aRunningSession({ arrival: '' }, { arrive: () => Promise.reject(new ApiError('refused', { field: 'state', serverMessage: '登录请求已失效，请重新登录' })) })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'server', message: '登录请求已失效，请重新登录' })
})

it('continues after F5 with the token of this tab', async () => {
  const { actor } = aRunningSession({ session: STORED })
  expect(actor.getSnapshot().value).toBe('loadingUser')
  await reaches(actor, 'signedIn')
})

it.each([
  ['401', new ApiError('credentials', { httpStatus: 401 })],
  ['403', new ApiError('forbidden', { httpStatus: 403 })],
])('signs out when the user info request fails with %s', async (_, error) => {
  const { actor, ended, reloads } = aRunningSession({ session: STORED }, { loadUser: () => Promise.reject(error) })
  await reaches(actor, 'anonymous')
  expect(ended).toEqual([{ session: STORED, endReason: 'refused' }])
  expect(reloads).toHaveBeenCalledOnce()
})

it('keeps the session during an outage and repeats the request by itself', async () => {
  vi.useFakeTimers()
  try {
    const loadUser = vi.fn<() => Promise<SignedInUser>>()
    loadUser.mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(aSignedInUser())
    const { actor, ended } = aRunningSession({ session: STORED }, { loadUser })
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().value).toBe('unreachable')
    await vi.advanceTimersByTimeAsync(USER_RETRY_MS)
    expect(actor.getSnapshot().value).toBe('signedIn')
    expect(ended).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('repeats the request at once when the operator presses retry', async () => {
  const loadUser = vi.fn<() => Promise<SignedInUser>>()
  loadUser.mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(aSignedInUser())
  const { actor } = aRunningSession({ session: STORED }, { loadUser })
  await reaches(actor, 'unreachable')
  actor.send({ type: 'user.retry' })
  await reaches(actor, 'signedIn')
})

it('signs out once when many calls report an expired session', async () => {
  const { actor, ended, reloads } = aRunningSession({ session: STORED })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'session.expired' })
  actor.send({ type: 'session.expired' })
  await reaches(actor, 'anonymous')
  expect(ended).toEqual([{ session: STORED, endReason: 'expired' }])
  expect(reloads).toHaveBeenCalledOnce()
})

it('deletes user and token before the page reloads at sign-out', async () => {
  const { actor, reloads } = aRunningSession({ session: STORED })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'session.signOut' })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context).toMatchObject({ session: null, signedIn: null })
  expect(reloads).toHaveBeenCalledOnce()
})

it.each([
  ['at the same address after an expired session', 'session.expired', true],
  ['at the login page after a sign-out', 'session.signOut', false],
] as const)('loads the page anew %s', async (_, type, keepPlace) => {
  const { actor, reloads } = aRunningSession({ session: STORED })
  await reaches(actor, 'signedIn')
  actor.send({ type })
  await reaches(actor, 'anonymous')
  expect(reloads).toHaveBeenCalledExactlyOnceWith({ type: 'reload', keepPlace })
})

it('ends the session of this tab also when the server does not answer the sign-out (contract admin 2.5)', async () => {
  const { actor, reloads } = aRunningSession({ session: STORED }, { endSession: () => Promise.reject(new ApiError('network')) })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'session.signOut' })
  await reaches(actor, 'anonymous')
  expect(actor.getSnapshot().context.session).toBeNull()
  expect(reloads).toHaveBeenCalledOnce()
})

it('signs out with the reason after the password was changed', async () => {
  const { actor, ended } = aRunningSession({ session: STORED })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'password.changed' })
  await reaches(actor, 'anonymous')
  expect(ended).toEqual([{ session: STORED, endReason: 'passwordChanged' }])
})

it('signs out a session that expires while its user is loaded', async () => {
  const { actor, ended } = aRunningSession({ session: STORED }, { loadUser: () => new Promise(() => undefined) })
  actor.send({ type: 'session.expired' })
  await reaches(actor, 'anonymous')
  expect(ended).toEqual([{ session: STORED, endReason: 'expired' }])
})

it('says so when the console cannot be opened, counts each attempt, and lets the user sign out', async () => {
  const { actor, ended } = aRunningSession({ session: STORED })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'console.failed' })
  actor.send({ type: 'user.retry' })
  await reaches(actor, 'signedIn')
  actor.send({ type: 'console.failed' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'unreachable', context: { attempts: 2, session: STORED } })
  actor.send({ type: 'session.signOut' })
  await reaches(actor, 'anonymous')
  expect(ended).toEqual([{ session: STORED, endReason: null }])
})

it('counts the attempts of each outage by itself: a console that has been open for a minute was opened', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { actor } = aRunningSession({ session: STORED })
  const attempts = () => actor.getSnapshot().context.attempts
  await vi.advanceTimersByTimeAsync(0)
  actor.send({ type: 'console.failed' })
  await vi.advanceTimersByTimeAsync(USER_RETRY_MS)
  await vi.advanceTimersByTimeAsync(59_999)
  expect([actor.getSnapshot().value, attempts()]).toEqual(['signedIn', 1])
  await vi.advanceTimersByTimeAsync(1)
  actor.send({ type: 'console.failed' })
  expect(attempts()).toBe(1)
})

it('goes back to the login page when the user gives up the code', async () => {
  const { actor } = aRunningSession({}, { authenticate: async () => ({ ticket: 'step-1' }), giveCode: () => Promise.reject(new ApiError('refused', { field: 'code' })) })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'secondFactor')
  actor.send({ type: 'code.submit', code: '000000' })
  await reaches(actor, 'secondFactor')
  actor.send({ type: 'code.cancel' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'anonymous', context: { ticket: null, problem: null } })
})

it('signs in with what the user has given', () => {
  const authenticate = vi.fn<(credentials: Credentials) => Promise<FirstStep>>(() => new Promise(() => undefined))
  const { actor } = aRunningSession({}, { authenticate })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  expect(authenticate.mock.calls).toMatchObject([[CREDENTIALS]])
})

it('counts the attempts that failed: each needs a new picture code', async () => {
  const authenticate = vi.fn<() => Promise<FirstStep>>()
  authenticate.mockRejectedValueOnce(new ApiError('credentials')).mockResolvedValueOnce({ binding: { ticket: 'bind-1', provider: '集团', person: 'li.ming' } })
  const { actor } = aRunningSession({}, { authenticate })
  for (const failedAttempts of [1, 2]) {
    actor.send({ type: 'login.submit', credentials: CREDENTIALS })
    await reaches(actor, 'anonymous')
    expect(actor.getSnapshot().context.failedAttempts).toBe(failedAttempts)
  }
})

it('says nothing of the attempt or the session before while the next one runs', async () => {
  const authenticate = vi.fn<() => Promise<FirstStep>>().mockRejectedValueOnce(new ApiError('credentials')).mockReturnValue(new Promise(() => undefined))
  const { actor } = aRunningSession({ endReason: 'expired' }, { authenticate })
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  await reaches(actor, 'anonymous')
  actor.send({ type: 'login.submit', credentials: CREDENTIALS })
  expect(actor.getSnapshot().context).toMatchObject({ problem: null, endReason: null })
})

it('forgets the person of a provider when another sign-in at a provider begins', async () => {
  const { actor } = aRunningSession({ arrival: '?code=c' }, { arrive: async () => ({ binding: { ticket: 'bind-1', provider: '集团', person: 'li.ming' } }) })
  await reaches(actor, 'anonymous')
  actor.send({ type: 'provider.choose', providerId: '3' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'departing', context: { binding: null } })
})
