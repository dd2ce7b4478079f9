import { type Floor, floorName } from '@smart-fire/api-client'
import { FailedState, LoadingState, StatusMark } from '@smart-fire/ui'
import { Box, Stack, Text } from '@smart-fire/ui/layout'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../provider'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { RailButton } from '../../shared/parts/rail-button'
import { dataStateOf } from '../../regions/data-state-of'
import { channelName } from '../channel-name'
import { toneOfFloor } from '../../shared/device-state/floor-tone'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'

const RAIL_WIDTH_PX = 112

/** All floors from the top to the basements, alarms and faults marked (spec 2 §2.1). */
export function FloorRail() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(({ value }) => dataStateOf(value.floors))
  const dropped = FloorPlanActor.useSelector(({ context }) => context.droppedFloors)
  return (
    <Box
      as="nav"
      className="fs-off-paper"
      aria-label={words.floors}
      width={`${RAIL_WIDTH_PX}px`}
      flexShrink="0"
      position="relative"
      overflowY="auto"
      borderEndWidth="1px"
      borderColor="border.default"
      p="2"
    >
      {state === 'loading' ? <LoadingState compact /> : null}
      {state === 'failed' ? (
        <FailedState compact title={words.floorsFailed} onRetry={() => actor.send({ type: 'data.refresh' })} />
      ) : null}
      {state === 'stale' ? (
        <Text role="status" fontSize="xs" color="tone.fault.fg" px="1" pb="2">
          {words.floorsStale}
        </Text>
      ) : null}
      {dropped > 0 ? (
        // the rail scrolls to the floor that is shown, and the warning has to stay in sight
        <Box position="sticky" top="0" zIndex="1" mb="1">
          <UnreadableRows count={dropped} />
        </Box>
      ) : null}
      <Floors />
    </Box>
  )
}

/**
 * The floors as a section of the building: a roof, walls, the street, and the basements in the ground. Neighbouring floors in
 * alarm are lit as one. When the floors could not be loaded, the open floor is shown alone.
 */
function Floors() {
  const floors = FloorPlanActor.useSelector(({ context }) => context.floors)
  const current = FloorPlanActor.useSelector(({ context }) => context.floor)
  const known = current === null || floors.some(({ floor }) => floor === current)
  const shown: Floor[] = known ? floors : [...floors, { floor: current, status: null }].sort((a, b) => b.floor - a.floor)
  return (
    <Stack as="ul" gap="0" listStyleType="none" m="0" p="0" pt="3" position="relative" borderBottomWidth="2px" borderColor="border.strong" _before={ROOF}>
      {shown.map((floor, at) => (
        <Box as="li" key={floor.floor} {...(floor.floor < 0 ? IN_THE_GROUND : ABOVE)} {...(startsGround(floor, shown[at - 1]) ? STREET : STOREY)} bg={floor.status === 'alarm' ? 'tone.alarm.subtle' : undefined}>
          <FloorButton floor={floor} chosen={floor.floor === current} count={shown.length} />
        </Box>
      ))}
    </Stack>
  )
}

const WALL = { borderInlineWidth: '2px', borderInlineColor: 'border.strong' } as const
const ABOVE = WALL
/** Earth: lines across, as in the drawings of architects. */
const IN_THE_GROUND = {
  ...WALL,
  borderInlineStyle: 'dashed',
  backgroundImage: 'repeating-linear-gradient(135deg, {colors.border.default} 0 1px, transparent 1px 6px)',
} as const
const STOREY = { borderTopWidth: '1px', borderTopColor: 'border.default' } as const
const STREET = { borderTopWidth: '3px', borderTopColor: 'border.control' } as const
const ROOF = { content: '""', display: 'block', position: 'absolute', top: '1', insetInlineStart: '25%', width: '7', height: '2', borderWidth: '2px', borderBottomWidth: '0', borderColor: 'border.strong' } as const

/** The first basement lies below the street. */
const startsGround = (floor: Floor, above: Floor | undefined) => floor.floor < 0 && (above?.floor ?? 1) > 0

interface FloorButtonProps {
  floor: Floor
  chosen: boolean
  /** number of floors in the rail: a requested floor is shown before the others are loaded */
  count: number
}

function FloorButton({ floor: { floor, status }, chosen, count }: FloorButtonProps) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen && count > 0 && button.current) scrollIntoRail(button.current)
  }, [chosen, count])
  return (
    <RailButton
      button={button}
      chosen={chosen}
      onClick={() => actor.send({ type: 'floor.select', floor })}
      gap="1.5"
      minHeight="8"
      textStyle="num"
    >
      <Text as="span" flex="1" textAlign="start">
        {floorName(floor)}
      </Text>
      <OtherFiresHere floor={floor} />
      {status === null ? null : <StatusMark tone={toneOfFloor(status)} label={words.floorState[status]} />}
    </RailButton>
  )
}

/** An outlined mark: the floor has an open fire of a channel that the plan does not show (domain 26). */
function OtherFiresHere({ floor }: { floor: number }) {
  const words = useMessages({ zhCN, en })
  const systems = FloorPlanActor.useSelector(({ context }) => context.systems)
  const shown = FloorPlanActor.useSelector(({ context }) => context.channelId)
  const channels = (systems?.fires ?? []).filter(({ channelId, floors }) => channelId !== shown && floors.includes(floor))
  if (channels.length === 0) return null
  return <StatusMark tone="alarm" outlined label={words.otherFiresHere(channels.map(({ channelId }) => channelName(systems, channelId, words)))} />
}

/**
 * Scrolls the rail only: `scrollIntoView` would scroll the host page too. It measures in layout pixels, which the opening
 * animation of the dialog does not change, and keeps the neighbouring floor visible.
 */
function scrollIntoRail(button: HTMLElement): void {
  const rail = button.closest('nav')
  if (rail === null) return
  const top = button.offsetTop - button.offsetHeight
  const bottom = button.offsetTop + 2 * button.offsetHeight
  if (top < rail.scrollTop) rail.scrollTop = top
  else if (bottom > rail.scrollTop + rail.clientHeight) rail.scrollTop = bottom - rail.clientHeight
}
