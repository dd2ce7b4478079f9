import type { ManagedDevice } from '@smart-fire/api-client/devices'

/** What a device that is not enabled still needs. The server checks the same again. */
export type Readiness = 'ready' | 'notPlaced' | 'noReport' | 'both' | 'waits'

/** A device must be placed on its plan and have reported, also while it was stopped; one that is not stopped is enabled by its next report. */
export function readinessOf({ marked, lastReportAt, refusedAt, stopped }: ManagedDevice): Readiness {
  const hasReported = lastReportAt !== null || refusedAt !== null
  if (!marked) return hasReported ? 'notPlaced' : 'both'
  if (!hasReported) return 'noReport'
  return stopped ? 'ready' : 'waits'
}
