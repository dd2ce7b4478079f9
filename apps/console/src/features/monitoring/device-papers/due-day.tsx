import { Stack } from '@chakra-ui/react'
import type { DeviceMaintenance } from '@smart-fire/api-client/device-papers'
import { NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { choiceName, todayOfPlatform, type ScreenWords } from '../../../screens'

/** The day is over and the same was not done again with success. Days are `yyyy-MM-dd`: they are in order as texts. */
export const isOverdue = ({ nextOn, followed }: DeviceMaintenance): boolean => nextOn !== null && followed !== true && nextOn < todayOfPlatform()

/** When the same is due again, and below it that this day has passed. */
export function dueCell(entry: DeviceMaintenance, words: ScreenWords) {
  if (entry.nextOn === null) return NO_VALUE
  if (!isOverdue(entry)) return entry.nextOn
  return (
    <Stack gap="0.5" align="start">
      {entry.nextOn}
      <StatusBadge tone="fault" size="sm">{choiceName(words, 'nextOn', 'overdue')}</StatusBadge>
    </Stack>
  )
}

export const dueText = (entry: DeviceMaintenance, words: ScreenWords): string =>
  [entry.nextOn, isOverdue(entry) ? choiceName(words, 'nextOn', 'overdue') : null].filter(Boolean).join(' ')
