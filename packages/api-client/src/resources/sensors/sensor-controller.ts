import { CHANNEL } from '../../codes/channel'

/** Points of fire hosts have a controller of their own, with the same call names (contract device 3). */
export function sensorController(channelId: string): string {
  return channelId === CHANNEL.fireHost ? '/api/device/deviceFireMainSensor' : '/api/device/deviceSensor'
}
