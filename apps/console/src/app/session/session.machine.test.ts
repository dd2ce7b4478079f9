import { ApiError, type Credentials } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { aSignedInUser } from './session.fixtures'
import { sessionMachine, USER_RETRY_MS, type SessionInput, type SignedInUser } from './session.machine'
import type { EndReason } from '../../features/login/end-reason'
import type { StoredSession } from './session-store'

const CREDENTIALS: Credentials = { username: 'operator', password: 'smartfire119', code: 'abcd', image: 'k' }
const STORED: StoredSession = { accessToken: 't1', userId: 'u1' }

type EndInput = { session: StoredSession | null; endReason: EndReason | null }

/** A running session with fake calls, each of which a test can replace. */
function aRunningSession(input: Partial<SessionInput> = {}, calls: {
  authenticate?: () => Promise<StoredSession>
  loadUser?: () => Promise<SignedInUser>
} = {}) {
  const ended: EndInput[] = []
  const reloads = vi.fn()
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: fromPromise<StoredSession, Credentials>(calls.authenticate ?? (async () => STORED)),
        loadUser: fromPromise<SignedInUser, StoredSession>(calls.loadUser ?? (async () => aSignedInUser())),
        endSession: fromPromise<void, EndInput>(async ({ input: end }) => {
          ended.push(end)
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
