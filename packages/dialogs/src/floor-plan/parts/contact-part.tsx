import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, DescriptionList, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { copyableFact } from '../../shared/copyable-fact'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { selectBuildingState, selectContact } from '../floor-plan.selectors'

/** Whom to call about the building, and where it is. */
export function ContactPart() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const place = FloorPlanActor.useSelector(selectBuildingState)
  const contact = FloorPlanActor.useSelector(selectContact)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (place === 'loading') return <LoadingState compact />
  if (place === 'failed') return <FailedState compact title={words.contactFailed} onRetry={retry} />
  return (
    <Stack gap="2">
      {place === 'stale' ? <StaleBar onRetry={retry}>{words.contactStale}</StaleBar> : null}
      <Flex align="center" justify="space-between">
        <Text fontWeight="semibold">{words.contact}</Text>
        <Button size="sm" variant="link" onClick={() => actor.send({ type: 'detail.open' })}>
          {words.details}
        </Button>
      </Flex>
      <DescriptionList
        columns={1}
        label={words.contact}
        items={[
          copyableFact('address', words.address, contact?.address, words.none),
          copyableFact('person', words.person, contact?.responsiblePerson, words.none),
          copyableFact('phone', words.phone, contact?.phone, words.none),
        ]}
      />
    </Stack>
  )
}
