import { FLOOR_STATES, floorName, type FloorState } from '@smart-fire/api-client'
import { Button, FailedState, LoadingState, StaleBar, StatusMark } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { FloorPlanActor } from '../floor-plan.actor'
import { toneOfFloor } from '../../shared/device-state/floor-tone'
import { en, zhCN } from '../floor-plan.messages'

/**
 * Floors with alarms, then with faults, then with offline devices; a click opens the floor (spec 2 §2.1). On paper they are
 * the only floors: the rail is not printed, so that old and unreadable floors are said here too.
 */
export function AlarmFloors() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const dropped = FloorPlanActor.useSelector(({ context }) => context.droppedFloors)
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.floors))
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'failed') return <FailedState compact title={words.floorsFailed} onRetry={retry} />
  if (state === 'loading') return <LoadingState compact />
  return (
    <Stack gap="3">
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.floorsStale}</StaleBar> : null}
      <UnreadableRows count={dropped} />
      <Groups />
    </Stack>
  )
}

/** That no floor has an alarm is said only when every floor could be read. */
function Groups() {
  const words = useMessages({ zhCN, en })
  const floors = FloorPlanActor.useSelector(({ context }) => context.floors)
  const dropped = FloorPlanActor.useSelector(({ context }) => context.droppedFloors)
  if (floors.some(({ status }) => status !== null)) return FLOOR_STATES.map((state) => <Group key={state} state={state} />)
  return dropped > 0 ? null : <Text color="fg.muted">{words.noAlarmFloors}</Text>
}

function Group({ state }: { state: FloorState }) {
  const words = useMessages({ zhCN, en })
  const label = words.floorsWith[state]
  const actor = FloorPlanActor.useActorRef()
  const floors = FloorPlanActor.useSelector(({ context }) => context.floors).filter(({ status }) => status === state)
  if (floors.length === 0) return null
  return (
    <Box role="group" aria-label={label}>
      <Flex align="center" gap="2" mb="2">
        <StatusMark tone={toneOfFloor(state)} />
        <Text fontWeight="semibold">{label}</Text>
      </Flex>
      <Flex className="fs-printed" wrap="wrap" gap="2">
        {floors.map(({ floor }) => (
          <Button
            key={floor}
            size="sm"
            aria-label={words.goTo(floorName(floor))}
            onClick={() => actor.send({ type: 'floor.select', floor })}
          >
            {floorName(floor)}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}
