import { Button } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'

/** The key that opens the feed, and the button for desktop notifications where the browser has them. */
export function FeedFoot() {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const desktop = AlarmFeedActor.useSelector(({ value }) => value.desktop)
  return (
    <Flex align="center" justify="space-between" gap="2" px="3" py="2" borderTopWidth="1px" borderColor="border.default" fontSize="xs" color="fg.muted">
      <Text>{words.shortcut}</Text>
      {desktop === 'available' ? <Button size="sm" onClick={() => actor.send({ type: 'desktop.enable' })}>{words.desktopAsk}</Button> : null}
      {desktop === 'on' ? <Text flex="none">{words.desktopOn}</Text> : null}
    </Flex>
  )
}
