import { LoadMoreList } from '@smart-fire/ui'
import { Heading, Stack } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { RecordLine } from '../../shared/records/record-line'
import { dataStateOf } from '../../regions/data-state-of'
import { hasMore, recordsDropped } from '../../shared/records/alarm-records'
import * as dropped from '../../shared/parts/dropped.messages'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'

/** Alarm records of the hydrant, ten by ten (spec 2 §2.3, §4). */
export function RecordsPart() {
  const words = useMessages({ zhCN, en })
  const droppedWords = useMessages(dropped)
  const unread = HydrantActor.useSelector(({ context }) => recordsDropped(context))
  const actor = HydrantActor.useActorRef()
  return (
    <Stack as="section" aria-label={words.records} gap="2">
      <Heading as="h3" size="sm">
        {words.records}
      </Heading>
      <LoadMoreList
        label={words.records}
        items={HydrantActor.useSelector(({ context }) => context.records)}
        itemKey={({ key }) => key}
        renderItem={(record) => <RecordLine record={record} placeless />}
        state={HydrantActor.useSelector(({ value }) => dataStateOf(value.records))}
        hasMore={HydrantActor.useSelector(({ context }) => hasMore(context))}
        onMore={() => actor.send({ type: 'records.more' })}
        onRetry={() => actor.send({ type: 'data.refresh' })}
        emptyText={words.noRecords}
        failedText={words.recordsFailed}
        droppedText={unread === 0 ? undefined : droppedWords.dropped(unread)}
        moreText={words.moreRecords}
      />
    </Stack>
  )
}
