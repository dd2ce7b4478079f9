import { Flex } from '@chakra-ui/react'
import type { InspectionResult } from '@smart-fire/api-client/inspection-records'
import { formatDateTime, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

/** When a facility was checked. A phone whose clock cannot be believed is marked: the time is that of the arrival then, and the panel has both (ADR 48). */
export function CheckedAt({ result: { inspectedAt, claimedAt }, words }: { result: InspectionResult; words: ScreenWords }) {
  if (inspectedAt === null) return NO_VALUE
  if (claimedAt === null) return formatDateTime(inspectedAt)
  return <Flex gap="2" align="center">{formatDateTime(inspectedAt)}<StatusBadge tone="info" size="sm">{choiceName(words, 'clock', 'wrong')}</StatusBadge></Flex>
}

/** The same as text, for a file, with what the phone said. */
export function checkedAtText({ inspectedAt, claimedAt }: InspectionResult, words: ScreenWords): string {
  const time = inspectedAt === null ? '' : formatDateTime(inspectedAt)
  return claimedAt === null ? time : `${time} (${choiceName(words, 'clock', 'wrong')} ${formatDateTime(claimedAt)})`
}
