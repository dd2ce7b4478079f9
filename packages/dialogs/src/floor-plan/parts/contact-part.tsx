import { Button, DescriptionList, FailedState, LoadingState, StaleBar } from '@smart-fire/ui'
import { Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { copyableFact } from '../../shared/parts/copyable-fact'
import { dataStateOf } from '../../regions/data-state-of'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** Address, responsible person and phone of the building. */
export function ContactPart() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.building))
  const contact = FloorPlanActor.useSelector(({ context }) => context.contact)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'loading') return <LoadingState compact />
  if (state === 'failed') return <FailedState compact title={words.contactFailed} onRetry={retry} />
  return (
    <Stack gap="2">
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.contactStale}</StaleBar> : null}
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
          copyableFact('address', words.address, contact?.address),
          copyableFact('person', words.person, contact?.responsiblePerson),
          copyableFact('phone', words.phone, contact?.phone),
        ]}
      />
    </Stack>
  )
}
