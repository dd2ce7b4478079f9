import { NoticeStack } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectStorm } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { noticeRoom } from '../feed/notice-room'
import { Announcer } from './announcer'
import { useCalmNotices } from './use-calm-notices'
import { useLateNotice } from './use-late-notice'
import { useRaisedNotices } from './use-raised-notices'
import { useStormNotices } from './use-storm-notices'

/** The live notices: at most five, fire first, the others counted (spec 1 §2, trust A5.8); in a storm one for each place. */
export function LiveNotices({ stackRef }: { stackRef: (stack: HTMLElement | null) => void }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const open = AlarmFeedActor.useSelector(({ value }) => value.panel === 'open')
  const storm = AlarmFeedActor.useSelector(selectStorm)
  const late = useLateNotice()
  const raised = useRaisedNotices()
  const room = noticeRoom({ late: late !== null, raised: raised.length })
  const calm = useCalmNotices(room.alarms)
  const places = useStormNotices(room.alarms)
  const { notices, hidden, lead } = storm ? places : calm
  // the open feed lists them all: it replaces the notices
  const all = open ? [] : [...raised.slice(0, room.raised), ...(late ? [late] : []), ...notices]
  return (
    <NoticeStack
      label={words.notices}
      notices={all}
      max={all.length}
      total={open ? 0 : all.length + hidden + raised.length - room.raised}
      onMore={() => actor.send({ type: 'panel.open' })}
      lead={open ? undefined : lead}
      onCloseAll={() => actor.send({ type: 'notices.close' })}
      announcement={<Announcer />}
      stackRef={stackRef}
      shortcut="F6"
    />
  )
}
