import { codeOf, id, instant, nullableId, text } from '../../decoding/scalars'
import type { Decoded } from '../../decoding/decoder'
import { from, shape } from '../../decoding/shape'

/** What happens to a fire host and is no alarm: it started again, or its alarms were reset by hand. */
export const HOST_EVENT = { restart: 'restart', reset: 'reset' } as const

/** A restart or a reset of a fire host (our server; ADR 25). */
export type HostEvent = Decoded<typeof hostEvent>

export const hostEvent = shape({
  id: from('id', id),
  fireHostId: from('fireMainId', nullableId),
  hostName: from('hostName', text),
  /** null for an event of a later version */
  event: from('event', codeOf(HOST_EVENT)),
  /** the time from the host where it can be believed, otherwise the arrival (domain 24) */
  at: from('date', instant),
  receivedAt: from('receivedTime', instant),
  /** what the clock of the host said where it cannot be believed; otherwise null */
  stampedAt: from('stampedTime', instant),
})
