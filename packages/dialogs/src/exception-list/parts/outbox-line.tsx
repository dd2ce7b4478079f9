import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@smart-fire/ui'
import { useMessages, useVerdicts } from '../../provider'
import { en, zhCN } from '../exception-list.messages'
import { useSendAgain } from '../use-send-again'

/** Verdicts that are kept may belong to another page or channel: they are counted here whatever is shown. */
export function OutboxLine() {
  const words = useMessages({ zhCN, en })
  const { pending } = useVerdicts()
  const sendAgain = useSendAgain()
  const unsent = pending.filter(({ state }) => state === 'unsent').map(({ verdict }) => verdict)
  if (unsent.length === 0) return null
  return (
    <Flex role="status" align="center" gap="3" px="4" py="2" borderRadius="md" bg="tone.fault.subtle" color="tone.fault.fg">
      <Text flex="1">{words.outbox(unsent.length)}</Text>
      <Button size="sm" onClick={() => void sendAgain(unsent)}>
        {words.sendAllAgain}
      </Button>
    </Flex>
  )
}
