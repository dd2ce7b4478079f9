import { Button, StatusMark } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { channelName, ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { fireElsewhere } from '../exception-list.setup'

/** New fires in channels that are not shown, named one channel after the other. The list never switches to one by itself (domain 19). */
export function FireElsewhere() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const shown = ExceptionListActor.useSelector((snapshot) => snapshot.matches({ elsewhere: 'fire' }))
  const channel = ExceptionListActor.useSelector(({ context }) => channelName(context, fireElsewhere(context)))
  if (!shown) return null
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      px="4"
      py="2"
      borderRadius="md"
      borderWidth="1px"
      borderColor="tone.alarm.border"
      bg="tone.alarm.subtle"
      color="tone.alarm.fg"
    >
      <StatusMark tone="alarm" />
      <Text fontWeight="semibold">
        {channel === '' ? words.fireElsewhere : words.fireElsewhereIn(channel)}
      </Text>
      <Button size="sm" variant="danger" onClick={() => actor.send({ type: 'elsewhere.view' })}>
        {words.view}
      </Button>
    </Flex>
  )
}
