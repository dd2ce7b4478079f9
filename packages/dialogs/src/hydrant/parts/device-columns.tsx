import type { SensorRow } from '@smart-fire/api-client'
import { Button, type Column, StatusBadge } from '@smart-fire/ui'
import { Copyable } from '../../shared/copyable'
import { toneOf } from '../../shared/status-tone'
import type { HydrantMessages } from '../hydrant.messages'

/** The columns of list mode (spec 2 §2.3). */
export function deviceColumns(words: HydrantMessages, onRealtime: (sensorId: string) => void): Column<SensorRow>[] {
  const { columns, none } = words
  return [
    { id: 'status', header: columns.status, cell: (row) => <Status row={row} words={words} />, width: 104 },
    {
      id: 'device',
      header: columns.device,
      cell: ({ sensorNumber }) => <Copyable text={sensorNumber} what={words.copyDevice} none={none} />,
      width: 200,
    },
    { id: 'series', header: columns.series, cell: ({ series, equipmentType }) => series ?? equipmentType ?? none, wrap: true },
    {
      id: 'position',
      header: columns.position,
      cell: ({ position }) => <Copyable text={position} what={words.copyPosition} none={none} />,
      wrap: true,
    },
    {
      id: 'realtime',
      header: columns.realtime,
      width: 100,
      cell: ({ id, sensorNumber }) => (
        <Button
          size="sm"
          variant="link"
          aria-label={words.realtimeOf(sensorNumber ?? words.thisDevice)}
          onClick={() => onRealtime(id)}
        >
          {words.view}
        </Button>
      ),
    },
  ]
}

function Status({ row: { status }, words }: { row: SensorRow; words: HydrantMessages }) {
  if (status === null) return words.unknownStatus
  return (
    <StatusBadge tone={toneOf(status)} size="sm">
      {words.status[status]}
    </StatusBadge>
  )
}
