/** The status of a device or of one of its points: the wire's codes 1, 0, 2, 4, 3 in this order (domain 10). */
export const DEVICE_STATUSES = ['alarm', 'fault', 'normal', 'offline', 'notEnabled'] as const
export type DeviceStatus = (typeof DEVICE_STATUSES)[number]

/** The last known state of one measuring point: `latest` of a device holds one per point code. */
export interface PointState {
  /** null = the device has sent a value that cannot be read (domain 25) */
  value: number | null
  status: 'alarm' | 'fault' | 'normal' | 'shielded'
  /** what the alarm or fault is called, 正常 otherwise */
  type: string
  /** epoch ms of the sample with this state; missing for seeded states, where the device's `reportedAt` counts */
  at?: number
  /** of an alarm or a fault: epoch ms of the arrival of the device's last report that did not contain this point */
  interruptedAt?: number
  /** the rank of the level in which the value lies (ADR 28); missing without one */
  warning?: number
}

/** What happens to a fire host and is no alarm: it started again, or its alarms were reset by hand. */
export const HOST_EVENTS = ['restart', 'reset'] as const
export type HostEvent = (typeof HOST_EVENTS)[number]

/** What a fire host tells of itself; a gateway translates them from the status bits of its protocol. */
export const HOST_STATES = ['mainPowerFault', 'batteryFault', 'busFault', 'manual'] as const
export type HostStateName = (typeof HOST_STATES)[number]

export interface HostState {
  on: boolean
  /** since when it is so, and when the host said so last: epoch ms */
  since: number
  at: number
}
/** A state that the host has never told is missing: it is unknown, and neither on nor off. */
export type HostStates = Partial<Record<HostStateName, HostState>>
