import { Flex } from '@smart-fire/ui/layout'
import type { ReactNode } from 'react'
import { statePaths } from '../provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { DesktopTeller } from './parts/announcer'
import { FeedPanel } from './parts/feed-panel'
import { LiveNotices } from './parts/live-notices'
import { SoundControl } from './parts/sound-control'
import { useNoticeStack } from './parts/use-notice-stack'

export interface AlarmFeedViewProps {
  /** shows the state of the sound as a text and not only as an icon, for displays without a pointer */
  named?: boolean | undefined
  /** puts the two controls elsewhere in the page, e.g. through a portal; notices and dialogs stay where the feed is written */
  placeControls?: ((controls: ReactNode) => ReactNode) | undefined
}

/** The feed in the state of its actor: two controls for a top bar, and the live notices above everything. */
export function AlarmFeedView({ named = false, placeControls = here }: AlarmFeedViewProps) {
  const { stackRef, button } = useNoticeStack()
  return (
    <Signs>
      {placeControls(
        <Flex align="center" gap="1">
          <SoundControl named={named} />
          <FeedPanel button={button} />
        </Flex>,
      )}
      <LiveNotices stackRef={stackRef} />
      <DesktopTeller />
    </Signs>
  )
}

const here = (controls: ReactNode) => controls

/** Attributes for tests and the soak run. They change with every batch of a storm; the content is not rendered again for that. */
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
