import { Button, CountBadge } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import type { RefObject } from 'react'
import { useMessages } from '../../provider'
import { AlarmFeedActor, selectUnseen } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { FeedList } from './feed-list'

/** The button of the feed and, when it is open, its entries (domain 5). */
export function FeedPanel({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const actor = AlarmFeedActor.useActorRef()
  const open = AlarmFeedActor.useSelector(({ value }) => value.panel === 'open')
  const close = () => {
    actor.send({ type: 'panel.close' })
    button.current?.focus()
  }
  return (
    <Box
      position="relative"
      css={{ '& > .fs-button > span': { display: 'flex', alignItems: 'center', gap: '1.5' } }}
      // an operator who opened it by the button keeps the focus there
      onKeyDown={({ key }) => {
        if (open && key === 'Escape') close()
      }}
    >
      <FeedButton buttonRef={button} open={open} />
      {open ? <FeedList onClose={close} /> : null}
    </Box>
  )
}

/** Rendered with every batch of a storm; the panel around it is not. */
function FeedButton({ buttonRef, open }: { buttonRef: RefObject<HTMLButtonElement | null>; open: boolean }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const { fires, faults } = AlarmFeedActor.useSelector(selectUnseen, (a, b) => a.fires === b.fires && a.faults === b.faults)
  const count = fires + faults
  const waiting = [words.feedCount(count), fires > 0 ? words.feedFires(fires) : ''].filter((part) => part !== '').join(words.between)
  return (
    <Button ref={buttonRef} variant="ghost" aria-expanded={open} title={waiting} onClick={() => actor.send({ type: 'panel.toggle' })}>
      {words.feed}
      <CountBadge count={count} label={waiting} tone={fires > 0 ? 'alarm' : 'fault'} />
    </Button>
  )
}
