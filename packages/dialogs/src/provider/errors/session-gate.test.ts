import { ApiError } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { SESSION_END_QUIET_MS, sessionGate } from './session-gate'

const over = () => new ApiError('sessionExpired')

function gateAt(start: number) {
  const clock = { at: start }
  const gate = sessionGate(() => clock.at)
  const report = (passedMs: number, error = over()) => {
    clock.at += passedMs
    return gate.isFirst(error)
  }
  return { report, begin: gate.begin }
}

it('passes on the first report of an ended session, and the next one after a quiet minute', () => {
  const { report } = gateAt(0)
  expect([report(0), report(10), report(SESSION_END_QUIET_MS), report(SESSION_END_QUIET_MS + 1)]).toEqual([true, false, false, true])
})

it('passes on the end of a renewed session after the clock was set back by an hour', () => {
  const { report } = gateAt(3_600_000)
  expect([report(0), report(-3_500_000)]).toEqual([true, true])
})

it('passes on the end of a renewed session at once: it is renewed when a call that was sent after the end is accepted', () => {
  const { report, begin } = gateAt(0)
  expect(report(0)).toBe(true)
  begin()()
  expect([report(10), report(10)]).toEqual([true, false])
})

it('takes no call that was sent before the end for a renewal, and no late error of the session before for the end of the renewed one', () => {
  const { report, begin } = gateAt(0)
  const [accepted, late] = [begin(), begin()]
  expect(report(0)).toBe(true)
  accepted()
  expect(report(10)).toBe(false)
  begin()()
  const error = over()
  late(error)
  expect([report(10, error), report(10)]).toEqual([false, true])
})

it('passes on once that the link is refused, however many calls are accepted meanwhile, and once more after a quiet minute', () => {
  const { report, begin } = gateAt(0)
  const refused = over()
  expect(report(0, refused)).toBe(true)
  begin()()
  expect(report(10, refused)).toBe(false)
  begin()()
  expect([report(10, refused), report(SESSION_END_QUIET_MS + 1, refused)]).toEqual([false, true])
})
