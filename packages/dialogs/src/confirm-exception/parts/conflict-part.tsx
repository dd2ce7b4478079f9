import { DescriptionList, formatDateTime } from '@smart-fire/ui'
import { Box, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { ConfirmExceptionActor, selectIsFire, selectPhase } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'

/** Who judged the record first, when and how; and that the operator's own verdict, if given, does not count (domain 4). */
export function ConflictPart() {
  const words = useMessages({ zhCN, en })
  const { person, at, verdict } = ConfirmExceptionActor.useSelector(({ context }) => context.conflict)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  const mine = ConfirmExceptionActor.useSelector(({ context }) => context.verdict)
  const isGiven = ConfirmExceptionActor.useSelector(selectPhase) === 'conflict'
  const decided = isFire && verdict !== null ? words.verdicts[verdict] : words.conflictHandled
  return (
    <Box role="alert">
      <Text fontWeight="semibold">{words.conflictTitle}</Text>
      <Box mt="2">
        <DescriptionList
          columns={1}
          label={words.conflictTitle}
          items={[
            { id: 'person', term: words.conflictPerson, value: person ?? words.unknown },
            { id: 'time', term: words.conflictTime, value: formatDateTime(at) },
            { id: 'verdict', term: words.conflictVerdict, value: decided },
          ]}
        />
      </Box>
      {isGiven && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {isFire ? words.conflictYours(words.verdicts[mine]) : words.conflictYourFault}
        </Text>
      )}
    </Box>
  )
}
