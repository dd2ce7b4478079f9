import { LoadingState, SlidePanel } from '@smart-fire/ui'
import { useMessages } from '../provider'
import { en, zhCN } from './sensor-realtime.messages'
import type { SensorTarget } from './sensor-realtime.types'

export interface SensorRealtimePanelProps {
  open: boolean
  onClose: () => void
  target: SensorTarget
}

/** Live values, curve and history of one device, sliding in from the right (spec 2 §2.2). */
export function SensorRealtimePanel({ open, onClose, target }: SensorRealtimePanelProps) {
  const words = useMessages({ zhCN, en })
  return (
    <SlidePanel key={target.sensorId} open={open} onClose={onClose} title={words.title}>
      <LoadingState />
    </SlidePanel>
  )
}
