import { Flex, Stack, Text } from '@chakra-ui/react'
import { useMessages } from '../../provider'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { selectOutlets, selectOutletsState } from '../hydrant.selectors'
import { FactsSection } from './facts-section'

/** What a hose finds: every outlet with its width in mm and its type (spec 2 §2.3, §9). */
export function OutletsPart() {
  const words = useMessages({ zhCN, en })
  const outlets = HydrantActor.useSelector(selectOutlets)
  return (
    <FactsSection
      title={words.outlets}
      place={HydrantActor.useSelector(selectOutletsState)}
      words={{ failed: words.outletsFailed, stale: words.outletsStale, empty: words.noOutlets }}
    >
      <Stack as="ul" aria-label={words.outlets} gap="1.5" listStyleType="none" m="0" p="0">
        {outlets.map(({ name, diameter, type }, at) => (
          <Flex as="li" key={`${at}-${name ?? ''}`} gap="3" align="baseline" overflowWrap="anywhere">
            <Text flex="1" color="fg.muted">
              {name ?? words.none}
            </Text>
            <Text textStyle="num" fontWeight="semibold" textAlign="end">
              {diameter === null ? words.none : words.millimetres(diameter)}
            </Text>
            <Text minWidth="5em" textAlign="end">
              {type ?? words.none}
            </Text>
          </Flex>
        ))}
      </Stack>
    </FactsSection>
  )
}
