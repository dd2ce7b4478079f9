import { Table, Text } from '@chakra-ui/react'
import { managedBuildings, type BuildingFloor, type BuildingFloors, type ManagedBuilding } from '@smart-fire/api-client/managed-buildings'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, NO_VALUE, SlidePanel, StatusBadge, type Tone } from '@smart-fire/ui'
import { Map as PlanIcon } from 'lucide-react'
import { useState } from 'react'
import { offered } from '../../../lib/offered'
import { fieldName, LoadedArea, PlanEditorDialog, useLoaded, type PanelProps } from '../../../screens'
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
  const closePlan = (hasChanged: boolean) => {
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
      {openFloor === null ? null : <PlanEditorDialog place={{ buildingId: row.id, floor: openFloor }} onClose={closePlan} />}
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

function FloorTable({ floors, onOpen }: { floors: readonly BuildingFloor[]; onOpen: (floor: number) => void }) {
  const words = useMessages(catalogue)
  const names = useMessages(screen)
  return (
    <Table.Root size="sm" aria-label={words.floors}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{fieldName(names, 'floor')}</Table.ColumnHeader>
          <Table.ColumnHeader>{words.name}</Table.ColumnHeader>
          <Table.ColumnHeader>{words.plan}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{words.devices}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{words.act}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {floors.map((one) => {
          const state = planStateOf(one)
          return (
            <Table.Row key={one.floor}>
              <Table.Cell textStyle="num">{`${one.floor}F`}</Table.Cell>
              <Table.Cell>{one.name ?? NO_VALUE}</Table.Cell>
              <Table.Cell><StatusBadge tone={PLAN_TONES[state]} size="sm">{words.planState[state]}</StatusBadge></Table.Cell>
              <Table.Cell textAlign="end" textStyle="num">{words.placed(one.placed, one.placed + one.unplaced)}</Table.Cell>
              <Table.Cell textAlign="end">
                <Button size="sm" variant="outline" icon={<PlanIcon size={16} aria-hidden="true" />} aria-label={words.openOf(`${one.floor}F`)} onClick={() => onOpen(one.floor)}>{words.open}</Button>
              </Table.Cell>
            </Table.Row>
          )
        })}
      </Table.Body>
    </Table.Root>
  )
}
