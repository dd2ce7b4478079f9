import { Box, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { useRefusalWords } from '../../provider/internal'
import { ConfirmExceptionActor, selectIsFire } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'

/** Why the server refused the verdict, in its own words, and which verdict is kept (spec 1 §8, domain 4). */
export function RefusalPart() {
  const words = useMessages({ zhCN, en })
  const refusal = ConfirmExceptionActor.useSelector(({ context }) => context.refusal)
  const verdict = ConfirmExceptionActor.useSelector(({ context }) => context.verdict)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  const { title, text } = useRefusalWords()(refusal)
  return (
    <Box role="alert">
      <Text fontWeight="semibold" color="tone.fault.fg">
        {title}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        {text}
      </Text>
      <Text mt="2" fontSize="sm" color="fg.muted">
        {words.refusedKept(isFire ? words.verdicts[verdict] : words.refusedHandled)}
      </Text>
    </Box>
  )
}
