import { Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, StatusBadge } from '@smart-fire/ui'
import { WallSessionActor } from './wall-session.actor'
import * as catalogue from './wall.messages'

/** Whether the wall display stays signed in; a session that will end is said with its end. */
export function WallSessionView() {
  const words = useMessages(catalogue)
  const state = WallSessionActor.useSelector(({ value }) => value)
  const endsAt = WallSessionActor.useSelector(({ context }) => context.endsAt)
  const end = endsAt === null ? words.unknownEnd : formatDateTime(endsAt).slice(5, 16)
  const text = { kept: words.kept, renewing: words.renewing, retrying: words.retrying(end), notRenewable: words.notRenewable }[state]
  const isAtRisk = state === 'retrying' || state === 'notRenewable'
  return (
    <Flex as="span" role="status" aria-label={words.session} flex="0 1 auto" minW="0" fontSize="xs" data-state={state}>
      <StatusBadge tone={isAtRisk ? 'fault' : 'info'} size="sm" variant={isAtRisk ? 'subtle' : 'plain'}>{text}</StatusBadge>
    </Flex>
  )
}
