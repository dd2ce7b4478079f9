import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { statePaths } from '../provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { DesktopTeller } from './parts/announcer'
import { FeedPanel } from './parts/feed-panel'
import { LiveNotices } from './parts/live-notices'
import { SoundControl } from './parts/sound-control'
import { useNoticeKeys } from './parts/use-notice-keys'

/** The feed as it is in the actor's state: its two controls for a top bar, and the live notices above everything. */
export function AlarmFeedView() {
  const { stackRef, button } = useNoticeKeys()
  return (
    <Flex align="center" gap="1">
      <Signs>
        <SoundControl />
        <FeedPanel button={button} />
        <LiveNotices stackRef={stackRef} />
        <DesktopTeller />
      </Signs>
    </Flex>
  )
}

/** What tests and the soak read of the feed. Changes with every batch of a storm, and what is inside does not change with it. */
function Signs({ children }: { children: ReactNode }) {
  const value = AlarmFeedActor.useSelector(({ value }) => value)
  const soundStarts = AlarmFeedActor.useSelector(({ context }) => context.soundStarts)
  const received = AlarmFeedActor.useSelector(({ context }) => context.received)
  return (
    <div style={{ display: 'contents' }} data-state={statePaths(value)} data-sound-starts={soundStarts} data-received={received}>
      {children}
    </div>
  )
}
