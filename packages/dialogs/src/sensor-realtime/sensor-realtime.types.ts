/** The device whose live data is shown. */
export interface SensorTarget {
  sensorId: string
  channelId: string
  /** by default what the channel says: 11 is a fire host point, everything else a device */
  kind?: 'device' | 'fireHost' | undefined
}
