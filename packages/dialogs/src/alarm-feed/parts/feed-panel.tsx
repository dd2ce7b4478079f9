import { Box, Flex } from '@chakra-ui/react'
import { Button, CountBadge } from '@smart-fire/ui'
import type { RefObject } from 'react'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { selectPanelOpen, selectUnseen } from '../alarm-feed.selectors'
import { FeedList } from './feed-list'

/** The live notices step aside by so much while the feed is open. */
export const PANEL_WIDTH_PX = 404

/** The button of the feed and, unfolded, its lasting entries (domain 5). */
export function FeedPanel({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const { fires, faults } = AlarmFeedActor.useSelector(selectUnseen, (a, b) => a.fires === b.fires && a.faults === b.faults)
  const open = AlarmFeedActor.useSelector(selectPanelOpen)
  const count = fires + faults
  const waiting = [words.feedCount(count), fires > 0 ? words.feedFires(fires) : ''].filter((part) => part !== '').join('，')
  const close = () => {
    actor.send({ type: 'panel.close' })
    button.current?.focus()
  }
  return (
    <Box position="relative">
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={open}
        title={waiting}
        onClick={() => actor.send({ type: 'panel.toggle' })}
      >
        <Flex as="span" align="center" gap="1.5">
          {words.feed}
          <CountBadge count={count} label={waiting} tone={fires > 0 ? 'alarm' : 'fault'} />
        </Flex>
      </Button>
      {open ? <FeedList onClose={close} /> : null}
    </Box>
  )
}
