import { StaleBar } from '@smart-fire/ui'
import { Box } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor, selectMayBeOutdated, selectPhase } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'

/** While the alarm link is silent, another person may have judged the record already: a remark, and a question before sending (trust A5.5). */
export function StaleRemark() {
  const words = useMessages({ zhCN, en })
  const mayBeOutdated = ConfirmExceptionActor.useSelector(selectMayBeOutdated)
  const isQuestion = ConfirmExceptionActor.useSelector(selectPhase) === 'askingAgain'
  if (!mayBeOutdated) return null
  return (
    <Box mt="4" role={isQuestion ? 'alert' : undefined}>
      <StaleBar>{isQuestion ? words.staleQuestion : words.stale}</StaleBar>
    </Box>
  )
}
