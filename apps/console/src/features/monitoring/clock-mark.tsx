import { statusWords } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { StatusBadge } from '@smart-fire/ui'

/** Beside the state of a device: its stamps cannot be believed (domain 24). Nothing while they can, or where the server does not tell. */
export function ClockMark({ device }: { device: { clockFault: boolean | null } }) {
  const text = useMessages(statusWords.clockFault)
  return device.clockFault === true ? <StatusBadge tone="fault" size="sm" variant="plain">{text}</StatusBadge> : null
}
