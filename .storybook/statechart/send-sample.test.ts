// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { A_PLACE } from '../../apps/console/src/screens/plan-editor/plan-editor.fixtures'
import { planEditorMachine } from '../../apps/console/src/screens/plan-editor/plan-editor.machine'
import { aFeed } from '../../packages/dialogs/src/alarm-feed/alarm-feed.fixtures'
import { alarmFeedMachine } from '../../packages/dialogs/src/alarm-feed/alarm-feed.machine'
import { aConfirmation } from '../../packages/dialogs/src/confirm-exception/confirm-exception.fixtures'
import { confirmExceptionMachine } from '../../packages/dialogs/src/confirm-exception/confirm-exception.machine'
import { snapshotAt } from '../../packages/dialogs/src/testing'
import { settle } from '../../packages/dialogs/src/testing/open-calls'
import { sendSample } from './send-sample'

const FILE = './packages/dialogs/src/confirm-exception/confirm-exception.states.stories.tsx'
const FEED_FILE = './packages/dialogs/src/alarm-feed/alarm-feed.states.stories.tsx'
const EDITOR_FILE = './apps/console/src/screens/plan-editor/plan-editor.states.stories.tsx'

const { actors } = confirmExceptionMachine.implementations
const declared = { ...actors }
afterEach(() => Object.assign(actors, declared))

const confirmation = () => createActor(confirmExceptionMachine, { input: { record: aConfirmation().record } }).start()
const wanted = (event: string, from: string, to: string | null) => ({ machine: 'confirmException', event, from, to })

it('an event is sent with the contents that the walks have for it', async () => {
  const actor = confirmation()
  const sent = await sendSample(wanted('verdict.choose', 'deciding', null), actor, FILE)
  expect(sent).toEqual({ isSent: true, contents: '{"verdict":"2"}', states: ['deciding.current'] })
  expect(actor.getSnapshot().context.verdict).toBe('2')
})

it('a call that the story gives no function stays open instead of failing', async () => {
  const actor = confirmation()
  await sendSample(wanted('verdict.submit', 'deciding.current', 'submitting'), actor, FILE)
  await settle() // a call that fails at once has failed by then
  expect(actor.getSnapshot().value).toBe('submitting')
})

it('a machine that begins in a state can send events to its children, which the story has not started', async () => {
  const quiet = { notices: 'none', flood: 'calm', panel: 'closed', sound: 'silent', tab: 'leading', desktop: 'unavailable', overlay: 'none' } as const
  const snapshot = snapshotAt(alarmFeedMachine, quiet, aFeed())
  const actor = createActor(alarmFeedMachine, { input: { acknowledged: new Set<string>() }, snapshot }).start()
  const sent = await sendSample({ machine: 'alarmFeed', event: 'sound.test', from: 'sound', to: null }, actor, FEED_FILE)
  expect(sent).toMatchObject({ isSent: true })
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', error: undefined })
})

it('without a sample, without a machine and in a state that does not take it, an event is not sent', async () => {
  const actor = confirmation()
  const submit = wanted('verdict.submit', 'deciding.current', 'submitting')
  expect(await sendSample(submit, null, FILE)).toEqual({ isSent: false, why: 'noMachine' })
  expect(await sendSample(submit, actor, './packages/dialogs/src/no-such.states.stories.tsx')).toEqual({ isSent: false, why: 'noSample' })
  expect(await sendSample(wanted('no.such.event', 'deciding', null), actor, FILE)).toEqual({ isSent: false, why: 'noSample' })
  expect(await sendSample(wanted('link.live', 'deciding.stale', 'deciding.current'), actor, FILE)).toEqual({ isSent: false, why: 'notTaken' })
  expect(actor.getSnapshot().value).toEqual({ deciding: 'current' })
})

it('an event that a machine raises itself is not sent', async () => {
  const actor = createActor(planEditorMachine, { input: { place: A_PLACE, selected: null } }).start()
  expect(await sendSample({ machine: 'planEditor', event: 'place.opened', from: 'plan', to: 'plan.loading' }, actor, EDITOR_FILE)).toEqual({ isSent: false, why: 'own' })
})
