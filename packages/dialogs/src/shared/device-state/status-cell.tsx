import type { SensorStatus } from '@smart-fire/api-client'
import { StatusBadge } from '@smart-fire/ui'
import { Stack } from '@smart-fire/ui/layout'
import { ClockFault } from './clock-fault'
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

/** The status of a device in its row, and below it what is wrong with its clock. */
export function DeviceState({ device, words }: { device: { status: SensorStatus | null; clockFault: boolean | null }; words: StatusCellProps['words'] }) {
  return (
    <Stack gap="1" align="start">
      <StatusCell status={device.status} words={words} />
      <ClockFault device={device} size="sm" />
    </Stack>
  )
}
