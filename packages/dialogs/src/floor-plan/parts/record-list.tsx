import { LoadMoreList } from '@smart-fire/ui'
import { Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { RecordLine } from '../../shared/records/record-line'
import { dataStateOf } from '../../regions/data-state-of'
import { hasMore, recordsDropped } from '../../shared/records/alarm-records'
import * as dropped from '../../shared/parts/dropped.messages'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** Alarm records of the floor, ten by ten (spec 2 §2.1). */
export function RecordList() {
  const words = useMessages({ zhCN, en })
  const droppedWords = useMessages(dropped)
  const unread = FloorPlanActor.useSelector(({ context }) => recordsDropped(context))
  const actor = FloorPlanActor.useActorRef()
  const records = FloorPlanActor.useSelector(({ context }) => context.records)
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.records))
  return (
    <Stack as="section" aria-label={words.records} gap="2">
      <Text fontWeight="semibold">{words.records}</Text>
      <LoadMoreList
        label={words.records}
        items={records}
        itemKey={({ key }) => key}
        renderItem={(record) => <RecordLine record={record} />}
        state={state}
        hasMore={FloorPlanActor.useSelector(({ context }) => hasMore(context))}
        onMore={() => actor.send({ type: 'records.more' })}
        onRetry={() => actor.send({ type: 'data.refresh' })}
        emptyText={words.noRecords}
        failedText={words.recordsFailed}
        droppedText={unread === 0 ? undefined : droppedWords.dropped(unread)}
      />
    </Stack>
  )
}
