import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type PlaceRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { formatDateTime, StatusBadge } from '@smart-fire/ui'
import { useMessages } from '../provider'
import { en, zhCN } from './record-line.messages'

/** One alarm record of a place: what happened, when, where and at which device. */
export function RecordLine({ record, placeless = false }: { record: PlaceRecord; /** leaves the place out: the caller shows it */ placeless?: boolean }) {
  const words = useMessages({ zhCN, en })
  const fire = record.category === RECORD_CATEGORY.fire
  const sort = record.series ?? record.equipmentType
  const value = record.value === null ? null : `${record.value}${record.unit ?? ''}`
  const what = [record.measuringPoint, value].filter((part) => part !== null).join(' ')
  return (
    <Stack gap="1" fontSize="sm" minWidth="0" overflowWrap="anywhere">
      <Flex align="center" justify="space-between" gap="2">
        <Box minWidth="0" overflow="hidden" title={record.alarmType ?? undefined}>
          <StatusBadge tone={fire ? 'alarm' : 'fault'} size="sm">
            {record.alarmType ?? (fire ? words.fire : words.fault)}
          </StatusBadge>
        </Box>
        <Text textStyle="num" color="fg.muted" fontSize="xs" flexShrink="0">
          {formatDateTime(record.raisedAt)}
        </Text>
      </Flex>
      {placeless && record.position === null ? null : <Text>{record.position ?? words.none}</Text>}
      <Text color="fg.muted">{[sort, what].filter(Boolean).join(' · ')}</Text>
    </Stack>
  )
}
