import { Text } from '@chakra-ui/react'
import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { Button, formatDateTime, PagedTable, type PagedTableHandle, StaleBar } from '@smart-fire/ui'
import { shallowEqual } from '@xstate/react'
import { type RefObject, useMemo } from 'react'
import { recordKey, useMessages, useSettings } from '../../provider'
import { paginationOf, selectPaging } from '../../shared/pagination-of'
import { recordName } from '../../shared/record-name'
import { isStaleEmpty, tableState } from '../../shared/table-state'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import {
  selectChannelName,
  selectKind,
  selectListState,
  selectLoadedAt,
  selectPlanAllowed,
  selectRows,
  selectSelected,
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
  const place = ExceptionListActor.useSelector(selectListState)
  const state = tableState(place, rows)
  const paging = ExceptionListActor.useSelector(selectPaging, shallowEqual)
  const selected = ExceptionListActor.useSelector(selectSelected)
  const channel = ExceptionListActor.useSelector(selectChannelName)
  const staleText = words.stale(formatDateTime(ExceptionListActor.useSelector(selectLoadedAt)))
  const { settings, change } = useSettings()
  const select = ({ kind, id }: AbnormalRecord) => actor.send({ type: 'row.select', record: { kind, id } })
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <>
      {isStaleEmpty(place, rows) ? <StaleBar onRetry={retry}>{staleText}</StaleBar> : null}
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
        pagination={paginationOf(paging, state, PAGE_SIZES, actor)}
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
