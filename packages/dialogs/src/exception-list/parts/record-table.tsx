import { Text } from '@chakra-ui/react'
import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { Button, formatDateTime, PagedTable, type PagedTableHandle, type PaginationProps, StaleBar } from '@smart-fire/ui'
import { type RefObject, useMemo } from 'react'
import { recordKey, useMessages, useSettings } from '../../provider'
import { recordName } from '../../shared/record-name'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import {
  selectChannelName,
  selectKind,
  selectLimit,
  selectLoadedAt,
  selectPage,
  selectPlanAllowed,
  selectRows,
  selectSelected,
  selectStaleEmpty,
  selectTableState,
  selectTotal,
} from '../exception-list.selectors'
import { recordColumns } from '../record-columns'
import { RecordAct } from './record-act'

const PAGE_SIZES = [15, 20, 30, 50] as const // spec 1 §9

/** The unhandled records of the chosen channel, one page. */
export function RecordTable({ handle }: { handle: RefObject<PagedTableHandle | null> }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const columns = useColumns()
  const rows = ExceptionListActor.useSelector(selectRows)
  const state = ExceptionListActor.useSelector(selectTableState)
  const selected = ExceptionListActor.useSelector(selectSelected)
  const channel = ExceptionListActor.useSelector(selectChannelName)
  const staleText = words.stale(formatDateTime(ExceptionListActor.useSelector(selectLoadedAt)))
  const staleEmpty = ExceptionListActor.useSelector(selectStaleEmpty)
  const { settings, change } = useSettings()
  const select = ({ kind, id }: AbnormalRecord) => actor.send({ type: 'row.select', record: { kind, id } })
  const retry = () => actor.send({ type: 'list.refresh' })
  return (
    <>
      {staleEmpty ? <StaleBar onRetry={retry}>{staleText}</StaleBar> : null}
      <PagedTable
        label={words.list(channel)}
        columns={columns}
        rows={rows}
        rowKey={recordKey}
        state={state}
        onRetry={retry}
        emptyText={words.empty}
        failedText={words.failed}
        staleText={staleText}
        rowTone={toneOf}
        selectedKey={selected === null ? null : recordKey(selected)}
        onRowActivate={select}
        onRowFocus={select}
        handle={handle}
        toolbar={<Summary />}
        hiddenColumns={settings.hiddenColumns}
        onHiddenColumnsChange={(hiddenColumns) => change({ hiddenColumns })}
        pagination={usePagination()}
      />
    </>
  )
}

/** Which channel this is, and how much of it waits. */
function Summary() {
  const words = useMessages({ zhCN, en })
  const channel = ExceptionListActor.useSelector(selectChannelName)
  const total = ExceptionListActor.useSelector(selectTotal)
  const loadedAt = ExceptionListActor.useSelector(selectLoadedAt)
  return (
    <Text fontWeight="semibold" color="fg.default">
      {loadedAt === null ? channel : words.channelCount(channel, total)}
    </Text>
  )
}

/** A number of records that nobody has said yet is not 0: then there are no pages either. */
function usePagination(): PaginationProps | undefined {
  const actor = ExceptionListActor.useActorRef()
  const state = ExceptionListActor.useSelector(selectTableState)
  const page = ExceptionListActor.useSelector(selectPage)
  const pageSize = ExceptionListActor.useSelector(selectLimit)
  const total = ExceptionListActor.useSelector(selectTotal)
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

function useColumns() {
  const words = useMessages({ zhCN, en })
  const kind = ExceptionListActor.useSelector(selectKind)
  const planAllowed = ExceptionListActor.useSelector(selectPlanAllowed)
  return useMemo(
    () =>
      recordColumns({
        kind,
        words,
        plan: planAllowed ? (record) => <PlanLink record={record} /> : null,
        act: (record) => <RecordAct record={record} />,
        hydrant: (record) => <HydrantLink record={record} />,
      }),
    [kind, words, planAllowed],
  )
}

/** Only a record that names a building and a channel has a floor to show. */
function PlanLink({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  if (record.buildingId === null) return '—'
  return (
    <Button
      size="sm"
      variant="link"
      aria-label={words.planOf(recordName(record))}
      onClick={() => actor.send({ type: 'row.plan', record })}
    >
      {words.plan}
    </Button>
  )
}

function HydrantLink({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const name = record.hydrantName ?? '—'
  if (record.hydrantId === null) return name
  return (
    <Button
      size="sm"
      variant="link"
      aria-label={words.hydrantOf(name)}
      onClick={() => actor.send({ type: 'row.hydrant', record })}
    >
      {name}
    </Button>
  )
}

const toneOf = (record: AbnormalRecord) => (record.category === RECORD_CATEGORY.fire ? 'alarm' : undefined)
