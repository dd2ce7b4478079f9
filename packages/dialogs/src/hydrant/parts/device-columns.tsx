import type { SensorRow } from '@smart-fire/api-client'
import { Button, type Column, NO_VALUE } from '@smart-fire/ui'
import { Copyable } from '../../shared/parts/copyable'
import { LEAST_PLACE_PX } from '../../shared/parts/place-column'
import { DeviceState } from '../../shared/device-state/status-cell'
import type { HydrantMessages } from '../hydrant.messages'

/** The columns of list mode (spec 2 §2.3). */
export function deviceColumns(words: HydrantMessages, onRealtime: (sensorId: string) => void): Column<SensorRow>[] {
  const { columns } = words
  return [
    { id: 'status', header: columns.status, cell: (row) => <DeviceState device={row} words={words} />, width: 136 },
    {
      id: 'device',
      header: columns.device,
      cell: ({ sensorNumber }) => <Copyable text={sensorNumber} what={words.copyDevice} />,
      width: 200,
    },
    { id: 'series', header: columns.series, cell: ({ series, equipmentType }) => series ?? equipmentType ?? NO_VALUE, wrap: true },
    {
      id: 'position',
      header: columns.position,
      cell: ({ position }) => <Copyable text={position} what={words.copyPosition} />,
      wrap: true,
      minWidth: LEAST_PLACE_PX,
    },
    {
      id: 'realtime',
      header: columns.realtime,
      width: 100,
      onScreenOnly: true,
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
