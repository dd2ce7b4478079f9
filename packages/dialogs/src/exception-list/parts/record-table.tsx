import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { Button, NO_VALUE, type PagedTableHandle } from '@smart-fire/ui'
import { Text } from '@smart-fire/ui/layout'
import { type RefObject, useMemo } from 'react'
import { type PagedList, PagedListTable } from '../../paged-list'
import { recordKey, useMessages, useSettings } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { recordName } from '../../shared/records/record-name'
import { channelName, ExceptionListActor, selectKind } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { recordColumns } from '../record-columns'
import { RecordAct } from './record-act'

const PAGE_SIZES = [15, 20, 30, 50] as const // spec 1 §9

/** The unhandled records of the chosen channel, one page. */
export function RecordTable({ handle }: { handle: RefObject<PagedTableHandle | null> }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const selected = ExceptionListActor.useSelector(({ context }) => context.selected)
  const channel = ExceptionListActor.useSelector(({ context }) => channelName(context, context.channelId))
  const { settings, change } = useSettings()
  const select = ({ kind, id }: AbnormalRecord) => actor.send({ type: 'row.select', record: { kind, id } })
  return (
    <PagedListTable
      label={words.list(channel)}
      words={words}
      columns={useColumns()}
      list={useRecords()}
      pageSizes={PAGE_SIZES}
      rowKey={recordKey}
      rowTone={toneOf}
      selectedKey={selected === null ? null : recordKey(selected)}
      onRowActivate={select}
      onRowFocus={select}
      handle={handle}
      toolbar={<Summary />}
      hiddenColumns={settings.hiddenColumns}
      onHiddenColumnsChange={(hiddenColumns) => change({ hiddenColumns })}
    />
  )
}

/** The list that the machine of the dialog runs as one of its regions. */
function useRecords(): PagedList<AbnormalRecord> {
  const actor = ExceptionListActor.useActorRef()
  const { context, value } = ExceptionListActor.useSelector((snapshot) => snapshot)
  const { rows, total, dropped, page, limit, loadedAt } = context
  return {
    ...{ rows, total, dropped, page, limit, loadedAt },
    state: value.list === 'withoutChannels' ? 'empty' : dataStateOf(value.list),
    refresh: () => actor.send({ type: 'data.refresh' }),
    goTo: (to) => actor.send({ type: 'page.change', page: to }),
    resize: (size) => actor.send({ type: 'size.change', limit: size }),
    value: { list: value.list },
  }
}

/** The name of the channel and its number of unhandled records. */
function Summary() {
  const words = useMessages({ zhCN, en })
  const channel = ExceptionListActor.useSelector(({ context }) => channelName(context, context.channelId))
  const total = ExceptionListActor.useSelector(({ context }) => context.total)
  const loadedAt = ExceptionListActor.useSelector(({ context }) => context.loadedAt)
  return (
    <Text fontWeight="semibold" color="fg.default">
      {loadedAt === null ? channel : words.channelCount(channel, total)}
    </Text>
  )
}

function useColumns() {
  const words = useMessages({ zhCN, en })
  const kind = ExceptionListActor.useSelector(selectKind)
  const permission = ExceptionListActor.useSelector(({ value }) => value.permission)
  return useMemo(
    () =>
      recordColumns({
        kind,
        words,
        plan: permission === 'allowed' ? (record) => <PlanLink record={record} /> : permission === 'failed' ? () => <PlanRetry /> : null,
        act: (record) => <RecordAct record={record} />,
        hydrant: (record) => <HydrantLink record={record} />,
      }),
    [kind, words, permission],
  )
}

/** It is not known yet whether there are plans: that must not look as if there were none. */
function PlanRetry() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  return (
    <Button size="sm" variant="link" aria-label={words.planRetry} title={words.planRetry} onClick={() => actor.send({ type: 'data.refresh' })}>
      {words.planUnknown}
    </Button>
  )
}

/** Only a record that names a building and a channel has a floor to show. */
function PlanLink({ record }: { record: AbnormalRecord }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  if (record.buildingId === null) return NO_VALUE
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
  const name = record.hydrantName ?? NO_VALUE
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
