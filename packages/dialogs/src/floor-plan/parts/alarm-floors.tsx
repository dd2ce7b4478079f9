import { FLOOR_STATES, type FloorState } from '@smart-fire/api-client'
import { Button, FailedState, StatusMark } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { FloorPlanActor } from '../floor-plan.actor'
import { toneOfFloor } from '../../shared/floor-tone'
import { en, zhCN } from '../floor-plan.messages'

/** Floors with alarms, then with faults, then with offline devices; a click opens the floor (spec 2 §2.1). */
export function AlarmFloors() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floors = FloorPlanActor.useSelector(({ context }) => context.floors)
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.floors))
  if (state === 'failed') {
    return <FailedState compact title={words.floorsFailed} onRetry={() => actor.send({ type: 'data.refresh' })} />
  }
  if (state === 'loading') return null
  if (floors.every(({ status }) => status === null)) return <Text color="fg.muted">{words.noAlarmFloors}</Text>
  return (
    <Stack gap="3">
      {FLOOR_STATES.map((state) => (
        <Group key={state} state={state} />
      ))}
    </Stack>
  )
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
      <Flex wrap="wrap" gap="2">
        {floors.map(({ floor }) => (
          <Button
            key={floor}
            size="sm"
            aria-label={words.goTo(words.floor(floor))}
            onClick={() => actor.send({ type: 'floor.select', floor })}
          >
            {words.floor(floor)}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}
