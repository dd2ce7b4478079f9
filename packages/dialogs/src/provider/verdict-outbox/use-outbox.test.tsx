import { ApiError, createApiClient, type RecordVerdict } from '@smart-fire/api-client'
import { aRecord, createMockBackend, type MockBackend } from '@smart-fire/api-client/mock'
import { act, configure, render, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmartFireProvider, useAlarmClient, useErrorNotice, useVerdicts, type StoredVerdict } from '../index'
import type { SmartFireProviderProps } from '../smart-fire-provider'

configure({ asyncUtilTimeout: 10_000 })

const FIRE: RecordVerdict = { kind: 'general', id: '1', category: '1', verdict: '1' }

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let backend: MockBackend
/** tokens of the requests that carried a verdict */
let sentAs: (string | null)[]
let link: ReturnType<typeof useAlarmClient>
let verdicts: ReturnType<typeof useVerdicts>
let reportError: (error: unknown) => void
let token: string
let kept: readonly StoredVerdict[]

beforeEach(() => {
  backend = createMockBackend({ world: { records: [aRecord({ id: '1' })] } })
  backend.world.tokens.set('first', 'one')
  backend.world.tokens.set('second', 'other')
  token = 'first'
  server.use(...backend.handlers)
  sentAs = []
  kept = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('affirm')) sentAs.push(request.headers.get('authorization'))
  })
})

const store = { load: () => kept, save: (verdictsNow: readonly StoredVerdict[]) => (kept = verdictsNow) }

function Desk() {
  link = useAlarmClient()
  verdicts = useVerdicts()
  reportError = useErrorNotice()
  return null
}

const client = () => createApiClient({ ...backend.clientOptions({ baseUrl: 'http://mock.local' }), getToken: () => token })

function deskOf(props: Partial<SmartFireProviderProps>, shared = client()) {
  return (
    <StrictMode>
      <SmartFireProvider client={shared} alarms={{ userId: 'u1' }} verdictStore={store} {...props}>
        <Desk />
      </SmartFireProvider>
    </StrictMode>
  )
}

it('sends held verdicts at once when the host unmounts the provider', async () => {
  const { unmount } = render(deskOf({}))
  // the record is known to be open once the link is up: a leaving page has no time to check
  await waitFor(() => expect(link.sync).toBe('synced'))
  await act(async () => void verdicts.hold(FIRE))
  expect(sentAs).toEqual([])
  unmount()
  await waitFor(() => expect(sentAs).toEqual(['Bearer first']))
  await waitFor(() => expect(kept).toEqual([]))
})

it('never sends the verdict of one person as another person who signs in on the same page', async () => {
  const shared = client()
  const { rerender } = render(deskOf({}, shared))
  await act(async () => void verdicts.hold(FIRE))
  expect(verdicts.of(FIRE)).toMatchObject({ state: 'holding' })
  token = 'second'
  rerender(deskOf({ alarms: { userId: 'u2' } }, shared))
  await waitFor(() => expect(verdicts.pending).toEqual([]))
  expect(kept).toMatchObject([{ verdict: FIRE, state: 'unsent', person: 'u1' }])
  token = 'first'
  rerender(deskOf({}, shared))
  await waitFor(() => expect(verdicts.of(FIRE)).toMatchObject({ state: 'unsent' }))
  await act(() => verdicts.sendAgain(FIRE))
  expect(sentAs).toEqual(['Bearer first'])
})

it.each([
  ['expires', () => reportError(new ApiError('sessionExpired')), {}],
  ['is given up by the host', () => undefined, { alarms: undefined }],
])('keeps what is held when the session %s', async (_how, end, props) => {
  const shared = client()
  const { rerender } = render(deskOf({}, shared))
  await act(async () => void verdicts.hold(FIRE))
  expect(verdicts.of(FIRE)).toMatchObject({ state: 'holding' })
  act(end)
  rerender(deskOf(props, shared))
  await waitFor(() => expect(verdicts.of(FIRE)).toMatchObject({ state: 'unsent', error: 'sessionExpired' }))
  expect(sentAs).toEqual([])
})

it.each(['holding', 'unsent'] as const)('sends no verdict, %s, on another record that the server has given its id to, after its database was restored from a backup', async (state) => {
  if (state === 'unsent') kept = [{ verdict: FIRE, state, savedAt: 0, subject: null, conflict: null }]
  render(deskOf({}))
  await waitFor(() => expect(link.records).toHaveLength(1))
  if (state === 'holding') await act(async () => void verdicts.hold(FIRE))
  expect(verdicts.of(FIRE)).toMatchObject({ state })
  act(() => backend.raise(aRecord({ id: '1', sensorNumber: 'another', raisedAt: Date.now() })))
  await waitFor(() => expect(link.records).toMatchObject([{ sensorNumber: 'another' }]))
  await waitFor(() => expect(verdicts.pending).toEqual([]))
  expect(sentAs).toEqual([])
})

describe('a verdict that an earlier page has left', () => {
  const judgedThen = { raisedAt: 1_000, sensorNumber: 'another', fireHostId: null, loop: null, address: null }
  const left = (judged: unknown) => [{ verdict: FIRE, state: 'unsent', savedAt: 0, subject: null, judged, conflict: null }] as readonly StoredVerdict[]

  it('is taken back when its id belongs to another record now, and is never sent', async () => {
    kept = left(judgedThen)
    render(deskOf({}))
    await waitFor(() => expect(link.records).toHaveLength(1))
    await waitFor(() => expect(verdicts.pending).toEqual([]))
    expect(sentAs).toEqual([])
  })

  it('is taken back when its id belongs to a record of another fire host now: each counts its loops and addresses from the start', async () => {
    const point = { id: '5', kind: 'fireHost', sensorNumber: null, loop: '1', address: '1' } as const
    backend = createMockBackend({ world: { records: [aRecord({ ...point, fireHostId: '4' })] } })
    backend.world.tokens.set(token, 'one')
    server.use(...backend.handlers)
    kept = [{ verdict: { ...FIRE, kind: 'fireHost', id: '5' }, state: 'unsent', savedAt: 0, subject: null, judged: { ...judgedThen, ...point, fireHostId: '3' }, conflict: null }]
    render(deskOf({}))
    await waitFor(() => expect(link.records).toMatchObject([{ fireHostId: '4' }]))
    await waitFor(() => expect(verdicts.pending).toEqual([]))
    expect(sentAs).toEqual([])
  })

  it('is taken back once only where the store is full and forgets nothing', async () => {
    kept = left(judgedThen)
    const save = vi.fn(() => { throw new Error('full') })
    render(deskOf({ verdictStore: { load: () => kept, save } }))
    await waitFor(() => expect(link.records).toHaveLength(1))
    await waitFor(() => expect(save).toHaveBeenCalled())
    expect(save.mock.calls.length).toBeLessThan(10)
    expect(sentAs).toEqual([])
  })

  it.each([
    ['of the same record', () => ({ ...judgedThen, raisedAt: aRecord({ id: '1' }).raisedAt })],
    ['of a record that is not told apart', () => null],
    ['that says of its record what cannot be read', () => ({ raisedAt: 'then', sensorNumber: 7 })],
  ])('%s waits for the operator, who can send it', async (_which, judged) => {
    kept = left(judged())
    render(deskOf({}))
    await waitFor(() => expect(link.sync).toBe('synced'))
    await waitFor(() => expect(link.records).toHaveLength(1))
    expect(verdicts.of(FIRE)).toMatchObject({ state: 'unsent' })
    await act(() => verdicts.sendAgain(FIRE))
    expect(sentAs).toEqual(['Bearer first'])
  })
})

it('keeps of the judged record only what tells it apart from another one', async () => {
  render(deskOf({}))
  await waitFor(() => expect(link.records).toHaveLength(1))
  await act(async () => void verdicts.hold(FIRE))
  const { raisedAt, sensorNumber, fireHostId, loop, address } = aRecord({ id: '1' })
  expect(kept.map(({ judged }) => judged)).toEqual([{ raisedAt, sensorNumber, fireHostId, loop, address }])
  act(() => verdicts.undo(FIRE))
})
