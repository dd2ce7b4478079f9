import type { PlacedReport } from '../report/place-report'
import { isHostItself } from '../subject/host-subject'
import type { Subject } from '../subject/subject'
import type { Assessment } from './assess-report'

/** The points in alarm by fire host, each with the time of its last alarm (epoch ms). */
export type AlarmedPoints = Map<number, Map<number, number>>

/** Follows which points of fire hosts are in alarm, report by report, to tell the first fire of an event. */
export interface FirstAlarms {
  /** Takes a report in the order of time. True when it raises a fire of a host that was calm before, since its last reset. */
  isFirst(subject: Subject, report: Pick<PlacedReport, 'at' | 'event'>, assessment: Assessment): boolean
}

/** `alarmed` is what was known before the call. */
export function createFirstAlarms(alarmed: AlarmedPoints): FirstAlarms {
  return {
    isFirst({ kind, id, fireHostId }, { at, event }, { raised, status }) {
      if (kind !== 'fireHost' || fireHostId === null) return false
      const points = alarmed.get(fireHostId) ?? new Map<number, number>()
      alarmed.set(fireHostId, points)
      if (event === 'reset') for (const [point, since] of points) if (since <= at) points.delete(point)
      if (isHostItself({ kind, id })) return false
      const isFirst = points.size === 0 && raised.some((point) => point.status === 'alarm')
      if (status === 'alarm') points.set(id, Math.max(at, points.get(id) ?? at))
      else points.delete(id)
      return isFirst
    },
  }
}
