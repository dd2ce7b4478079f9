import type { buildings, deviceSeries, devices, firms, hydrants, sensorTypes } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { WIRE_STATUS } from '../watched/wire-status'

/** A device with the names that its row shows. */
export interface ListedDevice {
  device: typeof devices.$inferSelect
  model: typeof sensorTypes.$inferSelect['model']
  series: typeof deviceSeries.$inferSelect['name']
  firmName: typeof firms.$inferSelect['name']
  channelName: string | null
  buildingName: typeof buildings.$inferSelect['name'] | null
  hydrantName: typeof hydrants.$inferSelect['name'] | null
  hydrantPosition: typeof hydrants.$inferSelect['position'] | null
}

const UNKNOWN_CHANNEL = '无'

/** A row of `deviceSensor/pageList` (contract device §2.1); from `hydrantId` on additive (ADR 3). */
export function deviceRow({ device, model, series, firmName, channelName, buildingName, hydrantName }: ListedDevice) {
  return {
    id: device.id,
    status: WIRE_STATUS[device.status].text,
    color: WIRE_STATUS[device.status].color,
    sensorNo: device.number,
    manufacturer: firmName,
    model,
    equipmentType: series,
    channelId: device.channelId,
    channelName: channelName ?? UNKNOWN_CHANNEL,
    bName: buildingName,
    buildingId: device.buildingId,
    floor: device.floor,
    positionDescription: device.position,
    positionSign: device.planX === null ? '未标记' : '已标记',
    hydrantId: device.hydrantId,
    hydrantName,
    lastReportTime: wireTime(device.reportedAt),
    positionPoint: pointOf(device),
    stopped: wireFlag(device.stoppedAt !== null),
    stopReason: device.stopReason,
    refusedTime: wireTime(device.refusedAt),
    clockFault: device.clockFaultAt !== null,
    crtUserName: device.createdBy,
    crtTime: wireTime(device.createdAt),
    updUserName: device.updatedBy,
    updTime: wireTime(device.updatedAt),
    version: device.version,
  }
}

/** `deviceSensor/getById`: the row with the mark itself, `"x,y"`, blank without one. */
export const deviceEntity = (listed: ListedDevice) => ({ ...deviceRow(listed), positionSign: pointOf(listed.device) ?? '' })

const pointOf = ({ planX, planY }: ListedDevice['device']) => (planX === null || planY === null ? null : `${planX},${planY}`)
