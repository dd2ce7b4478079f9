import { Button, NO_VALUE, StatusMark } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { FactsSection } from './facts-section'

/** The number of devices that are not enabled, and a link to their list. */
export function NotEnabledPart() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const count = HydrantActor.useSelector(({ context }) => context.notEnabled)
  return (
    <FactsSection
      title={words.notEnabled}
      state={HydrantActor.useSelector(({ value }) => dataStateOf(value.notEnabled))}
      words={{ failed: words.notEnabledFailed, stale: words.notEnabledStale }}
    >
      <Flex align="center" gap="2">
        <StatusMark tone="notEnabled" />
        <Text flex="1" textStyle="num" fontSize="lg" fontWeight="semibold">
          {count ?? NO_VALUE}
        </Text>
        <Button
          size="sm"
          variant="link"
          aria-label={words.viewNotEnabled}
          onClick={() => actor.send({ type: 'notEnabled.open' })}
        >
          {words.view}
        </Button>
      </Flex>
    </FactsSection>
  )
}
