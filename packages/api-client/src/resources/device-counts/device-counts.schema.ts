import { mapped, Refusal } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { DeviceCounts } from './device-counts'

/**
 * On the wire faultCount contains the offline devices (domain 20). A server that also counts those apart
 * (`offCount` of getAllCount, `offlineCount` of ours) lets us tell them apart; another does not: offline is null.
 */
export const deviceCounts: GenericSchema<unknown, DeviceCounts> = mapped(
  shape({
    alarm: from('callCount', nullableCount),
    faultAndOffline: from('faultCount', nullableCount),
    offline: from(['offlineCount', 'offCount'], nullableCount),
    normal: from('normalCount', nullableCount),
  }),
  ({ alarm, faultAndOffline, offline, normal }) => {
    // as `counts`: a sum over nothing is 0, but an answer without any sum is none
    if ((alarm ?? faultAndOffline ?? normal) === null) return new Refusal('no counts')
    return { alarm: alarm ?? 0, fault: Math.max(0, (faultAndOffline ?? 0) - (offline ?? 0)), offline, normal: normal ?? 0 }
  },
)
