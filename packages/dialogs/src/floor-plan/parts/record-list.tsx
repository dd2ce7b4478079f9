import { Flex, Stack, Text } from '@chakra-ui/react'
import { type PlaceRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { formatDateTime, LoadMoreList, StatusBadge } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { selectMoreRecords, selectRecords, selectRecordsState } from '../floor-plan.selectors'

/** Alarm records of the floor, ten by ten (spec 2 §2.1). */
export function RecordList() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const records = FloorPlanActor.useSelector(selectRecords)
  const state = FloorPlanActor.useSelector(selectRecordsState)
  return (
    <Stack as="section" aria-label={words.records} gap="2">
      <Text fontWeight="semibold">{words.records}</Text>
      <LoadMoreList
        label={words.records}
        items={records}
        itemKey={({ key }) => key}
        renderItem={(record) => <RecordLine record={record} />}
        state={state}
        hasMore={FloorPlanActor.useSelector(selectMoreRecords)}
        onMore={() => actor.send({ type: 'records.more' })}
        onRetry={() => actor.send({ type: 'dialog.refresh' })}
        emptyText={words.noRecords}
        failedText={words.recordsFailed}
      />
    </Stack>
  )
}

function RecordLine({ record }: { record: PlaceRecord }) {
  const words = useMessages({ zhCN, en })
  const fire = record.category === RECORD_CATEGORY.fire
  const sort = record.series ?? record.equipmentType
  const value = record.value === null ? null : `${record.value}${record.unit ?? ''}`
  const what = [record.measuringPoint, value].filter((part) => part !== null).join(' ')
  return (
    <Stack gap="1" fontSize="sm">
      <Flex align="center" justify="space-between" gap="2">
        <StatusBadge tone={fire ? 'alarm' : 'fault'} size="sm">
          {record.alarmType ?? (fire ? words.fire : words.fault)}
        </StatusBadge>
        <Text textStyle="num" color="fg.muted" fontSize="xs">
          {formatDateTime(record.raisedAt)}
        </Text>
      </Flex>
      <Text>{record.position ?? words.none}</Text>
      <Text color="fg.muted">{[sort, what].filter(Boolean).join(' · ')}</Text>
    </Stack>
  )
}
