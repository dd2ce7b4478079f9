import { formatDateTime, type NoticeItem } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { noticesOf, selectEntries, selectNotices, titleOf, toneOfAlarm } from '../alarm-feed.selectors'
import { AlarmBody } from './alarm-body'
import { EntryActs } from './entry-acts'
import type { ShownNotices } from './live-notices'

/** While alarms are few: a notice for each. */
export function useCalmNotices(): ShownNotices {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const entries = AlarmFeedActor.useSelector(selectEntries)
  const standing = AlarmFeedActor.useSelector(selectNotices)
  const { shown, total } = noticesOf({ entries, notices: standing })
  const notices = shown.map((entry): NoticeItem => ({
    id: entry.alarm.key,
    tone: toneOfAlarm(entry.alarm),
    title: titleOf(entry.alarm, words),
    time: formatDateTime(entry.alarm.push.raisedAt),
    body: <AlarmBody alarm={entry.alarm} />,
    actions: <EntryActs entry={entry} />,
    onClose: () => actor.send({ type: 'notice.close', key: entry.alarm.key }),
  }))
  return { notices, hidden: total - shown.length }
}
