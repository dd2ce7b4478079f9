import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { earlySession } from './early-session'
import type { SessionEvent, SessionInput } from './session.context'
import { sessionMachine } from './session.machine'

const SUBMIT: SessionEvent = { type: 'login.submit', credentials: { username: 'operator', password: 'p', code: 'ABCD', image: 'k' } }
const NO_SESSION: SessionInput = { session: null, endReason: null }

it.each<[string, SessionInput]>([
  ['a session that is kept', { session: { accessToken: 't', userId: 'u1' }, endReason: null, arrival: '?code=c' }],
  ['what a provider has led back with', { session: null, endReason: null, arrival: '?code=c' }],
  ['nothing', { session: null, endReason: 'expired' }],
])('with %s shows the state in which the machine begins', (_what, input) => {
  const { value, context } = createActor(sessionMachine, { input }).getSnapshot()
  expect(earlySession(input).getSnapshot()).toEqual({ value, context })
})

it('keeps what the user does until the machine is there, and sends all that follows to it', () => {
  const early = earlySession(NO_SESSION)
  early.send({ type: 'provider.choose', providerId: '3' })
  early.send({ type: 'session.expired' })
  const send = vi.fn()
  const machine = { ...earlySession(NO_SESSION), send }
  early.handOver(machine)
  expect(send.mock.calls).toEqual([[{ type: 'provider.choose', providerId: '3' }], [{ type: 'session.expired' }]])
  early.send(SUBMIT)
  expect(send).toHaveBeenLastCalledWith(SUBMIT)
})

it('shows that the form was taken', () => {
  const early = earlySession(NO_SESSION)
  const changed = vi.fn()
  const subscription = early.subscribe(changed)
  early.send(SUBMIT)
  expect(early.getSnapshot().value).toBe('authenticating')
  expect(changed).toHaveBeenCalledOnce()
  subscription.unsubscribe()
  early.send(SUBMIT)
  expect(changed).toHaveBeenCalledOnce()
})
