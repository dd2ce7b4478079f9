import { mapped, Refusal, type Decoded } from '../../decoding/decoder'
import { nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/**
 * Devices by status. `offline` is null where the server counts offline devices among the faults (domain 20):
 * then `fault` holds both and must be labelled 故障/离线.
 */
export type DeviceCounts = Decoded<typeof deviceCounts>

/**
 * On the wire faultCount contains the offline devices (domain 20). Only a server that counts them separately as well
 * (`offCount` of getAllCount, `offlineCount` of ours) distinguishes the two.
 */
export const deviceCounts = mapped(
  shape({
    alarm: from('callCount', nullableCount),
    faultAndOffline: from('faultCount', nullableCount),
    offline: from(['offlineCount', 'offCount'], nullableCount),
    normal: from('normalCount', nullableCount),
  }),
  ({ alarm, faultAndOffline, offline, normal }) => {
    // as in `counts`: a sum over nothing is 0, but a response without any sum is refused
    if ((alarm ?? faultAndOffline ?? normal) === null) return new Refusal('no counts')
    return { alarm: alarm ?? 0, fault: Math.max(0, (faultAndOffline ?? 0) - (offline ?? 0)), offline, normal: normal ?? 0 }
  },
)
