import type { ApiClientOptions } from '../api-client-options'
import { one } from '../decoding/readers'
import { lenient, readText } from '../decoding/scalars'
import { isWireObject, ownValue } from '../decoding/shape'
import { isApiError, type ApiError } from '../transport/api-error'
import type { Transport } from '../transport/transport'
import type { AlarmSocket, AlarmSocketHandlers, AlarmSocketOptions } from './alarm-socket'
import { openAlarmSocket } from './open-alarm-socket'

const ticket = lenient((value) => readText(isWireObject(value) ? ownValue(value, ['ticket']) : value))

/** Live alarms: a ticket over HTTP, then the socket itself (architecture §1.10). */
export type AlarmSocketCalls = ReturnType<typeof alarmSocketCalls>

export function alarmSocketCalls(http: Transport, options: ApiClientOptions) {
  return {
    /** A single-use ticket for the next socket, valid for 30 s; null on servers without tickets (POST datahandler/alarm/ticket, trust B2). */
    async ticket(signal?: AbortSignal): Promise<string | null> {
      try {
        return await http.postForm('/api/datahandler/alarm/ticket', {}, one(ticket), { signal })
      } catch (error) {
        if (isApiError(error) && isUnknownCall(error)) return null
        throw error
      }
    },
    /**
     * Opens the link /alarm/websocket (spec 1 §4, §7) and decodes what comes in. Never throws: a link that cannot be opened
     * is reported as closed with 1006. It has no timers; heartbeat and reconnect are up to the caller.
     */
    open: (socketOptions: AlarmSocketOptions, handlers: AlarmSocketHandlers): AlarmSocket =>
      openAlarmSocket(socketOptions, handlers, options),
  }
}

/** How a server without this call responds; anything else is a failure. */
function isUnknownCall({ kind, httpStatus }: ApiError): boolean {
  return kind === 'malformed' || kind === 'notFound' || httpStatus === 405 || (kind === 'server' && httpStatus === 200)
}
