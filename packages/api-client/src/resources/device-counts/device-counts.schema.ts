import { intersect, pipe, transform, type GenericSchema } from '../../decoding/valibot'
import { counts } from '../../decoding/counts'
import { nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { DeviceCounts } from './device-counts'

const statusCounts = counts({ alarm: 'callCount', faultAndOffline: 'faultCount', normal: 'normalCount' })
const offlineCount = shape({ offline: from(['offlineCount', 'offCount'], nullableCount) })

/**
 * On the wire faultCount contains the offline devices (domain 20). A server that also counts those apart
 * (`offCount` of getAllCount, `offlineCount` of ours) lets us tell them apart; another does not: offline is null.
 */
export const deviceCounts: GenericSchema<unknown, DeviceCounts> = pipe(
  intersect([statusCounts, offlineCount]),
  transform(({ alarm, faultAndOffline, offline, normal }) => ({
    alarm,
    fault: Math.max(0, faultAndOffline - (offline ?? 0)),
    offline,
    normal,
  })),
)
