import { Flex } from '@chakra-ui/react'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { statePaths } from '../provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { selectSoundStarts, selectValue } from './alarm-feed.selectors'
import { FeedPanel } from './parts/feed-panel'
import { LiveNotices } from './parts/live-notices'
import { SoundControl } from './parts/sound-control'

/** The feed as it is in the actor's state: its two controls for a top bar, and the live notices above everything. */
export function AlarmFeedView({ onOpenRecord }: { onOpenRecord?: ((record: AbnormalRecord) => void) | undefined }) {
  const value = AlarmFeedActor.useSelector(selectValue)
  const soundStarts = AlarmFeedActor.useSelector(selectSoundStarts)
  return (
    <Flex align="center" gap="1" data-state={statePaths(value)} data-sound-starts={soundStarts}>
      <SoundControl />
      <FeedPanel onOpenRecord={onOpenRecord} />
      <LiveNotices onOpenRecord={onOpenRecord} />
    </Flex>
  )
}
