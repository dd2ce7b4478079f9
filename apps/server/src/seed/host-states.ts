import type { HostStateName } from '../db/schema/device-states'

/** What a fire host of the demo city tells of itself: most are well, a few have a weak battery, a failed mains supply, or are in manual mode. */
export function hostStatesOf(hostId: number): Record<HostStateName, boolean> {
  return { mainPowerFault: hostId % 19 === 7, batteryFault: hostId % 11 === 4, busFault: hostId % 23 === 12, manual: hostId % 6 === 2 }
}
