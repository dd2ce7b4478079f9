import { Flex } from '@chakra-ui/react'
import type { SensorRow } from '@smart-fire/api-client'
import { type Column, CopyButton, StatusBadge } from '@smart-fire/ui'
import { toneOf } from '../../shared/status-tone'
import type { FloorPlanMessages } from '../floor-plan.messages'

/** The columns of list mode (spec 2 §2.1): fire host points by host, loop and address, other devices by number. */
export function deviceColumns(words: FloorPlanMessages, isFireHost: boolean): Column<SensorRow>[] {
  return [
    { id: 'status', header: words.columns.status, cell: (row) => <Status row={row} words={words} />, width: 104 },
    {
      id: 'position',
      header: words.columns.position,
      cell: ({ position }) => <Copyable text={position} what={words.copyPosition} />,
      wrap: true,
    },
    ...(isFireHost ? fireHostColumns(words) : generalColumns(words)),
    { id: 'system', header: words.columns.system, cell: ({ channelName }) => channelName ?? words.none, width: 130 },
  ]
}

function generalColumns({ columns, copyDevice, none }: FloorPlanMessages): Column<SensorRow>[] {
  return [
    {
      id: 'device',
      header: columns.device,
      cell: ({ sensorNumber }) => <Copyable text={sensorNumber} what={copyDevice} />,
      width: 190,
    },
    { id: 'series', header: columns.series, cell: (row) => row.series ?? row.equipmentType ?? none, wrap: true },
  ]
}

function fireHostColumns({ columns, none }: FloorPlanMessages): Column<SensorRow>[] {
  return [
    { id: 'fireHost', header: columns.fireHost, cell: ({ fireHostId }) => fireHostId ?? none, width: 110 },
    { id: 'loop', header: columns.loop, cell: ({ loop }) => loop ?? none, width: 90 },
    { id: 'address', header: columns.address, cell: ({ address }) => address ?? none, width: 90 },
    { id: 'series', header: columns.series, cell: ({ series }) => series ?? none, wrap: true },
  ]
}

function Status({ row: { status }, words }: { row: SensorRow; words: FloorPlanMessages }) {
  if (status === null) return words.unknownStatus
  return (
    <StatusBadge tone={toneOf(status)} size="sm">
      {words.status[status]}
    </StatusBadge>
  )
}

/** Numbers and positions are read to somebody on the phone or pasted into a report (domain 23). */
function Copyable({ text, what }: { text: string | null; what: string }) {
  if (text === null) return '—'
  return (
    <Flex as="span" align="center" gap="1">
      <span>{text}</span>
      <CopyButton text={text} label={what} size="sm" />
    </Flex>
  )
}
