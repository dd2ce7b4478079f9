import { expect, it } from 'vitest'
import { SESSION_END_QUIET_MS, sessionGate } from './session-gate'

function gateAt(start: number) {
  const clock = { at: start }
  const isFirst = sessionGate(() => clock.at)
  return (passedMs: number) => {
    clock.at += passedMs
    return isFirst()
  }
}

it('passes on the first report of an ended session, and the next one after a quiet minute', () => {
  const report = gateAt(0)
  expect([report(0), report(10), report(SESSION_END_QUIET_MS), report(SESSION_END_QUIET_MS + 1)]).toEqual([true, false, false, true])
})

it('passes on the end of a renewed session after the clock was set back by an hour', () => {
  const report = gateAt(3_600_000)
  expect([report(0), report(-3_500_000)]).toEqual([true, true])
})
