import type { HostEvent, HostStateName } from '../../../db/schema/device-states'
import type { UploadedPicture } from '../../floor-plans/uploaded-picture'
import type { WarningLevel } from '../assess/warning-level'

/** The state of one point in a report: 0 fault, 1 alarm, 2 normal (contract device §14.1). */
export interface PointReport {
  code: string
  value: number | null
  status: 0 | 1 | 2
  type: string | null
  /** the device has sent a value that cannot be read: it is unknown, never a stand-in (domain 25) */
  isValueUnknown?: true
  /** what a camera sees although that is no alarm here: a reading that neither begins nor ends an alarm of its point (ADR 60) */
  isSuppressed?: true
  /** the level of the value, by tenant, where it was judged and is in one, or is an alarm or a fault by its normal range */
  levels?: ReadonlyMap<string, WarningLevel>
}

/** The address of a point on the wire: its host, and where it is on the host's loops. */
export interface FireHostAddress {
  ip: string
  port: number
  loop: string
  address: string
}

/** What a fire host tells of itself; a state that is missing was not told. */
export type ToldStates = Partial<Record<HostStateName, boolean>>

/** One device, one point of a fire host, or a fire host itself, at one instant. A host without points is there. */
export interface Report {
  source: { deviceNumber: string } | { fireHost: FireHostAddress } | { host: Pick<FireHostAddress, 'ip' | 'port'> }
  /** what the clock of the device says, epoch ms */
  at: number
  points: PointReport[]
  /** what a camera saw */
  picture?: UploadedPicture
  /** of a fire host: what has happened to it */
  event?: HostEvent
}
