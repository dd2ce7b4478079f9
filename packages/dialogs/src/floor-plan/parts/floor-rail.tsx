import { Box, Stack, Text } from '@chakra-ui/react'
import type { Floor } from '@smart-fire/api-client'
import { FailedState, LoadingState, StatusMark } from '@smart-fire/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../provider'
import { RailButton } from '../../shared/rail-button'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { selectFloor, selectFloors, selectFloorsState } from '../floor-plan.selectors'

const RAIL_WIDTH_PX = 112

/** All floors from the top to the basements, alarms and faults marked (spec 2 §2.1). */
export function FloorRail() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const place = FloorPlanActor.useSelector(selectFloorsState)
  return (
    <Box
      as="nav"
      aria-label={words.floors}
      width={`${RAIL_WIDTH_PX}px`}
      flexShrink="0"
      position="relative"
      overflowY="auto"
      borderEndWidth="1px"
      borderColor="border.default"
      p="2"
    >
      {place === 'loading' ? <LoadingState compact /> : null}
      {place === 'failed' ? (
        <FailedState compact title={words.floorsFailed} onRetry={() => actor.send({ type: 'data.refresh' })} />
      ) : null}
      {place === 'stale' ? (
        <Text role="status" fontSize="xs" color="tone.fault.fg" px="1" pb="2">
          {words.floorsStale}
        </Text>
      ) : null}
      <Floors />
    </Box>
  )
}

/** A rail that could not be loaded still shows the floor that is open. */
function Floors() {
  const floors = FloorPlanActor.useSelector(selectFloors)
  const current = FloorPlanActor.useSelector(selectFloor)
  const known = current === null || floors.some(({ floor }) => floor === current)
  const shown: Floor[] = known ? floors : [...floors, { floor: current, status: null }].sort((a, b) => b.floor - a.floor)
  return (
    <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
      {shown.map((floor) => (
        <li key={floor.floor}>
          <FloorButton floor={floor} chosen={floor.floor === current} among={shown.length} />
        </li>
      ))}
    </Stack>
  )
}

interface FloorButtonProps {
  floor: Floor
  chosen: boolean
  /** how many floors stand in the rail: a requested floor is there before the others come around it */
  among: number
}

function FloorButton({ floor: { floor, status }, chosen, among }: FloorButtonProps) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen && among > 0 && button.current) scrollIntoRail(button.current)
  }, [chosen, among])
  return (
    <RailButton
      button={button}
      chosen={chosen}
      onClick={() => actor.send({ type: 'floor.select', floor })}
      justify="space-between"
      minHeight="8"
      textStyle="num"
    >
      <span>{words.floor(floor)}</span>
      {status === null ? null : <StatusMark tone={status} label={words.floorState[status]} />}
    </RailButton>
  )
}

/**
 * Scrolls the rail and nothing around it: `scrollIntoView` would move the host page too.
 * In layout pixels, so that a dialog that still grows in is measured as it will stand; its neighbour stays in sight.
 */
function scrollIntoRail(button: HTMLElement): void {
  const rail = button.closest('nav')
  if (rail === null) return
  const top = button.offsetTop - button.offsetHeight
  const bottom = button.offsetTop + 2 * button.offsetHeight
  if (top < rail.scrollTop) rail.scrollTop = top
  else if (bottom > rail.scrollTop + rail.clientHeight) rail.scrollTop = bottom - rail.clientHeight
}
