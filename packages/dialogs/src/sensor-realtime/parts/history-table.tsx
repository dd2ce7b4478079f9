import { type HistoryRecord, VERDICT, type Verdict } from '@smart-fire/api-client'
import { type Column, formatDateTime, NO_VALUE } from '@smart-fire/ui'
import { Stack, Text } from '@smart-fire/ui/layout'
import { useMemo } from 'react'
import { type PagedList, PagedListTable, usePagedList } from '../../paged-list'
import { useClient, useMessages } from '../../provider'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { en, type SensorRealtimeMessages, zhCN } from '../sensor-realtime.messages'
import { deviceOf } from '../use-live-sensor'

const PAGE_SIZES = [5, 10, 15, 30] as const // spec 2 §9

/** The handled records of the device, loaded again when one of its records ends. */
export function useHistory(): PagedList<HistoryRecord> {
  const { abnormalRecords } = useClient()
  const { sensorId, channelId } = SensorRealtimeActor.useSelector(({ context }) => context.target)
  const device = deviceOf(SensorRealtimeActor.useSelector(({ context }) => context.sensor?.detail))
  return usePagedList({
    load: (request, signal) => abnormalRecords.history(request, signal),
    query: { sensorId, channelId },
    limit: 5, // spec 2 §9
    live: { device },
  })
}

/** Handled records of the device, newest first (spec 2 §2.2). */
export function HistoryTable({ list }: { list: PagedList<HistoryRecord> }) {
  const words = useMessages({ zhCN, en })
  return (
    <Stack as="section" aria-label={words.history} gap="2">
      <Text as="h3" fontWeight="semibold">
        {words.history}
      </Text>
      <PagedListTable
        label={words.history}
        words={{ empty: words.noHistory, failed: words.historyFailed, stale: words.historyStale }}
        columns={useMemo(() => historyColumns(words), [words])}
        rowKey={({ id }) => id}
        fill={false}
        skeletonRows={5}
        pageSizes={PAGE_SIZES}
        list={list}
      />
    </Stack>
  )
}

function historyColumns({ columns, recovered, verdict }: SensorRealtimeMessages): Column<HistoryRecord>[] {
  const text = (value: string | null) => value ?? NO_VALUE
  return [
    { id: 'raisedAt', header: columns.raisedAt, cell: ({ raisedAt }) => formatDateTime(raisedAt), width: 160, numeric: true },
    { id: 'measuringPoint', header: columns.measuringPoint, cell: (row) => text(row.measuringPoint), wrap: true },
    { id: 'alarmType', header: columns.alarmType, cell: (row) => text(row.alarmType), wrap: true },
    { id: 'verdict', header: columns.verdict, cell: (row) => verdictText(row.verdict, verdict) ?? NO_VALUE, width: 90 },
    { id: 'confirmedBy', header: columns.confirmedBy, cell: (row) => text(row.confirmedBy), width: 80 },
    { id: 'confirmedAt', header: columns.confirmedAt, cell: (row) => formatDateTime(row.confirmedAt), width: 160, numeric: true },
    { id: 'handledBy', header: columns.handledBy, cell: (row) => handlerOf(row, recovered) ?? NO_VALUE, width: 88 },
    { id: 'handledAt', header: columns.handledAt, cell: (row) => formatDateTime(row.handledAt), width: 160, numeric: true },
  ]
}

/** The person who handled the record; one that ended without a person ended by the recovery of the device (contract device 14.1). */
function handlerOf({ handledBy, handledAt, verdict }: HistoryRecord, recovered: string): string | null {
  return handledBy ?? (handledAt !== null && verdict === null ? recovered : null)
}

function verdictText(verdict: Verdict | null, words: SensorRealtimeMessages['verdict']): string | null {
  switch (verdict) {
    case VERDICT.realFire:
      return words.realFire
    case VERDICT.fireTest:
      return words.fireTest
    case VERDICT.falseAlarm:
      return words.falseAlarm
    case null:
      return null // a fault is handled without one (spec 1 §2)
    default:
      return verdict satisfies never
  }
}
