import { Flex, Stack, Text } from '@chakra-ui/react'
import { NO_VALUE } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { FactsSection } from './facts-section'

/** The latest value of every measuring point, line by line. */
export function MonitoringPart() {
  const words = useMessages({ zhCN, en })
  const readings = HydrantActor.useSelector(({ context }) => context.monitoring)
  return (
    <FactsSection
      title={words.monitoring}
      state={HydrantActor.useSelector(({ value }) => dataStateOf(value.monitoring))}
      words={{ failed: words.monitoringFailed, stale: words.monitoringStale, empty: words.noMonitoring }}
    >
      <Stack as="ul" aria-label={words.monitoring} gap="1.5" listStyleType="none" m="0" p="0">
        {readings.map(({ measuringPoint, data }, at) => (
          <Flex as="li" key={`${at}-${measuringPoint ?? ''}`} gap="3" align="baseline" overflowWrap="anywhere">
            <Text flex="1" minWidth="35%" color="fg.muted">
              {measuringPoint ?? NO_VALUE}
            </Text>
            <Text textStyle="num" fontWeight="semibold" textAlign="end">
              {data ?? NO_VALUE}
            </Text>
          </Flex>
        ))}
      </Stack>
    </FactsSection>
  )
}
