import type { RecordKind } from '@smart-fire/api-client/wire'

import type { Watched } from '../assess/assess-report'
import type { FireHostAddress } from '../report/report'

/** The subject of a report: a device in a building, a device at a hydrant, a point of a fire host, or the host itself. */
export interface Subject {
  kind: RecordKind
  /** of a fire host itself its id below zero, so that ids of points and of hosts do not meet */
  id: number
  tenantId: string
  channelId: number
  typeId: number | null
  watched: Watched
  position: string | null
  floor: number | null
  buildingId: number | null
  buildingName: string | null
  area: string | null
  addressDetail: string | null
  hydrantId: number | null
  hydrantName: string | null
  sensorNumber: string | null
  equipmentType: string | null
  fireHostId: number | null
  /** the name of the fire host, or its address and port */
  hostName: string | null
  loop: string | null
  address: string | null
  series: string | null
}

/** A subject of which nothing is known. */
export const UNKNOWN_SUBJECT = {
  watched: { status: 'offline', statusAt: null, reportedAt: null, clockFaultAt: null, silentAt: null, latest: {} },
  typeId: null,
  position: null,
  floor: null,
  buildingId: null,
  buildingName: null,
  area: null,
  addressDetail: null,
  hydrantId: null,
  hydrantName: null,
  sensorNumber: null,
  equipmentType: null,
  fireHostId: null,
  hostName: null,
  loop: null,
  address: null,
  series: null,
} satisfies Partial<Subject>

/** The one pseudo point that a fire host reports for each of its wired points (enums: measuringPointCodes). */
export const FIRE_HOST_POINT = 'FIREMAIN'

export const fireHostKey = ({ ip, port, loop, address }: FireHostAddress) => `${ip}:${port}/${loop}/${address}`

/** What decides who is told of it. */
export const placeOf = ({ channelId, buildingId, hydrantId }: Subject) => ({ channelId, buildingId, hydrantId })
