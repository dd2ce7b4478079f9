import { floorName } from '@smart-fire/api-client'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { channelName } from '../channel-name'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

/** Floor and channel beside the title: the plan shows one channel of the building, and says which (domain 26). */
export function PlanBadge() {
  const words = useMessages({ zhCN, en })
  const floor = FloorPlanActor.useSelector(({ context }) => context.floor)
  const channel = FloorPlanActor.useSelector(({ context, value }) =>
    value.systems === 'loading' && context.systems === null ? null : channelName(context.systems, context.channelId, words),
  )
  return (
    <Flex align="baseline" gap="3" minWidth="0">
      {floor === null ? null : (
        <Text fontSize="xl" fontWeight="semibold" textStyle="num" color="accent.fg">
          {floorName(floor)}
        </Text>
      )}
      {channel === null ? null : <Text color="fg.muted">{channel}</Text>}
    </Flex>
  )
}
