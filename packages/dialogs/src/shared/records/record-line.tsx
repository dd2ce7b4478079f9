import { type PlaceRecord, RECORD_CATEGORY, type RecordCategory } from '@smart-fire/api-client'
import { formatDateTime, formatQuantity, NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { en, type RecordLineMessages, zhCN } from './record-line.messages'

/** One alarm record of a place: what happened, when, where and at which device. */
export function RecordLine({ record, placeless = false }: { record: PlaceRecord; /** leaves the place out: the caller shows it */ placeless?: boolean }) {
  const words = useMessages({ zhCN, en })
  const { tone, word } = kindOf(record.category, words)
  const sort = record.series ?? record.equipmentType
  const what = [record.measuringPoint, formatQuantity(record.value, record.unit)].filter((part) => part !== null).join(' ')
  return (
    <Stack gap="1" fontSize="sm" minWidth="0" overflowWrap="anywhere">
      <Flex align="center" justify="space-between" gap="2">
        <Box minWidth="0" css={{ '& .fs-badge': { whiteSpace: 'normal' } }}>
          <StatusBadge tone={tone} size="sm">
            {record.alarmType ?? word}
          </StatusBadge>
        </Box>
        <Text textStyle="num" color="fg.muted" fontSize="xs" flexShrink="0">
          {formatDateTime(record.raisedAt)}
        </Text>
      </Flex>
      {placeless && record.position === null ? null : <Text>{record.position ?? NO_VALUE}</Text>}
      <Text color="fg.muted">{[sort, what].filter(Boolean).join(' · ')}</Text>
    </Stack>
  )
}

/** How a category is drawn. */
function kindOf(category: RecordCategory, words: RecordLineMessages): { tone: Tone; word: string } {
  switch (category) {
    case RECORD_CATEGORY.fire:
      return { tone: 'alarm', word: words.fire }
    case RECORD_CATEGORY.fault:
      return { tone: 'fault', word: words.fault }
    default:
      return category satisfies never
  }
}
