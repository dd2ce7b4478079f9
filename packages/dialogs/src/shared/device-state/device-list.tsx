import { SENSOR_STATUS, type SensorRow, type SensorStatus } from '@smart-fire/api-client'
import type { Column, PagedTableHandle } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { useEffect, useRef, useState } from 'react'
import { type PagedList, type PagedListOptions, PagedListTable, type PagedListWords, usePagedList } from '../../paged-list'
import type { PlaceFilter } from '../../provider'
import { StatusFilter, type StatusFilterWords } from './status-filter'

const PAGE_SIZES = [10, 20, 30, 40] as const // spec 2 §9
const FIRST_SIZE = PAGE_SIZES[0]

interface DeviceListProps<Place extends object> {
  label: string
  words: StatusFilterWords & PagedListWords
  columns: Column<SensorRow>[]
  /** loads one page of the devices of a place that have a status; a status of null = all */
  load: PagedListOptions<SensorRow, Place & { status: SensorStatus | null }>['load']
  /** null while it is not known */
  place: Place | null
  /** where changes refresh the list */
  live: PlaceFilter
  /** statuses that the list can be filtered by */
  statuses: readonly SensorStatus[]
  /** the highlighted device */
  selectedKey: string | null
  /** its row among all devices, from 0: the list begins on its page; null = the first page */
  startRow?: number | null
  /** the machine of the dialog, whose refresh button refreshes the list too */
  actor: { on: (type: 'list.refresh', refresh: () => void) => { unsubscribe: () => void } }
}

/**
 * List mode of a dialog: the devices of its place by status, one page. The list is made when the mode is entered and gone
 * when it is left, so it always begins with all devices, 10 a page, on page 1 (spec 2 §4) or on that of the highlighted device.
 */
export function DeviceList<Place extends object>({ words, load, place, live, statuses, actor, startRow = null, ...table }: DeviceListProps<Place>) {
  const [status, setStatus] = useState<SensorStatus | null>(null)
  const query = place === null ? null : { ...place, status }
  const list = usePagedList({ load, query, page: startRow === null ? 1 : Math.floor(startRow / FIRST_SIZE) + 1, limit: FIRST_SIZE, live })
  const handle = useSelectedRow(list, table.selectedKey)
  useEffect(() => {
    const subscription = actor.on('list.refresh', list.refresh)
    return () => subscription.unsubscribe()
  }, [actor, list.refresh])
  return (
    <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3" p="4">
      <StatusFilter
        words={words}
        statuses={statuses}
        // the same filter once more loads its first page again
        onApply={(chosen) => (chosen === status ? list.goTo(1) : setStatus(chosen))}
      />
      <PagedListTable
        {...table}
        handle={handle}
        list={list}
        words={words}
        pageSizes={PAGE_SIZES}
        rowKey={({ id }) => id}
        rowTone={(row) => (row.status === SENSOR_STATUS.alarm ? 'alarm' : undefined)}
      />
    </Flex>
  )
}

/** Focuses the row of the highlighted device when its page is loaded, once: it scrolls into view, and keys continue from it. */
function useSelectedRow({ rows }: PagedList<SensorRow>, selectedKey: string | null) {
  const table = useRef<PagedTableHandle>(null)
  const done = useRef<string | null>(null)
  const isShown = selectedKey !== null && rows.some(({ id }) => id === selectedKey)
  useEffect(() => {
    if (!isShown || done.current === selectedKey) return
    done.current = selectedKey
    table.current?.focusRow(selectedKey)
  }, [isShown, selectedKey])
  return table
}
