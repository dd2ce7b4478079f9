import { Flex } from '@chakra-ui/react'
import { SENSOR_STATUS, type SensorRow, type SensorStatus } from '@smart-fire/api-client'
import type { Column } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { type PagedListOptions, PagedListTable, type PagedListWords, usePagedList } from '../paged-list'
import type { PlaceFilter } from '../provider'
import { StatusFilter, type StatusFilterWords } from './status-filter'

const PAGE_SIZES = [10, 20, 30, 40] as const // spec 2 §9

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
  /** the machine of the dialog, whose refresh button refreshes the list too */
  actor: { on: (type: 'list.refresh', refresh: () => void) => { unsubscribe: () => void } }
}

/**
 * List mode of a dialog: the devices of its place by status, one page. The list is made when the mode is entered and gone
 * when it is left, so it always begins with all devices, page 1, 10 a page (spec 2 §4).
 */
export function DeviceList<Place extends object>({ words, load, place, live, statuses, actor, ...table }: DeviceListProps<Place>) {
  const [status, setStatus] = useState<SensorStatus | null>(null)
  const query = place === null ? null : { ...place, status }
  const list = usePagedList({ load, query, limit: 10, live })
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
        list={list}
        words={words}
        pageSizes={PAGE_SIZES}
        rowKey={({ id }) => id}
        rowTone={(row) => (row.status === SENSOR_STATUS.alarm ? 'alarm' : undefined)}
      />
    </Flex>
  )
}
