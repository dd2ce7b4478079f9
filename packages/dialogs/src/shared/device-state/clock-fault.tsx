import { StatusBadge } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { clockFault } from './sensor-status.messages'

/** Beside the status of a device: its stamps cannot be believed (domain 24). Nothing while they can, or where the server does not tell. */
export function ClockFault({ device, size }: { device: { clockFault: boolean | null }; size?: 'sm' }) {
  const text = useMessages(clockFault)
  if (device.clockFault !== true) return null
  return (
    <StatusBadge tone="fault" {...(size ? { size } : {})}>
      {text}
    </StatusBadge>
  )
}
