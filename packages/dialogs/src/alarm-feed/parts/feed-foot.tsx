import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'

/** How the feed can be reached, and the desktop's notifications where the browser has them. */
export function FeedFoot() {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const desktop = AlarmFeedActor.useSelector(({ value }) => value.desktop)
  return (
    <Flex align="center" justify="space-between" gap="2" px="3" py="2" borderTopWidth="1px" borderColor="border.default" fontSize="xs" color="fg.muted">
      <Text>{words.shortcut}</Text>
      {desktop === 'askable' ? <Button size="sm" onClick={() => actor.send({ type: 'desktop.enable' })}>{words.desktopAsk}</Button> : null}
      {desktop === 'on' ? <Text flex="none">{words.desktopOn}</Text> : null}
    </Flex>
  )
}
