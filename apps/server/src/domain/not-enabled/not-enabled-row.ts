import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'

/** A device, a sensor of a hydrant or a point of a fire host that is not enabled, as the database gives it. */
export interface NotEnabled {
  kind: 'device' | 'outdoor' | 'point'
  id: number | string
  sensorNo: string | null
  fireMainId: number | null
  hostName: string | null
  sensorLoop: string | null
  address: string | null
  equipmentType: string
  model: string | null
  manufacturer: string | null
  channelId: number
  channelName: string | null
  buildingName: string | null
  hydrantName: string | null
  floor: number | null
  position: string | null
  /** marked on its plan, or linked to a hydrant */
  placed: boolean
  reportedAt: Date | string | null
  stoppedAt: Date | string | null
  stopReason: string | null
  refusedAt: Date | string | null
  version: number
}

const timeOf = (at: Date | string | null) => wireTime(at === null ? null : new Date(at))

/** A row of `notEnabled/pageList`. */
export function notEnabledRow({ id, buildingName, position, placed, reportedAt, stoppedAt, refusedAt, ...row }: NotEnabled) {
  return {
    ...row, id: Number(id), bName: buildingName, positionDescription: position, positionSign: wireFlag(placed), lastReportTime: timeOf(reportedAt),
    stopped: wireFlag(stoppedAt !== null), refusedTime: timeOf(refusedAt),
  }
}
