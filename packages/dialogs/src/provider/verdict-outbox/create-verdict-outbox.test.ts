import { ApiError, type FireVerdict, type RecordVerdict } from '@smart-fire/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVerdictOutbox, memoryStore } from './create-verdict-outbox'
import type { VerdictStore } from './pending-verdict'

const REAL_FIRE: FireVerdict = { kind: 'general', id: '7', category: '1', verdict: '1' }

let store: VerdictStore
let sent: RecordVerdict[]
let sentOnLeaving: RecordVerdict[]
let responses: (() => Promise<void>)[]
let accepted: RecordVerdict[]

beforeEach(() => {
  store = memoryStore()
  sent = []
  sentOnLeaving = []
  responses = []
  accepted = []
})

function outbox() {
  return createVerdictOutbox({
    send: ({ verdict, leaving }) => {
      sent.push(verdict)
      if (leaving) sentOnLeaving.push(verdict)
      return responses.shift()?.() ?? Promise.resolve()
    },
    store,
    now: () => 1_000,
    onAccepted: (verdict) => accepted.push(verdict),
  })
}

const fails = (error: ApiError) => () => Promise.reject(error)

it('sends a verdict and removes it when the server has accepted it', async () => {
  const box = outbox()
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
  expect(accepted).toEqual([REAL_FIRE])
  expect(box.pending()).toEqual([])
  expect(store.load()).toEqual([])
})

it('stores a verdict before the server responds', () => {
  responses.push(() => new Promise(() => undefined))
  const box = outbox()
  void box.submit(REAL_FIRE)
  expect(box.pending()).toMatchObject([{ verdict: REAL_FIRE, state: 'sending' }])
  expect(store.load()).toMatchObject([{ verdict: REAL_FIRE, state: 'sending' }])
})

describe('an unsent verdict', () => {
  beforeEach(() => responses.push(fails(new ApiError('network'))))

  it('is kept with the reason', async () => {
    const box = outbox()
    await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'unsent', error: 'network' })
    expect(box.pending()).toMatchObject([{ verdict: REAL_FIRE, state: 'unsent', error: 'network' }])
    expect(accepted).toEqual([])
  })

  it('is sent again with one call', async () => {
    const box = outbox()
    await box.submit(REAL_FIRE)
    await expect(box.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
    expect(sent).toHaveLength(2)
    expect(box.pending()).toEqual([])
  })

  it('survives a reload', async () => {
    await outbox().submit(REAL_FIRE)
    const reloaded = outbox()
    expect(reloaded.pending()).toMatchObject([{ verdict: REAL_FIRE, state: 'unsent' }])
    await reloaded.sendAgain(REAL_FIRE)
    expect(sent).toHaveLength(2)
    expect(store.load()).toEqual([])
  })

  it('is replaced by a new verdict on the same record', async () => {
    const box = outbox()
    await box.submit(REAL_FIRE)
    await box.submit({ ...REAL_FIRE, verdict: '0' })
    expect(sent.map(({ verdict }) => verdict)).toEqual(['1', '0'])
    expect(box.pending()).toEqual([])
  })

  it('is removed when the operator dismisses it', async () => {
    const box = outbox()
    await box.submit(REAL_FIRE)
    box.dismiss(REAL_FIRE)
    expect(box.pending()).toEqual([])
    expect(store.load()).toEqual([])
  })
})

it('names who was first, until it has been read', async () => {
  const conflict = { person: '李强', at: 5, verdict: '2' as const }
  responses.push(fails(new ApiError('conflict', { conflict })))
  const box = outbox()
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'conflict', conflict })
  expect(outbox().pending()).toMatchObject([{ verdict: REAL_FIRE, state: 'conflict', conflict }])
  box.dismiss(REAL_FIRE)
  expect(box.pending()).toEqual([])
})

describe('a verdict that the server refuses', () => {
  const refusal = () => fails(new ApiError('forbidden', { httpStatus: 403, serverMessage: '没有处理权限' }))

  it.each(['forbidden', 'refused', 'notFound', 'invalid'] as const)('as %s is kept with the reason, and cannot be sent again', async (kind) => {
    responses.push(fails(new ApiError(kind, { serverMessage: '不允许' })))
    const box = outbox()
    const refused = { outcome: 'refused', error: kind, message: '不允许' }
    await expect(box.submit(REAL_FIRE, '星河大厦')).resolves.toEqual(refused)
    expect(box.pending()).toMatchObject([{ state: 'refused', verdict: REAL_FIRE, subject: '星河大厦', error: kind, message: '不允许' }])
    await expect(box.sendAgain(REAL_FIRE)).resolves.toEqual(refused)
    expect(sent).toHaveLength(1)
  })

  it.each(['network', 'gatewayTimeout', 'server', 'malformed', 'sessionExpired'] as const)('is another thing than one that %s left unsent', async (kind) => {
    responses.push(fails(new ApiError(kind)))
    const box = outbox()
    await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'unsent', error: kind })
    await expect(box.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
  })

  it('survives a reload with its reason, is not sent again then either, and can be withdrawn', async () => {
    responses.push(refusal())
    await outbox().submit(REAL_FIRE)
    const later = outbox()
    expect(later.pending()).toMatchObject([{ state: 'refused', error: 'forbidden', message: '没有处理权限' }])
    await expect(later.sendAgain(REAL_FIRE)).resolves.toEqual({ outcome: 'refused', error: 'forbidden', message: '没有处理权限' })
    expect(sent).toHaveLength(1)
    later.dismiss(REAL_FIRE)
    expect(later.pending()).toEqual([])
  })

  it('can be withdrawn in the page that has sent it', async () => {
    responses.push(refusal())
    const box = outbox()
    await box.submit(REAL_FIRE)
    box.dismiss(REAL_FIRE)
    expect(box.pending()).toEqual([])
    expect(store.load()).toEqual([])
  })

  it('is replaced when the record is judged again', async () => {
    responses.push(refusal())
    const box = outbox()
    await box.submit(REAL_FIRE)
    await expect(box.submit({ ...REAL_FIRE, verdict: '0' })).resolves.toEqual({ outcome: 'accepted' })
    expect(box.pending()).toEqual([])
  })
})

it('does not call a fault that another operator has handled a false alarm, whatever flag was written', async () => {
  responses.push(fails(new ApiError('conflict', { conflict: { person: '李强', at: 5, verdict: '0' } })))
  const outcome = await outbox().submit({ kind: 'general', id: '8', category: '0', verdict: null })
  expect(outcome).toEqual({ outcome: 'conflict', conflict: { person: '李强', at: 5, verdict: null } })
})

describe('a held verdict', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

  it('is stored at once and sent after 5 seconds, not before', async () => {
    const box = outbox()
    const outcome = box.hold(REAL_FIRE, '星河大厦 3F 烟雾报警')
    expect(box.pending()).toMatchObject([{ state: 'holding', savedAt: 1_000, sendsAt: 6_000, subject: '星河大厦 3F 烟雾报警' }])
    expect(store.load()).toMatchObject([{ verdict: REAL_FIRE, state: 'holding', subject: '星河大厦 3F 烟雾报警' }])
    await seconds(4.999)
    expect(sent).toEqual([])
    await seconds(0.001)
    expect(sent).toEqual([REAL_FIRE])
    await expect(outcome).resolves.toEqual({ outcome: 'accepted' })
    expect(store.load()).toEqual([])
  })

  it('is never sent after an undo, and leaves nothing behind', async () => {
    const box = outbox()
    const outcome = box.hold(REAL_FIRE)
    await seconds(4.9)
    box.undo(REAL_FIRE)
    await expect(outcome).resolves.toEqual({ outcome: 'undone' })
    await seconds(60)
    expect(sent).toEqual([])
    expect(box.pending()).toEqual([])
    expect(store.load()).toEqual([])
  })

  it('cannot be undone while it is being sent', async () => {
    responses.push(() => new Promise(() => undefined))
    const box = outbox()
    void box.hold(REAL_FIRE)
    await seconds(5)
    box.undo(REAL_FIRE)
    expect(box.pending()).toMatchObject([{ state: 'sending', sendsAt: null }])
  })

  it('is sent within the same task when the page goes away, each verdict once', async () => {
    const box = outbox()
    void box.hold(REAL_FIRE)
    void box.hold({ ...REAL_FIRE, id: '8', verdict: '0' })
    box.leave()
    expect(sentOnLeaving.map(({ id }) => id)).toEqual(['7', '8'])
    await seconds(60)
    expect(sent).toHaveLength(2)
  })

  it('is sent at once on request, e.g. because another operator has handled the record', async () => {
    const conflict = { person: '李强', at: 5, verdict: '2' as const }
    responses.push(fails(new ApiError('conflict', { conflict })))
    const box = outbox()
    const outcome = box.hold(REAL_FIRE)
    void box.sendAgain(REAL_FIRE)
    await expect(outcome).resolves.toEqual({ outcome: 'conflict', conflict })
  })

  it('is kept when the server does not respond', async () => {
    responses.push(fails(new ApiError('network')))
    const outcome = outbox().hold(REAL_FIRE)
    await seconds(5)
    await expect(outcome).resolves.toEqual({ outcome: 'unsent', error: 'network' })
  })

  it('is replaced by another verdict on the same record, whose time starts anew', async () => {
    const box = outbox()
    void box.hold(REAL_FIRE)
    await seconds(3)
    void box.hold({ ...REAL_FIRE, verdict: '0' })
    await seconds(3)
    expect(sent).toEqual([])
    await seconds(2)
    expect(sent.map(({ verdict }) => verdict)).toEqual(['0'])
  })
})

it('does not touch what another tab of the same person keeps', async () => {
  const one = outbox()
  const two = outbox()
  responses.push(fails(new ApiError('network')))
  await one.submit(REAL_FIRE)
  await two.submit({ ...REAL_FIRE, id: '8' })
  expect(store.load()).toMatchObject([{ verdict: { id: '7' }, state: 'unsent' }])
})

it('sends a verdict once, however often it is submitted meanwhile', async () => {
  const box = outbox()
  await Promise.all([box.submit(REAL_FIRE), box.submit(REAL_FIRE)])
  expect(sent).toHaveLength(1)
})

describe('another verdict on a record whose first one is being sent', () => {
  const CONFLICT = { person: '李强', at: 5, verdict: '0' as const }
  const sendFalseAlarmSlowly = (box: ReturnType<typeof outbox>) => {
    responses.push(() => new Promise(() => undefined))
    return box.submit({ ...REAL_FIRE, verdict: '0' })
  }

  it('is sent too, and gets the answer of the server to itself', async () => {
    const box = outbox()
    void sendFalseAlarmSlowly(box)
    responses.push(fails(new ApiError('conflict', { conflict: CONFLICT })))
    await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'conflict', conflict: CONFLICT })
    expect(sent.map(({ verdict }) => verdict)).toEqual(['0', '1'])
  })

  it('takes the place of the first one, whose caller learns that nothing is kept of it', async () => {
    const box = outbox()
    const first = sendFalseAlarmSlowly(box)
    await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
    await expect(first).resolves.toEqual({ outcome: 'undone' })
    expect([accepted, box.pending(), store.load()]).toEqual([[REAL_FIRE], [], []])
  })
})

it('ignores an invalid store content and survives a store that throws', async () => {
  store = { load: () => [{ verdict: { kind: 'x' } }, 5, null], save: () => { throw new Error('quota') } }
  const box = outbox()
  expect(box.pending()).toEqual([])
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
})

it('sends its verdicts over a store that cannot be followed, or not be left', async () => {
  const throws = () => { throw new Error('blocked') }
  for (const subscribe of [throws, () => throws]) {
    store = { load: () => [], save: () => undefined, subscribe }
    const box = outbox()
    const stop = box.follow()
    await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
    stop()
  }
})

it('ignores a stored verdict that its record cannot have', () => {
  const kept = { state: 'unsent', savedAt: 1, subject: null, conflict: null }
  const stored = (verdict: object) => ({ ...kept, verdict: { kind: 'general', id: '7', category: '1', verdict: '1', ...verdict } })
  store = {
    load: () => [stored({ verdict: null }), stored({ category: '0' }), stored({ kind: 'hydrant' }), stored({ id: '' }), stored({ id: '8' })],
    save: () => undefined,
  }
  expect(outbox().pending().map(({ verdict }) => verdict.id)).toEqual(['8'])
})

it('shows of a stored verdict no description that is not a text', () => {
  store = { load: () => [{ verdict: REAL_FIRE, state: 'unsent', savedAt: 1, subject: { toString: null }, conflict: null }], save: () => undefined }
  expect(outbox().pending()).toMatchObject([{ verdict: REAL_FIRE, subject: null }])
})

it('notifies listeners of every step', async () => {
  const box = outbox()
  const states: string[] = []
  box.subscribe(() => states.push(box.pending()[0]?.state ?? 'none'))
  await box.submit(REAL_FIRE)
  expect(states[0]).toBe('sending')
  expect(states.at(-1)).toBe('none')
})
