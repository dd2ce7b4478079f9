import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import type { FloorWork } from '@smart-fire/api-client/plan-editor'
import { useMessages } from '@smart-fire/dialogs/provider'
import { FailedState, SelectField, VisuallyHidden } from '@smart-fire/ui'
import { useEffect, useRef } from 'react'
import { PlanEditorActor } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'

const RAIL_WIDTH_PX = 216

/** The choice of the building, and its floors from the top down, each with what is to be done on it. */
export function FloorRail() {
  const words = useMessages(catalogue)
  const floors = PlanEditorActor.useSelector(({ context: { base, floors: before } }) => base?.floors ?? before)
  return (
    <Flex direction="column" width={`${RAIL_WIDTH_PX}px`} flexShrink="0" borderEndWidth="1px" borderColor="border.default" bg="bg.surface" minHeight="0">
      <Box p="3" borderBottomWidth="1px" borderColor="border.default"><BuildingChoice /></Box>
      <Box as="nav" aria-label={words.floors} flex="1" minHeight="0" overflowY="auto" p="2">
        <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
          {[...floors].sort((one, other) => other.floor - one.floor).map((work) => <li key={work.floor}><FloorButton work={work} /></li>)}
        </Stack>
      </Box>
    </Flex>
  )
}

function BuildingChoice() {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const state = PlanEditorActor.useSelector(({ value }) => value.buildings)
  const buildings = PlanEditorActor.useSelector(({ context }) => context.buildings)
  const { buildingId } = PlanEditorActor.useSelector(({ context }) => context.place)
  if (state === 'failed') return <FailedState compact title={words.buildingsFailed} onRetry={() => actor.send({ type: 'plan.retry' })} />
  return (
    <SelectField
      label={words.building} value={buildingId} disabled={state === 'loading'}
      options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
      // every building has a ground floor
      onChange={(id) => actor.send({ type: 'place.open', place: { buildingId: id, floor: 1 } })}
    />
  )
}

function FloorButton({ work: { floor, hasPlan, hasDraft, unplaced } }: { work: FloorWork }) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const place = PlanEditorActor.useSelector(({ context }) => context.place)
  const isChosen = place.floor === floor
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the rail of a tall building begins far above the chosen floor
    if (isChosen && button.current) scrollIntoRail(button.current)
  }, [isChosen])
  const name = floorName(floor)
  return (
    <Flex
      ref={button} as="button" width="full" align="center" gap="2" px="3" minHeight="9" borderRadius="md" borderStartWidth="3px" cursor="pointer" color="fg.default"
      borderColor={isChosen ? 'accent.solid' : 'transparent'} bg={isChosen ? 'bg.selected' : undefined} fontWeight={isChosen ? 'semibold' : 'normal'}
      _hover={{ bg: isChosen ? 'bg.selected' : 'bg.hover' }} _focusVisible={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' }}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => isChosen || actor.send({ type: 'place.open', place: { buildingId: place.buildingId, floor } })}
    >
      <VisuallyHidden>{words.floorWork(name, hasPlan, hasDraft, unplaced)}</VisuallyHidden>
      <Text as="span" aria-hidden="true" flex="1" textAlign="start" textStyle="num">{name}</Text>
      <Flex aria-hidden="true" gap="2" fontSize="xs" fontWeight="normal" color="fg.muted" textStyle="num">
        {hasDraft ? <span>{words.draftShort}</span> : null}
        {hasPlan ? null : <span>{words.noPlanShort}</span>}
        {unplaced > 0 ? <span>{words.unplacedTab(unplaced)}</span> : null}
      </Flex>
    </Flex>
  )
}

/** Scrolls the rail only: `scrollIntoView` would scroll the page too. */
function scrollIntoRail(button: HTMLElement): void {
  const rail = button.closest('nav')
  if (rail) rail.scrollTop = button.offsetTop - rail.offsetTop - (rail.clientHeight - button.offsetHeight) / 2
}
