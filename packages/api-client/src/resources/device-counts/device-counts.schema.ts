import * as v from 'valibot'
import { nullableCount, requiredNumber } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { DeviceCounts } from './device-counts'

/**
 * On the wire faultCount contains the offline devices (domain 20). A server that also counts those apart
 * (`offCount` of getAllCount, `offlineCount` of ours) lets us tell them apart; another does not: offline is null.
 */
export const deviceCounts: v.GenericSchema<unknown, DeviceCounts> = v.pipe(
  shape({
    alarm: from('callCount', nullableCount),
    faultAndOffline: from('faultCount', requiredNumber),
    offline: from(['offlineCount', 'offCount'], nullableCount),
    normal: from('normalCount', requiredNumber),
  }),
  v.transform(({ alarm, faultAndOffline, offline, normal }) => ({
    alarm: alarm ?? 0,
    fault: Math.max(0, Math.round(faultAndOffline - (offline ?? 0))),
    offline,
    normal: Math.max(0, Math.round(normal)),
  })),
)
