import { NoticeStack } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectStorm } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { Announcer } from './announcer'
import { PANEL_WIDTH_PX } from './feed-panel'
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
  const calm = useCalmNotices()
  const places = useStormNotices()
  const late = useLateNotice()
  const raised = useRaisedNotices()
  const { notices, hidden, lead } = storm ? places : calm
  const all = [...raised, ...(late ? [late] : []), ...notices]
  return (
    <NoticeStack
      label={words.notices}
      notices={all}
      max={all.length}
      total={all.length + hidden}
      onMore={() => actor.send({ type: 'panel.open' })}
      lead={lead}
      announcement={<Announcer />}
      stackRef={stackRef}
      shortcut="F6"
      {...(open ? { insetEndPx: PANEL_WIDTH_PX } : {})}
    />
  )
}
