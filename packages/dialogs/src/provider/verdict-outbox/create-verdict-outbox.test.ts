import { ApiError, type RecordVerdict } from '@smart-fire/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createVerdictOutbox, memoryStore } from './create-verdict-outbox'
import type { VerdictStore } from './pending-verdict'

const REAL_FIRE: RecordVerdict = { kind: 'general', id: '7', category: '1', verdict: '1' }

let store: VerdictStore
let sent: RecordVerdict[]
let answers: (() => Promise<void>)[]
let accepted: RecordVerdict[]

beforeEach(() => {
  store = memoryStore()
  sent = []
  answers = []
  accepted = []
})

function outbox() {
  return createVerdictOutbox({
    send: (verdict) => {
      sent.push(verdict)
      return answers.shift()?.() ?? Promise.resolve()
    },
    store,
    now: () => 1_000,
    onAccepted: (verdict) => accepted.push(verdict),
  })
}

const fails = (error: ApiError) => () => Promise.reject(error)

it('sends a verdict and forgets it when the server has it', async () => {
  const box = outbox()
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
  expect(accepted).toEqual([REAL_FIRE])
  expect(box.pending()).toEqual([])
  expect(store.load()).toEqual([])
})

it('is saved before the server answers', () => {
  answers.push(() => new Promise(() => undefined))
  const box = outbox()
  void box.submit(REAL_FIRE)
  expect(box.pending()).toMatchObject([{ verdict: REAL_FIRE, state: 'sending' }])
  expect(store.load()).toMatchObject([{ verdict: REAL_FIRE, state: 'sending' }])
})

describe('a verdict that could not be sent', () => {
  beforeEach(() => answers.push(fails(new ApiError('network'))))

  it('is kept and says why', async () => {
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

  it('gives way to a new verdict on the same record', async () => {
    const box = outbox()
    await box.submit(REAL_FIRE)
    await box.submit({ ...REAL_FIRE, verdict: '0' })
    expect(sent.map(({ verdict }) => verdict)).toEqual(['1', '0'])
    expect(box.pending()).toEqual([])
  })

  it('goes when the operator takes it away', async () => {
    const box = outbox()
    await box.submit(REAL_FIRE)
    box.dismiss(REAL_FIRE)
    expect(box.pending()).toEqual([])
    expect(store.load()).toEqual([])
  })
})

it('counts a verdict that was on its way when the page died as not sent', () => {
  answers.push(() => new Promise(() => undefined))
  void outbox().submit(REAL_FIRE)
  expect(outbox().pending()).toMatchObject([{ state: 'unsent' }])
})

it('says who was first, until that has been read', async () => {
  const conflict = { person: '李强', at: 5, verdict: '2' as const }
  answers.push(fails(new ApiError('conflict', { conflict })))
  const box = outbox()
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'conflict', conflict })
  expect(outbox().pending()).toMatchObject([{ state: 'conflict', conflict }])
  box.dismiss(REAL_FIRE)
  expect(box.pending()).toEqual([])
})

it('sends a verdict once however often it is handed over while on its way', async () => {
  const box = outbox()
  await Promise.all([box.submit(REAL_FIRE), box.submit(REAL_FIRE)])
  expect(sent).toHaveLength(1)
})

it('reads nothing from a store that was tampered with, and survives one that throws', async () => {
  store = { load: () => [{ verdict: { kind: 'x' } }, 5, null], save: () => { throw new Error('quota') } }
  const box = outbox()
  expect(box.pending()).toEqual([])
  await expect(box.submit(REAL_FIRE)).resolves.toEqual({ outcome: 'accepted' })
})

it('tells listeners of every step', async () => {
  const box = outbox()
  const states: string[] = []
  box.subscribe(() => states.push(box.pending()[0]?.state ?? 'none'))
  await box.submit(REAL_FIRE)
  expect(states[0]).toBe('sending')
  expect(states.at(-1)).toBe('none')
})
