import { floorAndPosition } from '@smart-fire/api-client'
import { live, type LiveDevice } from '@smart-fire/api-client/live'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime } from '@smart-fire/ui'
import { ExportButton, pagesOf } from '@smart-fire/ui/export'
import { useMemo } from 'react'
import { wasReported } from '../device-line'
import { numberOf } from '../device-number'
import type { PointsQuery } from '../points-query'
import * as catalogue from '../realtime.messages'
import type { RealtimeMessages } from '../realtime.messages'
import { valueText } from '../value-text'

/** All devices of the filter with their values, as a file. */
export default function PointsExport({ query }: { query: PointsQuery }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const columns = useMemo(() => columnsOf(words), [words])
  const pages = useMemo(
    () => (signal: AbortSignal) => pagesOf((page, limit) => client.with(live).devices({ ...query, page, limit }, signal)),
    [client, query],
  )
  return <ExportButton name={words.points.list} size="sm" columns={columns} pages={pages} rowKey={({ id }) => id} />
}

function columnsOf(words: RealtimeMessages) {
  const { points, columns, device, status: statuses } = words
  return [
    { header: columns.status, value: ({ status }: LiveDevice) => (status === null ? statuses.unknown : statuses[status]) },
    { header: points.place, value: ({ buildingName, hydrantName }: LiveDevice) => buildingName ?? hydrantName ?? '' },
    { header: points.position, value: (device: LiveDevice) => floorAndPosition(device).join(' ') },
    { header: points.number, value: (row: LiveDevice) => numberOf(row) ?? '' },
    { header: points.series, value: ({ equipmentType, series }: LiveDevice) => equipmentType ?? series ?? '' },
    { header: device.lastReport, value: ({ at }: LiveDevice) => (at === null ? device.neverReported : formatDateTime(at)) },
    {
      header: points.values,
      value: (row: LiveDevice) => row.points.filter(wasReported).map((point) => `${point.name} ${valueText(point, words)}`).join('; '),
    },
  ]
}
