import { Heading, Stack } from '@chakra-ui/react'
import { LoadMoreList } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { RecordLine } from '../../shared/record-line'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { selectMoreRecords, selectRecords, selectRecordsState } from '../hydrant.selectors'

/** Alarm records of the hydrant, ten by ten (spec 2 §2.3, §4). */
export function RecordsPart() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  return (
    <Stack as="section" aria-label={words.records} gap="2">
      <Heading as="h3" size="sm">
        {words.records}
      </Heading>
      <LoadMoreList
        label={words.records}
        items={HydrantActor.useSelector(selectRecords)}
        itemKey={({ key }) => key}
        renderItem={(record) => <RecordLine record={record} placeless />}
        state={HydrantActor.useSelector(selectRecordsState)}
        hasMore={HydrantActor.useSelector(selectMoreRecords)}
        onMore={() => actor.send({ type: 'records.more' })}
        onRetry={() => actor.send({ type: 'data.refresh' })}
        emptyText={words.noRecords}
        failedText={words.recordsFailed}
        moreText={words.moreRecords}
      />
    </Stack>
  )
}
