import { NOT_ENABLED_KIND, type NotEnabledThing } from '@smart-fire/api-client/devices'

/**
 * What something that is not enabled still needs. The server checks the same again.
 * `ready`: a user may take it into service; `hostStopped`: its host, with all points of the host; `waits`: its next report enables it.
 */
export type Readiness = 'ready' | 'hostStopped' | 'notPlaced' | 'notLinked' | 'noReport' | 'both' | 'waits' | 'unknown'

/**
 * A device and a point must be placed on their plan and have reported, a sensor of a hydrant must be linked to a hydrant and have reported. A report that was
 * refused counts for a device; of a point it is not known which point of the stopped host has sent it.
 */
export function readinessOf({ kind, placed, lastReportAt, refusedAt, stopped }: NotEnabledThing): Readiness {
  if (kind === null || placed === null || stopped === null) return 'unknown'
  const isPoint = kind === NOT_ENABLED_KIND.point
  const hasReported = lastReportAt !== null || (!isPoint && refusedAt !== null)
  if (!placed && kind === NOT_ENABLED_KIND.outdoor) return 'notLinked'
  if (!placed) return hasReported ? 'notPlaced' : 'both'
  if (!hasReported) return 'noReport'
  if (!stopped) return 'waits'
  return isPoint ? 'hostStopped' : 'ready'
}
