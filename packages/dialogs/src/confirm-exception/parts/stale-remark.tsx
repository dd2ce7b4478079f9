import { Box } from '@chakra-ui/react'
import { StaleBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'
import { selectMayBeOld, selectPhase } from '../confirm-exception.selectors'

/** While nothing is heard of the server, the record may be judged already: said, and asked before it is sent (trust A5.5). */
export function StaleRemark() {
  const words = useMessages({ zhCN, en })
  const mayBeOld = ConfirmExceptionActor.useSelector(selectMayBeOld)
  const asking = ConfirmExceptionActor.useSelector(selectPhase) === 'askingAgain'
  if (!mayBeOld) return null
  return (
    <Box mt="4" role={asking ? 'alert' : undefined}>
      <StaleBar>{asking ? words.staleQuestion : words.stale}</StaleBar>
    </Box>
  )
}
