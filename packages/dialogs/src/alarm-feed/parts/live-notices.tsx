import { Button, formatDateTime, NoticeStack, type NoticeItem } from '@smart-fire/ui'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { useMessages, useRecordLookup } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { noticesOf, placeOf, selectEntries, selectLate, toneOfEntry } from '../alarm-feed.selectors'
import type { FeedEntry } from '../alarm-feed.types'
import { AlarmBody } from './alarm-body'

/** The live notices: at most five, fire first, the others counted (spec 1 §2, trust A5.8). */
export function LiveNotices({ onOpenRecord }: { onOpenRecord: ((record: AbnormalRecord) => void) | undefined }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const entries = AlarmFeedActor.useSelector(selectEntries)
  const late = AlarmFeedActor.useSelector(selectLate)
  const { shown, total } = noticesOf(entries)
  const notices: NoticeItem[] = shown.map((entry) => ({
    id: entry.alarm.key,
    tone: toneOfEntry(entry),
    title: placeOf(entry.alarm.push, words),
    time: formatDateTime(entry.alarm.push.raisedAt),
    body: <AlarmBody alarm={entry.alarm} />,
    actions: <EntryActs entry={entry} onOpenRecord={onOpenRecord} />,
    onClose: () => actor.send({ type: 'notice.close', key: entry.alarm.key }),
  }))
  if (late) {
    notices.unshift({
      id: 'late',
      tone: late.fires > 0 ? 'alarm' : 'fault',
      title: words.lateTitle(late.count),
      body: words.lateText(late.fires),
      onClose: () => actor.send({ type: 'late.close' }),
    })
  }
  const hidden = total - shown.length
  return (
    <NoticeStack
      label={words.notices}
      notices={notices}
      max={notices.length}
      total={notices.length + hidden}
      onMore={() => actor.send({ type: 'panel.toggle' })}
    />
  )
}

/** What can be done with an alarm: look at its record, say that it was seen. */
export function EntryActs({ entry, onOpenRecord }: { entry: FeedEntry; onOpenRecord: ((record: AbnormalRecord) => void) | undefined }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const find = useRecordLookup()
  const [first] = entry.open
  const open = () => {
    const record = first && find(first)
    if (record) onOpenRecord?.(record)
  }
  return (
    <>
      {onOpenRecord && first ? (
        <Button size="sm" variant="solid" onClick={open}>
          {words.open}
        </Button>
      ) : null}
      {entry.acknowledged ? null : (
        <Button size="sm" onClick={() => actor.send({ type: 'entry.acknowledge', key: entry.alarm.key })}>
          {words.acknowledge}
        </Button>
      )}
    </>
  )
}
