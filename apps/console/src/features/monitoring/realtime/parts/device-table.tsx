import { Flex, Stack } from '@chakra-ui/react'
import { floorAndPosition } from '@smart-fire/api-client'
import { live, type LiveDevice } from '@smart-fire/api-client/live'
import { toneOf } from '@smart-fire/dialogs/device-words'
import { PagedListTable, usePagedList } from '@smart-fire/dialogs/paged-list'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE, RelativeTime, StatusBadge, type Column } from '@smart-fire/ui'
import { useMemo } from 'react'
import { ClockMark } from '../../clock-mark'
import { numberOf } from '../device-number'
import { RealtimeActor } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import type { RealtimeMessages } from '../realtime.messages'
import type { PointsQuery } from '../points-query'
import { Values } from './device-line'

const PAGE_SIZES = [10, 20, 30, 40] as const // as in the list mode of the floor plan (spec 2 §9)
const FIRST_SIZE = PAGE_SIZES[1]

interface DeviceTableProps {
  channelId: string
  keyCodes: readonly string[]
  query: PointsQuery
}

/** Real-time points: every enabled device of the system with its live values and their age, the worst first, one page at a time. */
export function DeviceTable({ channelId, keyCodes, query }: DeviceTableProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const actor = RealtimeActor.useActorRef()
  const list = usePagedList({ load: (request: PointsQuery & { page: number; limit: number }, signal) => client.with(live).devices(request, signal), query, limit: FIRST_SIZE, live: { channelId } })
  const columns = useMemo(() => columnsOf(words, keyCodes), [words, keyCodes])
  return (
    <PagedListTable
      list={list} label={words.points.list} columns={columns} rowKey={({ id }) => id} pageSizes={PAGE_SIZES} words={{ empty: words.points.empty, failed: words.points.failed }}
      rowTone={({ status: state }) => (state === '1' ? 'alarm' : state === '0' ? 'fault' : undefined)}
      onRowActivate={({ id, channelId: own }) => actor.send({ type: 'device.open', device: { sensorId: id, channelId: own ?? channelId } })}
    />
  )
}

/** The state of a device, and below it what is wrong with its clock. */
function DeviceState({ device, words }: { device: LiveDevice; words: RealtimeMessages }) {
  const { status } = device
  return (
    <Stack gap="0.5" align="start">
      <StatusBadge size="sm" tone={status === null ? 'info' : toneOf(status)} variant={status === '1' ? 'solid' : 'plain'}>{status === null ? words.status.unknown : words.status[status]}</StatusBadge>
      <ClockMark device={device} />
    </Stack>
  )
}

function columnsOf(words: RealtimeMessages, keyCodes: readonly string[]): Column<LiveDevice>[] {
  const { points } = words
  return [
    {
      id: 'status', header: words.columns.status, width: 128,
      cell: (device) => <DeviceState device={device} words={words} />,
    },
    { id: 'place', header: points.place, minWidth: 140, cell: ({ buildingName, hydrantName }) => buildingName ?? hydrantName ?? NO_VALUE },
    { id: 'position', header: points.position, minWidth: 140, cell: (device) => floorAndPosition(device).join(' ') || NO_VALUE },
    { id: 'values', header: points.values, minWidth: 260, cell: (device) => <Flex gap="3" fontSize="sm"><Values device={device} keyCodes={keyCodes} /></Flex> },
    { id: 'age', header: words.device.lastReport, width: 152, cell: ({ at }) => (at === null ? words.device.neverReported : <RelativeTime at={at} />) },
    { id: 'number', header: points.number, minWidth: 140, cell: (device) => numberOf(device) ?? NO_VALUE },
    { id: 'series', header: points.series, minWidth: 150, cell: ({ equipmentType, series }) => equipmentType ?? series ?? NO_VALUE },
  ]
}
