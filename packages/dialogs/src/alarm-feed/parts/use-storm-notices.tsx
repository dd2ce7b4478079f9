import { Button, formatDateTime, NoticeLine, StatusMark, type NoticeItem } from '@smart-fire/ui'
import { useMessages, type LiveAlarm } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN, type AlarmFeedMessages } from '../alarm-feed.messages'
import type { PlaceGroup } from '../alarm-feed.types'
import { placeOf, toneOfAlarm, troubleOf, whereOf } from '../alarm-words'
import { shownGroups } from '../feed/place-groups'
import { PlaceAct } from './entry-acts'
import type { ShownNotices } from './shown-notices'

/** In a storm: one notice for each place, at most `room`, where it began on top, everything counted (domain, flood rule). */
export function useStormNotices(room: number): ShownNotices {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const groups = AlarmFeedActor.useSelector(({ context }) => context.groups)
  const { shown, hidden } = shownGroups(groups, room)
  const notices = shown.map((group) => noticeOf(group, words, {
    acknowledge: () => actor.send({ type: 'group.acknowledge', id: group.id }),
    close: () => actor.send({ type: 'group.close', id: group.id }),
  }))
  const count = groups.reduce((sum, { fires, faults }) => sum + fires + faults, 0)
  const lead = <><StatusMark tone={groups.some(({ fires }) => fires > 0) ? 'alarm' : 'fault'} size={14} /><span>{words.storm(count)}</span></>
  return { notices, hidden, lead: notices.length > 0 ? lead : undefined }
}

interface GroupActs {
  acknowledge: () => void
  close: () => void
}

function noticeOf(group: PlaceGroup, words: AlarmFeedMessages, acts: GroupActs): NoticeItem {
  const { id, first, newest, fires, faults } = group
  return {
    id,
    tone: fires > 0 ? 'alarm' : toneOfAlarm(newest),
    title: words.titled(words.groupCounts(fires, faults), placeOf(first, words)),
    time: formatDateTime(newest.points[0].raisedAt).slice(-8),
    body: <FirstAndNewest group={group} words={words} />,
    actions: (
      <>
        <PlaceAct alarm={fires > 0 ? newest : first} open={(fires > 0 ? newest : first).records} notice={{ group: id }} />
        <Button size="sm" onClick={acts.acknowledge}>
          {words.acknowledgePlace(fires + faults)}
        </Button>
      </>
    ),
    onClose: acts.close,
  }
}

function FirstAndNewest({ group: { first, newest }, words }: { group: PlaceGroup; words: AlarmFeedMessages }) {
  return (
    <>
      <Line label={words.first} alarm={first} />
      {newest.key === first.key ? null : <Line label={words.newest} alarm={newest} />}
    </>
  )
}

function Line({ label, alarm: { points: [point] } }: { label: string; alarm: LiveAlarm }) {
  // the kind of alarm comes first, because a long place takes several lines
  const facts = [troubleOf(point), whereOf(point)].filter((fact) => fact !== null)
  return <NoticeLine label={label} text={[formatDateTime(point.raisedAt).slice(-8), facts.join(' ')].join(' · ')} />
}
