import type { ApiClient, ApiClientOptions } from '../api-client'
import { one } from '../decoding/readers'
import { lenient, readText } from '../decoding/scalars'
import { isWireObject, ownValue } from '../decoding/shape'
import { isApiError } from '../transport/api-error'
import type { Transport } from '../transport/transport'
import { openAlarmSocket } from './open-alarm-socket'

const ticketAnswer = lenient((value) => readText(isWireObject(value) ? ownValue(value, ['ticket']) : value))

/** The alarm link: a ticket over HTTP, then the socket itself (architecture §1.10). */
export function alarmSocketCalls(http: Transport, options: ApiClientOptions): ApiClient['alarmSocket'] {
  return {
    async ticket(signal) {
      try {
        return await http.postForm('/api/datahandler/alarm/ticket', {}, one(ticketAnswer), { signal })
      } catch (error) {
        if (isApiError(error) && hasNoTickets(error.httpStatus, error.kind)) return null
        throw error
      }
    },
    open: (socketOptions, handlers) => openAlarmSocket(socketOptions, handlers, options),
  }
}

/** A server that does not know the call says so in one of these ways; anything else is a real failure. */
function hasNoTickets(httpStatus: number | null, kind: string): boolean {
  return kind === 'malformed' || kind === 'notFound' || (kind === 'server' && (httpStatus === 405 || httpStatus === 200))
}
