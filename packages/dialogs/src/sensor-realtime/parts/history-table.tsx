import { Stack, Text } from '@chakra-ui/react'
import { type HistoryRecord, VERDICT, type Verdict } from '@smart-fire/api-client'
import { type Column, formatDateTime, PagedTable } from '@smart-fire/ui'
import { shallowEqual } from '@xstate/react'
import { useMemo } from 'react'
import { useMessages } from '../../provider'
import { paginationOf, selectPaging } from '../../shared/pagination-of'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { en, type SensorRealtimeMessages, zhCN } from '../sensor-realtime.messages'
import { selectHistoryLoadedAt, selectHistoryState, selectRows } from '../sensor-realtime.selectors'

const PAGE_SIZES = [5, 10, 15, 30] as const // spec 2 §9

/** Handled records of the device, newest first (spec 2 §2.2). */
export function HistoryTable() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const loadedAt = SensorRealtimeActor.useSelector(selectHistoryLoadedAt)
  const state = SensorRealtimeActor.useSelector(selectHistoryState)
  const paging = SensorRealtimeActor.useSelector(selectPaging, shallowEqual)
  return (
    <Stack as="section" aria-label={words.history} gap="2">
      <Text as="h3" fontWeight="semibold">
        {words.history}
      </Text>
      <PagedTable
        label={words.history}
        columns={useMemo(() => historyColumns(words), [words])}
        rows={SensorRealtimeActor.useSelector(selectRows)}
        rowKey={({ id }) => id}
        state={state}
        onRetry={() => actor.send({ type: 'data.refresh' })}
        emptyText={words.noHistory}
        failedText={words.historyFailed}
        staleText={words.historyStale(formatDateTime(loadedAt))}
        fill={false}
        skeletonRows={5}
        pagination={paging.total === 0 ? undefined : paginationOf(paging, state, PAGE_SIZES, actor)}
      />
    </Stack>
  )
}

function historyColumns({ columns, none, verdict }: SensorRealtimeMessages): Column<HistoryRecord>[] {
  const text = (value: string | null) => value ?? none
  return [
    { id: 'raisedAt', header: columns.raisedAt, cell: ({ raisedAt }) => formatDateTime(raisedAt), width: 160, numeric: true },
    { id: 'measuringPoint', header: columns.measuringPoint, cell: (row) => text(row.measuringPoint), wrap: true },
    { id: 'alarmType', header: columns.alarmType, cell: (row) => text(row.alarmType), wrap: true },
    { id: 'verdict', header: columns.verdict, cell: (row) => verdictText(row.verdict, verdict) ?? none, width: 90 },
    { id: 'confirmedBy', header: columns.confirmedBy, cell: (row) => text(row.confirmedBy), width: 80 },
    { id: 'confirmedAt', header: columns.confirmedAt, cell: (row) => formatDateTime(row.confirmedAt), width: 160, numeric: true },
    { id: 'handledBy', header: columns.handledBy, cell: (row) => text(row.handledBy), width: 80 },
    { id: 'handledAt', header: columns.handledAt, cell: (row) => formatDateTime(row.handledAt), width: 160, numeric: true },
  ]
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
