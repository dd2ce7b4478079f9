import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { fromCallback, fromPromise } from 'xstate'
import { alarmClientMachine } from './alarm-client.machine'
import { SessionOver } from './alarm-client.setup'
import type { AlarmClientEvent, CountAnswer, CountQuestion, FetchedRecords, SessionAnswer, SocketCommand } from './alarm-client.types'
import { fetchUnhandled } from './fetch-unhandled'
import { HEARTBEAT_SILENCE_MS, sleptThrough } from './link-timing'
import { listenToPage } from './page-signals'
import { openSocketPort, type PortClock } from './socket-port'

const BROWSER_CLOCK: PortClock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
}

/** The alarm link of a user over a client. Tests hand in their clock. */
export function alarmClientOf(client: ApiClient, userId: string, clock: PortClock = BROWSER_CLOCK) {
  return alarmClientMachine.provide({
    guards: {
      silenceOverslept: ({ context }) => sleptThrough(context.lastContact, clock.now(), HEARTBEAT_SILENCE_MS),
    },
    actors: {
      socket: fromCallback<SocketCommand>(({ sendBack, receive }) => {
        const port = openSocketPort(client.alarmSocket, userId, clock, sendBack)
        receive((command) => port.receive(command))
        return () => port.dispose()
      }),
      page: fromCallback<AlarmClientEvent>(({ sendBack }) => listenToPage(sendBack, clock.now)),
      askSession: fromPromise<SessionAnswer, { ask: boolean }>(({ input, signal }) =>
        input.ask ? askSession(client, signal) : Promise.resolve('unknown'),
      ),
      fetchUnhandled: fromPromise<FetchedRecords>(({ signal }) =>
        fetchUnhandled(client.abnormalRecords, clock.now, signal).catch(asSessionOver),
      ),
      fetchCount: fromPromise<CountAnswer, CountQuestion>(async ({ input: { changes }, signal }) => ({
        changes,
        count: await client.abnormalRecords.countUnhandled(signal).catch(asSessionOver),
        at: clock.now(),
      })),
    },
  })
}

const NO = [401, 403]

/** Only an answer that says no ends a session; an outage does not (domain 2, domain 15). */
async function askSession(client: ApiClient, signal: AbortSignal): Promise<SessionAnswer> {
  try {
    await client.session.user(signal)
    return 'good'
  } catch (error) {
    if (!isApiError(error)) return 'unknown'
    const saidNo = error.kind === 'sessionExpired' || error.kind === 'forbidden' || NO.includes(error.httpStatus ?? 0)
    return saidNo ? 'over' : 'unknown'
  }
}

/** An expired session is one for the link too, on a server whose socket asks for no proof. Missing rights are not. */
function asSessionOver(error: unknown): never {
  throw isApiError(error) && error.kind === 'sessionExpired' ? new SessionOver() : error
}
