import { Flex, Text } from '@chakra-ui/react'
import { Button, StatusMark } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { selectFireChannelName, selectFireElsewhere } from '../exception-list.selectors'

/** A new fire in a channel that is not shown: said, never switched to (domain 19). */
export function FireElsewhere() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const shown = ExceptionListActor.useSelector(selectFireElsewhere)
  const channel = ExceptionListActor.useSelector(selectFireChannelName)
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
