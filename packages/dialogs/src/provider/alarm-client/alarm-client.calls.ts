import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { doors } from '@smart-fire/api-client/doors'
import { fromCallback, fromPromise } from 'xstate'
import { alarmClientMachine } from './alarm-client.machine'
import { SessionOver } from './alarm-client.setup'
import type { SessionState } from './alarm-client.types'
import { fetchDoors } from './fetch-doors'
import { fetchUnhandled } from './fetch-unhandled'
import { HEARTBEAT_SILENCE_MS, sleptThrough } from './link-timing'
import { listenToPage } from './page-signals'
import { openSocketPort, type PortClock } from './socket-port'

const BROWSER_CLOCK: PortClock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
}

/** The alarm link of one user over a client. Tests pass their own clock. */
export function alarmClientOf(client: ApiClient, userId: string, clock: PortClock = BROWSER_CLOCK) {
  return alarmClientMachine.provide({
    guards: {
      silenceOverslept: ({ context }) => sleptThrough(context.lastContact, clock.now(), HEARTBEAT_SILENCE_MS),
    },
    actors: {
      socket: fromCallback(({ sendBack, receive }) => {
        const port = openSocketPort(client.alarmSocket, userId, clock, sendBack)
        receive((command) => port.receive(command))
        return () => port.dispose()
      }),
      page: fromCallback(({ sendBack }) => listenToPage(sendBack, clock.now)),
      checkSession: fromPromise(({ input, signal }) =>
        input.check ? checkSession(client, signal) : Promise.resolve('unknown'),
      ),
      fetchUnhandled: fromPromise(async ({ input: { asksDoors }, signal }) => {
        const [fetched, missedDoors] = await Promise.all([
          fetchUnhandled(client.abnormalRecords, clock.now, signal).catch(asSessionOver),
          asksDoors ? fetchDoors(client.with(doors), signal, clock) : undefined,
        ])
        return missedDoors ? { ...fetched, doors: missedDoors } : fetched
      }),
      fetchCount: fromPromise(async ({ input: { changes }, signal }) => ({
        changes,
        count: await client.abnormalRecords.countUnhandled(signal).catch(asSessionOver),
        at: clock.now(),
      })),
    },
  })
}

const DENIED = [401, 403]

/** Only a response that denies the session ends it; an outage does not (domain 2, domain 15). */
async function checkSession(client: ApiClient, signal: AbortSignal): Promise<SessionState> {
  try {
    await client.session.user(signal)
    return 'good'
  } catch (error) {
    if (!isApiError(error)) return 'unknown'
    const isDenied = error.kind === 'sessionExpired' || error.kind === 'forbidden' || DENIED.includes(error.httpStatus ?? 0)
    return isDenied ? 'over' : 'unknown'
  }
}

/** A session that expired for a call expired for the link, too, even if its socket needs no ticket. A missing right is not that. */
function asSessionOver(error: unknown): never {
  throw isApiError(error) && error.kind === 'sessionExpired' ? new SessionOver() : error
}
