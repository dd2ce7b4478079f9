import type { LiveDevice, LivePoint } from '@smart-fire/api-client/live'

/**
 * The points of a device that stand on a card: those in alarm first, then those at fault, then the key points of the section that are
 * nearest to their upper limit, then the others in the order of the section. Points that were never reported are left out.
 */
export function keyPointsOf({ points }: Pick<LiveDevice, 'points'>, keyCodes: readonly string[], most: number): LivePoint[] {
  const reported = points.filter(wasReported)
  const isKey = ({ code }: LivePoint) => keyCodes.includes(code)
  return reported
    .filter((point) => isAbnormal(point) || isKey(point))
    .sort((one, other) =>
      rank(one) - rank(other) ||
      load(other) - load(one) ||
      keyCodes.indexOf(one.code) - keyCodes.indexOf(other.code))
    .slice(0, most)
}

/** A value tells so, too: the state of a point may be one that could not be read. */
export function wasReported({ state, value }: LivePoint): boolean {
  return state !== null || value !== null
}

export function isAbnormal({ state }: LivePoint): boolean {
  return state === 'alarm' || state === 'fault'
}

function rank({ state }: LivePoint): number {
  return state === 'alarm' ? 0 : state === 'fault' ? 1 : 2
}

/** The value as a share of its upper limit; 0 without one. */
function load({ value, max }: LivePoint): number {
  return value !== null && max !== null && max > 0 ? value / max : 0
}
