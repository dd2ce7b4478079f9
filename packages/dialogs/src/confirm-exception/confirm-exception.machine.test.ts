import { type AbnormalRecord, type RecordVerdict, RECORD_CATEGORY, VERDICT } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { aFaultRecord, aRecord } from '@smart-fire/api-client/mock'
import type { VerdictOutcome } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { type ConfirmExceptionEmitted, type ConfirmExceptionEvent, confirmExceptionMachine } from './confirm-exception.machine'

describe('a fire', () => {
  it('is judged as a real fire unless another verdict is chosen', async () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('succeeded')
    expect(dialog.submitted).toEqual([
      { kind: 'general', id: aRecord().id, category: RECORD_CATEGORY.fire, verdict: VERDICT.realFire },
    ])
  })

  it.each([VERDICT.fireTest, VERDICT.falseAlarm])('sends the verdict %s when it was chosen', async (verdict) => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'verdict.choose', verdict })
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('succeeded')
    expect(dialog.submitted.map((sent) => sent.verdict)).toEqual([verdict])
  })
})

it('confirms a fault as handled, without a verdict', async () => {
  const dialog = open(aFaultRecord(), { outcome: 'accepted' })
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('succeeded')
  expect(dialog.submitted.map((sent) => sent.verdict)).toEqual([null])
})

it('notifies that it succeeded and closes as handled (spec 1 §8)', async () => {
  const dialog = open(aRecord(), { outcome: 'accepted' })
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('succeeded')
  expect(dialog.emitted).toEqual([
    { type: 'notice', tone: 'success', key: 'confirmed' },
    { type: 'close', handled: true },
  ])
})

it('warns and closes when the verdict could not be sent; the outbox keeps it (domain 4)', async () => {
  const dialog = open(aRecord(), { outcome: 'unsent', error: 'network' })
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('unsent')
  expect(dialog.emitted).toEqual([
    { type: 'notice', tone: 'warning', key: 'notSent' },
    { type: 'close', handled: false },
  ])
})

it('asks once more when the verdict was taken back in another window: the outbox keeps nothing of it', async () => {
  const dialog = open(aRecord(), { outcome: 'undone' })
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('deciding')
  expect(dialog.emitted).toEqual([{ type: 'notice', tone: 'warning', key: 'takenBack' }])
})

it('treats an error of the outbox as not sent, never as handled', async () => {
  const dialog = open(aRecord(), new Error('storage is full'))
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('unsent')
  expect(dialog.emitted).toContainEqual({ type: 'close', handled: false })
})

it('stays open and shows who was first when another person judged the record', async () => {
  const conflict = { person: 'lihua', at: 1_763_000_000_000, verdict: VERDICT.falseAlarm }
  const dialog = open(aRecord(), { outcome: 'conflict', conflict })
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached('conflict')
  expect(dialog.context().conflict).toEqual(conflict)
  expect(dialog.emitted).toEqual([])
  dialog.send({ type: 'dialog.close' })
  expect(dialog.emitted).toEqual([{ type: 'verdictDropped' }, { type: 'close', handled: true }])
})

describe('a verdict that the server refused', () => {
  const refusal = { outcome: 'refused', error: 'forbidden', message: '没有处理权限' } as const
  const refused = async () => {
    const dialog = open(aRecord(), refusal)
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('refused')
    return dialog
  }

  it('stays on screen with its reason; closing keeps it', async () => {
    const dialog = await refused()
    expect(dialog.context().refusal).toMatchObject({ error: 'forbidden', message: '没有处理权限' })
    expect(dialog.emitted).toEqual([])
    dialog.send({ type: 'dialog.close' })
    expect(dialog.emitted).toEqual([{ type: 'close', handled: false }])
  })

  it('can be withdrawn', async () => {
    const dialog = await refused()
    dialog.send({ type: 'verdict.withdraw' })
    expect(dialog.emitted).toEqual([{ type: 'verdictDropped' }, { type: 'close', handled: false }])
  })

  it('is dropped when another person handles the record: the dialog says who and when', async () => {
    const dialog = await refused()
    dialog.send({ type: 'record.ended', person: 'lihua', at: 1_763_000_000_000, verdict: null })
    expect(dialog.value()).toBe('overtaken')
    expect(dialog.context().conflict).toEqual({ person: 'lihua', at: 1_763_000_000_000, verdict: null })
    expect(dialog.emitted).toEqual([{ type: 'verdictDropped' }])
  })

  it('can be judged again', async () => {
    const dialog = await refused()
    dialog.send({ type: 'verdict.reconsider' })
    dialog.send({ type: 'verdict.choose', verdict: VERDICT.falseAlarm })
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('refused')
    expect(dialog.submitted.map((sent) => sent.verdict)).toEqual([VERDICT.realFire, VERDICT.falseAlarm])
  })
})

describe('when another person handles the record meanwhile (domain 5)', () => {
  const ended = { type: 'record.ended', person: 'lihua', at: 1_763_000_000_000, verdict: null } as const

  it('says at once who and when, and nothing can be submitted', () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send(ended)
    expect(dialog.value()).toBe('overtaken')
    expect(dialog.context().conflict).toEqual({ person: 'lihua', at: ended.at, verdict: null })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'dialog.close' })
    expect(dialog.submitted).toEqual([])
    expect(dialog.emitted).toEqual([{ type: 'close', handled: true }])
  })

  it('does not interrupt a verdict that is being sent: the server decides who was first', async () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'verdict.submit' })
    dialog.send(ended)
    await dialog.reached('succeeded')
  })
})

describe('while the alarm link is silent', () => {
  it('requires a second confirmation before it sends', async () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'link.silent' })
    dialog.send({ type: 'verdict.submit' })
    expect(dialog.value()).toEqual({ deciding: 'askingAgain' })
    expect(dialog.submitted).toEqual([])
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('succeeded')
    expect(dialog.submitted).toHaveLength(1)
  })

  it('lets the operator go back, and requires a second confirmation for another verdict too', () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'link.silent' })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'verdict.reconsider' })
    expect(dialog.value()).toEqual({ deciding: 'stale' })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'verdict.choose', verdict: VERDICT.falseAlarm })
    expect(dialog.value()).toEqual({ deciding: 'stale' })
    expect(dialog.submitted).toEqual([])
  })

  it('sends the verdict that was chosen instead, not the one that was asked about', async () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'link.silent' })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'verdict.choose', verdict: VERDICT.falseAlarm })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('succeeded')
    expect(dialog.submitted.map((sent) => sent.verdict)).toEqual([VERDICT.falseAlarm])
  })

  it('requires one confirmation once the link is live again', async () => {
    const dialog = open(aRecord(), { outcome: 'accepted' })
    dialog.send({ type: 'link.silent' })
    dialog.send({ type: 'verdict.submit' })
    dialog.send({ type: 'link.live' })
    expect(dialog.value()).toEqual({ deciding: 'current' })
    dialog.send({ type: 'verdict.submit' })
    await dialog.reached('succeeded')
  })
})

it.each([
  ['succeeded', { outcome: 'accepted' }, true],
  ['unsent', { outcome: 'unsent', error: 'network' }, false],
] as const)('can be closed by hand when its host has left it open after it %s', async (state, outcome, handled) => {
  const dialog = open(aRecord(), outcome)
  dialog.send({ type: 'verdict.submit' })
  await dialog.reached(state)
  dialog.send({ type: 'dialog.close' })
  expect(dialog.emitted.slice(1)).toEqual([{ type: 'close', handled }, { type: 'close', handled }])
})

it('sends once, however often the button is pressed', async () => {
  const dialog = open(aRecord(), { outcome: 'accepted' })
  dialog.send({ type: 'verdict.submit' })
  dialog.send({ type: 'verdict.submit' })
  dialog.send({ type: 'verdict.choose', verdict: VERDICT.falseAlarm })
  dialog.send({ type: 'dialog.close' })
  await dialog.reached('succeeded')
  expect(dialog.submitted.map((sent) => sent.verdict)).toEqual([VERDICT.realFire])
  expect(dialog.emitted.filter((event) => event.type === 'close')).toHaveLength(1)
})

function open(record: AbnormalRecord, outcome: VerdictOutcome | Error) {
  const submitted: RecordVerdict[] = []
  const emitted: ConfirmExceptionEmitted[] = []
  const submit = async (verdict: RecordVerdict) => {
    submitted.push(verdict)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const actor = createActor(provideCalls(confirmExceptionMachine, { submit }), { input: { record } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    submitted,
    emitted,
    send: (event: ConfirmExceptionEvent) => actor.send(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reached: (state: 'succeeded' | 'unsent' | 'conflict' | 'refused' | 'deciding') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  }
}
