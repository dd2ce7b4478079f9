import { isApiError, type AlarmSocketHandlers, type Instant } from '@smart-fire/api-client'

export type CheckName = 'server' | 'signIn' | 'socket' | 'clock'
/** Why a call failed, in the words that an operator can act on. */
export type Reason = 'network' | 'notFound' | 'busy' | 'other'

/** `ms`: how long the server took; `offBy`: seconds that this computer is ahead of the server; `imprecise`: it took too long to tell; `untold`: it told no time. */
export type Outcome =
  | { state: 'ok' | 'slow'; ms: number }
  | { state: 'failed'; reason: Reason | 'noSocket' }
  | { state: 'clock'; offBy: number }
  | { state: 'unknown' | 'imprecise' | 'untold' }

/** What the checks call; each needs no session. */
export interface TestedCalls {
  health: (signal: AbortSignal) => Promise<{ time: Instant | null }>
  picture: (signal: AbortSignal) => Promise<unknown>
  openSocket: (handlers: AlarmSocketHandlers) => { close(): void }
  now: () => number
}

/** A response later than this is slow: an alarm would wait for it. */
export const SLOW_MS = 1_000
/** Seconds that a clock may be off before alarms look older or newer than they are. */
export const CLOCK_TOLERANCE_S = 5
/** A socket that has not opened by then does not get through to the server. */
const SOCKET_LIMIT_MS = 8_000

/** Runs all checks side by side and tells each outcome as soon as it is known. */
export async function runChecks(calls: TestedCalls, signal: AbortSignal, tell: (check: CheckName, outcome: Outcome) => void): Promise<void> {
  const told = (check: CheckName) => (outcome: Outcome) => {
    if (!signal.aborted) tell(check, outcome)
  }
  await Promise.all([
    checkServer(calls, signal, told('server'), told('clock')),
    timed(calls, () => calls.picture(signal)).then(told('signIn')),
    checkSocket(calls, signal).then(told('socket')),
  ])
}

async function checkServer(calls: TestedCalls, signal: AbortSignal, server: (outcome: Outcome) => void, clock: (outcome: Outcome) => void): Promise<void> {
  const began = calls.now()
  let time: Instant | null = null
  const outcome = await timed(calls, async () => ({ time } = await calls.health(signal)))
  // the deployed platform has no such call: what it says proves that it was reached
  const hasNoSuchCall = outcome.state === 'failed' && outcome.reason === 'notFound'
  server(hasNoSuchCall ? { state: 'unknown' } : outcome)
  if (time === null) clock({ state: outcome.state === 'failed' && !hasNoSuchCall ? 'untold' : 'unknown' })
  else clock(clockOf(time, began, calls.now()))
}

/** The server read its clock somewhere between request and response: in a long call its time says little. */
function clockOf(time: Instant, began: Instant, ended: Instant): Outcome {
  const offBy = Math.round(((began + ended) / 2 - time) / 1000)
  const unsure = (ended - began) / 2000
  return unsure <= CLOCK_TOLERANCE_S || Math.abs(offBy) > unsure + CLOCK_TOLERANCE_S ? { state: 'clock', offBy } : { state: 'imprecise' }
}

async function timed({ now }: TestedCalls, call: () => Promise<unknown>): Promise<Outcome> {
  const began = now()
  try {
    await call()
    const ms = now() - began
    return { state: ms > SLOW_MS ? 'slow' : 'ok', ms }
  } catch (error) {
    return { state: 'failed', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): Reason {
  if (!isApiError(error)) return 'other'
  if (error.kind === 'network' || error.kind === 'notFound') return error.kind
  return error.httpStatus === 503 || error.httpStatus === 502 ? 'busy' : 'other'
}

/** Without a ticket the server closes the link at once: that it was opened before is what is tested. */
function checkSocket({ openSocket, now }: TestedCalls, signal: AbortSignal): Promise<Outcome> {
  const began = now()
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(limit)
      socket.close()
      resolve(outcome)
    }
    const blocked = () => end({ state: 'failed', reason: 'noSocket' })
    const limit = setTimeout(blocked, SOCKET_LIMIT_MS)
    const socket = openSocket({ onOpen: () => end({ state: 'ok', ms: now() - began }), onFrame: () => undefined, onClose: blocked })
    signal.addEventListener('abort', blocked, { once: true })
  })
}
