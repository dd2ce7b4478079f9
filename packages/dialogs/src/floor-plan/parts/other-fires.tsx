import { floorName } from '@smart-fire/api-client'
import { Button, StatusMark } from '@smart-fire/ui'
import { Box, Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { channelName } from '../channel-name'
import { FloorPlanActor, selectOtherFires } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { GROUND_FLOOR } from '../start-floor'

/** One line about what the plan does not show: open fires of the building's other channels, each with a way there (domain 26). */
export function OtherFires() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.systems))
  const systems = FloorPlanActor.useSelector(({ context }) => context.systems)
  const fires = FloorPlanActor.useSelector(selectOtherFires, (one, other) => one.length === other.length && one.every((fire, at) => fire === other[at]))
  // of a fire whose floor is not known the devices of the same floor are shown
  const shown = FloorPlanActor.useSelector(({ context }) => context.floor) ?? GROUND_FLOOR
  const dropped = systems?.dropped ?? 0
  const isUnsure = state === 'failed' || state === 'stale' || dropped > 0
  if (fires.length === 0 && !isUnsure) return null
  const tone = fires.length > 0 ? 'alarm' : 'fault'
  return (
    <Flex
      role="status"
      className="fs-printed"
      align="center"
      wrap="wrap"
      gap="3"
      px="4"
      py="2"
      borderBottomWidth="1px"
      borderColor={`tone.${tone}.border`}
      bg={`tone.${tone}.subtle`}
      color={`tone.${tone}.fg`}
      fontSize="sm"
    >
      {fires.length === 0 ? null : (
        <>
          <StatusMark tone="alarm" />
          <Text fontWeight="semibold">{words.otherFires}</Text>
        </>
      )}
      {fires.map(({ channelId, floors }) => (
        <Button key={channelId} size="sm" onClick={() => actor.send({ type: 'channel.show', channelId, floor: floors[0] ?? shown })}>
          {words.otherFiresOn(floors.map(floorName), channelName(systems, channelId, words))}
        </Button>
      ))}
      {isUnsure ? (
        <>
          <Text>{state === 'failed' ? words.otherFiresFailed : state === 'stale' ? words.otherFiresStale : words.otherFiresUnreadable(dropped)}</Text>
          <Box as="span" className="fs-off-paper">
            <Button size="sm" onClick={() => actor.send({ type: 'data.refresh' })}>
              {words.retry}
            </Button>
          </Box>
        </>
      ) : null}
    </Flex>
  )
}
