import { Button } from '@smart-fire/ui'
import { useMessages, type LiveAlarm, type RecordRef } from '../../provider'
import { useRecordLookup } from '../../provider/internal'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import type { FeedEntry } from '../alarm-feed.types'
import { placeOf } from '../alarm-words'
import { targetOf } from '../feed/alarm-target'

/** What can be done with an alarm: open its place, handle its record, acknowledge it. */
export function EntryActs({ entry }: { entry: FeedEntry }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  return (
    <>
      <PlaceAct alarm={entry.alarm} open={entry.open} notice={{ key: entry.alarm.key }} />
      <JudgeAct alarm={entry.alarm} open={entry.open} />
      {entry.acknowledged ? null : (
        <Button size="sm" onClick={() => actor.send({ type: 'entry.acknowledge', key: entry.alarm.key })}>
          {words.acknowledge}
        </Button>
      )}
    </>
  )
}

interface ActProps {
  alarm: LiveAlarm
  open: readonly RecordRef[]
}

/** The floor plan on the alarm's floor and device, or its hydrant. The record is looked up when the button is pressed; the notice is taken down. */
export function PlaceAct({ alarm, open, notice }: ActProps & { notice: { key: string } | { group: string } }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const find = useRecordLookup()
  if (targetOf({ alarm, record: null }) === null) return null
  const view = () => actor.send({ type: 'place.view', shown: { alarm, record: recordOf(open, find) }, notice })
  return (
    <Button size="sm" variant="solid" aria-label={words.viewOf(placeOf(alarm, words))} onClick={view}>
      {words.view}
    </Button>
  )
}

function JudgeAct({ alarm, open }: ActProps) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const find = useRecordLookup()
  if (open.length === 0) return null
  const judge = () => {
    const record = recordOf(open, find)
    if (record) actor.send({ type: 'record.judge', shown: { alarm, record } })
  }
  return (
    <Button size="sm" onClick={judge}>
      {words.judge}
    </Button>
  )
}

function recordOf([first]: readonly RecordRef[], find: ReturnType<typeof useRecordLookup>) {
  return first ? find(first) : null
}
