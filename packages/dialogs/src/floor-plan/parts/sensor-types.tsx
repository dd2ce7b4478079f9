import type { ReadRows, SensorTypeCount } from '@smart-fire/api-client'
import { FailedState } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

const SWATCH = '10px'

/** The number of devices of each category on the floor (spec 2 §2.1). Null: they could not be loaded. */
export function SensorTypes({ types }: { types: ReadRows<SensorTypeCount> | null }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  return (
    <Stack as="section" aria-label={words.types} gap="2">
      <Text fontWeight="semibold">{words.types}</Text>
      {types === null ? (
        <FailedState compact title={words.typesFailed} onRetry={() => actor.send({ type: 'data.refresh' })} />
      ) : (
        <>
          <UnreadableRows count={types.dropped} />
          <Types types={types.rows} />
        </>
      )}
    </Stack>
  )
}

function Types({ types }: { types: SensorTypeCount[] }) {
  const words = useMessages({ zhCN, en })
  if (types.length === 0) return <Text color="fg.muted">{words.noTypes}</Text>
  return (
    <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
      {types.map(({ type, count, color }, at) => (
        // a type may come twice
        <Flex as="li" key={at} align="center" gap="2">
          <Box boxSize={SWATCH} borderRadius="sm" flexShrink="0" bg={color ?? 'fg.subtle'} aria-hidden="true" />
          <Text flex="1">{type}</Text>
          <Text as="span" textStyle="num" fontWeight="semibold">
            {count}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
