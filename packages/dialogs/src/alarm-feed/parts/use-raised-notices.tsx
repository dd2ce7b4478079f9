import { formatDateTime, type NoticeItem } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { raisedText, raisedTitle } from '../alarm-words'

/** Verdicts that were raised to a real fire, each in a notice in the style of a fire (domain 28). */
export function useRaisedNotices(): NoticeItem[] {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const raised = AlarmFeedActor.useSelector(({ context }) => context.raised)
  return raised.map(({ key, verdict }) => ({
    id: `raised:${key}`,
    tone: 'alarm',
    title: raisedTitle(verdict, words),
    time: formatDateTime(verdict.at),
    body: raisedText(verdict, words),
    onClose: () => actor.send({ type: 'raised.close', key }),
  }))
}
