import { Flex } from '@chakra-ui/react'
import { SENSOR_STATUS, type SensorRow, type SensorStatus } from '@smart-fire/api-client'
import { type Column, type DataState, formatDateTime, PagedTable, StaleBar } from '@smart-fire/ui'
import type { DeviceList, DeviceListEvent } from './device-list'
import { paginationOf } from './pagination-of'
import { StatusFilter, type StatusFilterWords } from './status-filter'
import { isStaleEmpty, tableState } from './table-state'

const PAGE_SIZES = [10, 20, 30, 40] as const // spec 2 §9

interface DeviceTableProps {
  label: string
  words: StatusFilterWords & { empty: string; failed: string; stale: (time: string) => string }
  columns: Column<SensorRow>[]
  list: DeviceList
  place: DataState
  /** what the list can be filtered by */
  statuses: readonly SensorStatus[]
  /** the device to point out */
  selectedKey: string | null
  actor: { send: (event: DeviceListEvent | { type: 'data.refresh' }) => void }
}

/** List mode of a place: its devices, filtered by status, one page. */
export function DeviceTable({ label, words, columns, list, place, statuses, selectedKey, actor }: DeviceTableProps) {
  const { rows, filter, loadedAt } = list
  const state = tableState(place, rows)
  const staleText = words.stale(formatDateTime(loadedAt))
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3" p="4">
      <StatusFilter words={words} statuses={statuses} chosen={filter} actor={actor} />
      {isStaleEmpty(place, rows) ? <StaleBar onRetry={retry}>{staleText}</StaleBar> : null}
      <PagedTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        state={state}
        onRetry={retry}
        emptyText={words.empty}
        failedText={words.failed}
        staleText={staleText}
        rowTone={({ status }) => (status === SENSOR_STATUS.alarm ? 'alarm' : undefined)}
        selectedKey={selectedKey}
        pagination={paginationOf(list, state, PAGE_SIZES, actor)}
      />
    </Flex>
  )
}
