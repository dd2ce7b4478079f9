import { counts } from '../../decoding/counts'
import { decoder, mapped, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/**
 * Devices by status; a count that cannot be read is null. `offline` is null, too, where the server does not count offline
 * devices separately (domain 20): then `fault` holds both and must be labelled 故障/离线.
 */
export type DeviceCounts = Decoded<typeof deviceCounts>

const readSums = readOf(counts({ alarm: 'callCount', fault: 'faultCount', normal: 'normalCount' }))

const readOffline = readOf(
  mapped(
    shape({
      /** offline devices among the faults (our server, ADR 3) */
      included: from('offlineCount', nullableCount),
      /** offline devices of getAllCount: no contract says that the faults contain them (contract device 2.2) */
      separate: from('offCount', nullableCount),
    }),
    ({ included, separate }) => ({ offline: included ?? separate, included: included ?? 0 }),
  ),
)

export const deviceCounts = decoder((wire) => {
  const sums = readSums(wire)
  const read = readOffline(wire)
  if (sums instanceof Refusal) return sums
  return read instanceof Refusal ? read : { ...sums, fault: faultsWithout(sums.fault, read.included), offline: read.offline }
})

/** More offline devices than faults cannot be among them: then nothing is taken out, so that no fault is hidden. */
function faultsWithout(faults: number | null, included: number): number | null {
  return faults === null || included > faults ? faults : faults - included
}
