import type { SensorStatus } from '@smart-fire/api-client'
import { StatusBadge } from '@smart-fire/ui'
import { toneOf } from './status-tone'

interface StatusCellProps {
  status: SensorStatus | null
  words: { status: Record<SensorStatus, string>; unknownStatus: string }
}

/** The status of a device in its row. */
export function StatusCell({ status, words }: StatusCellProps) {
  if (status === null) return words.unknownStatus
  return (
    <StatusBadge tone={toneOf(status)} size="sm">
      {words.status[status]}
    </StatusBadge>
  )
}
