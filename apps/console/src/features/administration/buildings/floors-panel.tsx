import { Box, chakra, Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { managedBuildings, type BuildingFloor, type BuildingFloors, type ManagedBuilding } from '@smart-fire/api-client/managed-buildings'
import { LazyDialog, useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, NO_VALUE, SlidePanel, StatusBadge, type Tone } from '@smart-fire/ui'
import { Map as PlanIcon } from 'lucide-react'
import { useState } from 'react'
import { offered } from '../../../lib/offered'
import { fieldName, LoadedArea, loadPlanEditor, useLoaded, type PanelProps } from '../../../screens'
import * as screen from './buildings.messages'
import * as catalogue from './floors-panel.messages'

/** The panel of a building: its floors from the top down, with their names, plans and marked devices. Each opens the plan editor. */
export function FloorsPanel({ row, onClose, onChanged }: PanelProps<ManagedBuilding>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const [openFloor, setOpenFloor] = useState<number | null>(null)
  const loaded = useLoaded<BuildingFloors | null, { id: string }>({
    load: ({ id }, signal) => offered(client.with(managedBuildings).floors(id, signal)),
    query: { id: row.id },
  })
  const { refresh } = loaded
  const closePlan = (hasChanged?: boolean) => {
    setOpenFloor(null)
    if (!hasChanged) return
    refresh()
    onChanged()
  }
  return (
    <SlidePanel open onClose={onClose} width="medium" title={row.name ?? row.id} subtitle={row.address ?? undefined}>
      <LoadedArea loaded={loaded} name={words.floors} emptyText={words.notHere}>
        {(found) => (found === null ? <Text color="fg.muted">{words.notHere}</Text> : <FloorTable floors={found.floors} onOpen={setOpenFloor} />)}
      </LoadedArea>
      {openFloor === null ? null : <LazyDialog load={loadPlanEditor} props={{ place: { buildingId: row.id, floor: openFloor }, onClose: closePlan }} />}
    </SlidePanel>
  )
}

type PlanState = 'plan' | 'draft' | 'both' | 'none' | 'unknown'
const PLAN_TONES: Record<PlanState, Tone> = { plan: 'normal', draft: 'info', both: 'info', none: 'notEnabled', unknown: 'notEnabled' }

/** Unknown is told, it never looks like "none". */
function planStateOf({ hasPlan, hasDraft }: BuildingFloor): PlanState {
  if (hasPlan === null) return 'unknown'
  if (hasPlan) return hasDraft ? 'both' : 'plan'
  return hasDraft ? 'draft' : 'none'
}

const HEAD = { px: '4', py: '2.5', textAlign: 'start', fontWeight: '500', color: 'fg.muted', borderBottomWidth: '1px', borderColor: 'border.default', whiteSpace: 'nowrap' } as const
const CELL = { px: '4', py: '2', borderBottomWidth: '1px', borderColor: 'border.default' } as const

function FloorTable({ floors, onOpen }: { floors: readonly BuildingFloor[]; onOpen: (floor: number) => void }) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  return (
    <Box bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" overflow="hidden">
      <chakra.table width="full" aria-label={words.floors} borderCollapse="collapse" fontSize="sm">
        <thead>
          <tr>
            {[fieldName(names, 'floor'), words.name, words.plan, words.devices, words.act].map((title) => <chakra.th key={title} scope="col" {...HEAD}>{title}</chakra.th>)}
          </tr>
        </thead>
        <tbody>{floors.map((one) => <FloorRow key={one.floor} floor={one} onOpen={onOpen} />)}</tbody>
      </chakra.table>
    </Box>
  )
}

function FloorRow({ floor, onOpen }: { floor: BuildingFloor; onOpen: (floor: number) => void }) {
  const words = useMessages(catalogue)
  const state = planStateOf(floor)
  const number = floorName(floor.floor)
  return (
    <tr>
      <chakra.td {...CELL} textStyle="num" fontWeight="500">{number}</chakra.td>
      <chakra.td {...CELL} width="full" overflowWrap="anywhere">{floor.name ?? NO_VALUE}</chakra.td>
      <chakra.td {...CELL} whiteSpace="nowrap"><StatusBadge tone={PLAN_TONES[state]} size="sm">{words.planState[state]}</StatusBadge></chakra.td>
      <chakra.td {...CELL} textStyle="num" whiteSpace="nowrap">{words.placed(floor.placed, floor.placed + floor.unplaced)}</chakra.td>
      <chakra.td {...CELL}>
        <Button size="sm" icon={<PlanIcon size={16} aria-hidden="true" />} aria-label={words.openOf(number)} onClick={() => onOpen(floor.floor)}>{words.open}</Button>
      </chakra.td>
    </tr>
  )
}
