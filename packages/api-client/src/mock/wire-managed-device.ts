import { writeWireDate } from '../decoding/wire-date'
import type { ManagedDevice } from '../groups/devices'

const dateOf = (at: number | null | undefined) => (at == null ? null : writeWireDate(at))

/** A device of a building as device management tells of it, in service or stopped; what is missing is left out. */
export function wireManagedDevice(device: Partial<ManagedDevice>): object {
  const { id, version, sensorNumber, manufacturer, equipmentType, model, channelId, channelName, buildingId, buildingName, floor, position, mark, stopped, stopReason, lastReportAt, updatedAt } = device
  return {
    id: Number(id), version: version == null ? null : Number(version), sensorNo: sensorNumber, manufacturer, equipmentType, model, channelId, channelName, buildingId, bName: buildingName, floor, positionDescription: position,
    positionSign: mark ? `${mark.x},${mark.y}` : null, status: stopped === true ? '停用' : '正常', stopped: stopped === true ? '1' : '0', stopReason, lastReportTime: dateOf(lastReportAt), updTime: dateOf(updatedAt),
  }
}
