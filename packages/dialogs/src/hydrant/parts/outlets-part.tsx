import { NO_VALUE } from '@smart-fire/ui'
import { Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { FactsSection } from './facts-section'

/** Every outlet with its width in mm and its type (spec 2 §2.3, §9). */
export function OutletsPart() {
  const words = useMessages({ zhCN, en })
  const outlets = HydrantActor.useSelector(({ context }) => context.outlets)
  return (
    <FactsSection
      title={words.outlets}
      state={HydrantActor.useSelector(({ value }) => dataStateOf(value.outlets))}
      words={{ failed: words.outletsFailed, stale: words.outletsStale, empty: words.noOutlets }}
    >
      <UnreadableRows count={outlets.dropped} />
      <Stack as="ul" aria-label={words.outlets} gap="1.5" listStyleType="none" m="0" p="0">
        {outlets.rows.map(({ name, diameter, type }, at) => (
          <Flex as="li" key={`${at}-${name ?? ''}`} gap="3" align="baseline" overflowWrap="anywhere">
            <Text flex="1" color="fg.muted">
              {name ?? NO_VALUE}
            </Text>
            <Text textStyle="num" fontWeight="semibold" textAlign="end">
              {diameter === null ? NO_VALUE : words.millimetres(diameter)}
            </Text>
            <Text minWidth="5em" textAlign="end">
              {type ?? NO_VALUE}
            </Text>
          </Flex>
        ))}
      </Stack>
    </FactsSection>
  )
}
