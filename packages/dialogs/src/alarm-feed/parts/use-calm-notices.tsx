import { formatDateTime, type NoticeItem } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectStorm, noticesOf, type FeedSnapshot } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { PictureOf } from '../../shared/parts/picture-of'
import { AlarmBody } from './alarm-body'
import { EntryActs } from './entry-acts'
import type { AlarmFeedContext } from '../alarm-feed.types'
import { titleOf, toneOfAlarm } from '../alarm-words'
import type { ShownNotices } from './shown-notices'

const NOTHING = { entries: [], notices: [] }

/** While alarms are few: a notice for each, at most `room`, the first fire with the picture of its nearest camera. None in a storm, where they would not be shown. */
export function useCalmNotices(room: number): ShownNotices {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const { entries, notices: standing } = AlarmFeedActor.useSelector(selectCalm, sameNotices)
  const { shown, total } = noticesOf({ entries, notices: standing }, room)
  const pictured = shown.find(({ fire }) => fire)
  const notices = shown.map((entry): NoticeItem => ({
    id: entry.alarm.key,
    tone: toneOfAlarm(entry.alarm),
    title: titleOf(entry.alarm, words),
    time: formatDateTime(entry.alarm.points[0].raisedAt),
    body: entry === pictured ? <><AlarmBody alarm={entry.alarm} /><PictureOf place={entry.alarm.points[0]} /></> : <AlarmBody alarm={entry.alarm} />,
    actions: <EntryActs entry={entry} />,
    onClose: () => actor.send({ type: 'notice.close', key: entry.alarm.key }),
  }))
  return { notices, hidden: total - shown.length }
}

type Noticed = Pick<AlarmFeedContext, 'entries' | 'notices'>

const selectCalm = (snapshot: FeedSnapshot): Noticed => (selectStorm(snapshot) ? NOTHING : snapshot.context)
const sameNotices = (a: Noticed, b: Noticed) => a.entries === b.entries && a.notices === b.notices
