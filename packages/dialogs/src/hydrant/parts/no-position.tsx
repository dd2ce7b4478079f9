import { Button, CopyButton, EmptyState } from '@smart-fire/ui'
import { Box, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'

/** Instead of a map of a wrong place: the text that the server sent as the position. */
export function NoPosition() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const sent = HydrantActor.useSelector(({ context }) => context.facility)?.coordinatesText ?? null
  return (
    <EmptyState
      title={words.noPosition}
      action={<Button onClick={() => actor.send({ type: 'mode.show', mode: 'list' })}>{words.showList}</Button>}
    >
      <Stack gap="3" align="center">
        <span>{sent === null ? words.nothingSent : words.noPositionHint}</span>
        {sent === null ? null : <Sent text={sent} />}
      </Stack>
    </EmptyState>
  )
}

function Sent({ text }: { text: string }) {
  const words = useMessages({ zhCN, en })
  return (
    <Box maxWidth="full" px="3" py="2" borderRadius="md" borderWidth="1px" borderColor="border.default" bg="bg.surface">
      <Text fontSize="xs">{words.rawPosition}</Text>
      <Text as="code" fontFamily="mono" color="fg.default" overflowWrap="anywhere" css={{ unicodeBidi: 'isolate' }}>
        {text}
      </Text>
      <CopyButton text={text} label={words.coordinates} size="sm" />
    </Box>
  )
}
