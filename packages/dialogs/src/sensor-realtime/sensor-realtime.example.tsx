import { SensorRealtimePanel } from '@smart-fire/dialogs/sensor-realtime'
import { useState } from 'react'

export function LiveValues() {
  const [open, setOpen] = useState(true)
  return <SensorRealtimePanel sensorId="501" channelId="1" open={open} onClose={() => setOpen(false)} />
}
