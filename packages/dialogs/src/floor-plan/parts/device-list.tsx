import { Flex } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import { Button, formatDateTime, PagedTable, type PaginationProps, SelectField, StaleBar } from '@smart-fire/ui'
import { useMemo } from 'react'
import { useMessages } from '../../provider'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import {
  selectFilter,
  selectFloor,
  selectIsFireHost,
  selectLimit,
  selectLoadedAt,
  selectPage,
  selectRows,
  selectSensorId,
  selectStaleEmpty,
  selectTableState,
  selectTotal,
} from '../floor-plan.selectors'
import { deviceColumns } from './device-columns'

const PAGE_SIZES = [10, 20, 30, 40] as const // spec 2 §9
const ALL = '-1'
const FILTERS = [SENSOR_STATUS.normal, SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.offline] as const

/** List mode: the devices of the floor, filtered by status. */
export function DeviceList() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(selectFloor)
  const isFireHost = FloorPlanActor.useSelector(selectIsFireHost)
  const staleText = words.stale(formatDateTime(FloorPlanActor.useSelector(selectLoadedAt)))
  const staleEmpty = FloorPlanActor.useSelector(selectStaleEmpty)
  const columns = useMemo(
    () => deviceColumns(words, isFireHost, (sensorId) => actor.send({ type: 'realtime.open', sensorId })),
    [words, isFireHost, actor],
  )
  const retry = () => actor.send({ type: 'dialog.refresh' })
  return (
    <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3" p="4">
      <StatusFilter />
      {staleEmpty ? <StaleBar onRetry={retry}>{staleText}</StaleBar> : null}
      <PagedTable
        label={words.list(floor === null ? '' : words.floor(floor))}
        columns={columns}
        rows={FloorPlanActor.useSelector(selectRows)}
        rowKey={({ id }) => id}
        state={FloorPlanActor.useSelector(selectTableState)}
        onRetry={retry}
        emptyText={words.empty}
        failedText={words.failed}
        staleText={staleText}
        rowTone={({ status }) => (status === SENSOR_STATUS.alarm ? 'alarm' : undefined)}
        selectedKey={FloorPlanActor.useSelector(selectSensorId)}
        pagination={usePagination()}
      />
    </Flex>
  )
}

/** A number of records that nobody has said yet is not 0: then there are no pages either. */
function usePagination(): PaginationProps | undefined {
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(selectTableState)
  const page = FloorPlanActor.useSelector(selectPage)
  const pageSize = FloorPlanActor.useSelector(selectLimit)
  const total = FloorPlanActor.useSelector(selectTotal)
  if (total === 0 && (state === 'loading' || state === 'failed')) return undefined
  return {
    page,
    pageSize,
    total,
    pageSizes: PAGE_SIZES,
    onPageChange: (to) => actor.send({ type: 'page.change', page: to }),
    onPageSizeChange: (limit) => actor.send({ type: 'size.change', limit }),
  }
}

function StatusFilter() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const filter = FloorPlanActor.useSelector(selectFilter)
  const choose = (value: string) =>
    actor.send({ type: 'filter.choose', status: FILTERS.find((status) => status === value) ?? null })
  return (
    <Flex align="flex-end" gap="3">
      <SelectField
        label={words.filter}
        value={filter ?? ALL}
        onChange={choose}
        options={[
          { value: ALL, label: words.all },
          ...FILTERS.map((status) => ({ value: status, label: words.status[status] })),
        ]}
      />
      <Button onClick={() => actor.send({ type: 'filter.apply' })}>{words.query}</Button>
    </Flex>
  )
}
