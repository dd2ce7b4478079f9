import type { SensorRow } from '@smart-fire/api-client'
import { Button, type Column, NO_VALUE } from '@smart-fire/ui'
import { Copyable } from '../../shared/parts/copyable'
import { LEAST_PLACE_PX } from '../../shared/parts/place-column'
import { DeviceState } from '../../shared/device-state/status-cell'
import type { FloorPlanMessages } from '../floor-plan.messages'

interface DeviceColumnsOptions {
  isFireHost: boolean
  /** the name of the channel, for rows that do not name theirs */
  system: string
  openRealtime: (sensorId: string) => void
}

/** The columns of list mode (spec 2 §2.1): fire host points by host, loop and address, other devices by number. */
export function deviceColumns(words: FloorPlanMessages, { isFireHost, system, openRealtime }: DeviceColumnsOptions): Column<SensorRow>[] {
  return [
    { id: 'status', header: words.columns.status, cell: (row) => <DeviceState device={row} words={words} />, width: 136 },
    {
      id: 'position',
      header: words.columns.position,
      cell: ({ position }) => <Copyable text={position} what={words.copyPosition} />,
      wrap: true,
      minWidth: LEAST_PLACE_PX,
    },
    ...(isFireHost ? fireHostColumns(words) : generalColumns(words)),
    { id: 'system', header: words.columns.system, cell: ({ channelName }) => channelName ?? system, width: 130, wrap: true },
    {
      id: 'realtime',
      header: words.columns.realtime,
      cell: (row) => <RealtimeLink row={row} words={words} open={openRealtime} />,
      width: 96,
      onScreenOnly: true,
    },
  ]
}

interface RealtimeLinkProps {
  row: SensorRow
  words: FloorPlanMessages
  open: (sensorId: string) => void
}

/** The name contains the device: links with the same text cannot be told apart in a screen reader. */
function RealtimeLink({ row: { id, position, sensorNumber }, words, open }: RealtimeLinkProps) {
  return (
    <Button variant="link" size="sm" aria-label={words.viewOf(position ?? sensorNumber ?? id)} onClick={() => open(id)}>
      {words.view}
    </Button>
  )
}

function generalColumns({ columns, copyDevice }: FloorPlanMessages): Column<SensorRow>[] {
  return [
    {
      id: 'device',
      header: columns.device,
      cell: ({ sensorNumber }) => <Copyable text={sensorNumber} what={copyDevice} />,
      width: 190,
    },
    { id: 'series', header: columns.series, cell: (row) => row.series ?? row.equipmentType ?? NO_VALUE, wrap: true },
  ]
}

function fireHostColumns({ columns }: FloorPlanMessages): Column<SensorRow>[] {
  return [
    { id: 'fireHost', header: columns.fireHost, cell: ({ fireHostId }) => fireHostId ?? NO_VALUE, width: 110, wrap: true },
    { id: 'loop', header: columns.loop, cell: ({ loop }) => loop ?? NO_VALUE, width: 90, wrap: true },
    { id: 'address', header: columns.address, cell: ({ address }) => address ?? NO_VALUE, width: 90, wrap: true },
    { id: 'series', header: columns.series, cell: ({ series }) => series ?? NO_VALUE, wrap: true },
  ]
}
