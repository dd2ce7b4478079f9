import { Button, type NoticeItem } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { wholePlaceOf } from '../alarm-words'

/** What arrived while the link was down, in one notice (trust A5.3). */
export function useLateNotice(): NoticeItem | null {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const late = AlarmFeedActor.useSelector(({ context }) => context.late)
  if (late === null) return null
  return {
    id: 'late',
    tone: late.fires > 0 ? 'alarm' : 'fault',
    title: words.lateTitle(late.count),
    body: words.lateText(late.fires, late.fire === null ? null : wholePlaceOf(late.fire, words)),
    actions: (
      <Button size="sm" variant="solid" onClick={() => actor.send({ type: 'panel.open' })}>
        {words.lateOpen}
      </Button>
    ),
    onClose: () => actor.send({ type: 'late.close' }),
  }
}
