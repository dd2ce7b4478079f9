import { CHANNEL, RECORD_KIND, type Alarm } from '@smart-fire/api-client'
import type { DeviceFields } from '../../provider'
import type { ShownAlarm } from '../alarm-feed.types'

/** Where an alarm is: a hydrant on the map, or a device on a floor. */
export type AlarmTarget =
  | { dialog: 'hydrant'; hydrantId: string; channelId: string; sensorId: string | undefined }
  | { dialog: 'floorPlan'; buildingId: string; channelId: string; floor: number | undefined; sensorId: string | undefined; device: DeviceFields }

/** The listed record has more fields than the push of a foreign server; null when neither names a place. */
export function targetOf({ alarm: { points: [pushed] }, record }: ShownAlarm): AlarmTarget | null {
  const channelId = record?.channelId ?? pushed.channelId ?? channelOfKind(pushed.kind)
  const sensorId = record?.sensorId ?? undefined
  const hydrantId = record?.hydrantId ?? pushed.hydrantId
  if (hydrantId !== null) return { dialog: 'hydrant', hydrantId, channelId, sensorId }
  const buildingId = record?.buildingId ?? pushed.buildingId
  if (buildingId === null) return null
  // a push names its device by number, or by host, loop and address: its id comes with the record, seconds later
  const { sensorNumber, fireHostId, loop, address } = record ?? pushed
  const device = { sensorNumber, fireHostId, loop, address }
  return { dialog: 'floorPlan', buildingId, channelId, floor: record?.floor ?? pushed.floor ?? undefined, sensorId, device }
}

function channelOfKind(kind: Alarm['kind']): string {
  if (kind === RECORD_KIND.fireHost) return CHANNEL.fireHost
  return kind === RECORD_KIND.hydrant ? CHANNEL.hydrant : CHANNEL.default
}
