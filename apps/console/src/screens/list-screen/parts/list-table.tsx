import { PagedListTable, type PagedList } from '@smart-fire/dialogs/paged-list'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, type Column } from '@smart-fire/ui'
import { type Dispatch, type ReactNode, type SetStateAction, useMemo } from 'react'
import type { Selection } from '../../declared-screen'
import { tableColumn } from '../../fields/columns'
import { useKeptTableView } from '../../kept-table-view'
import { useListRights } from '../use-list-rights'
import type { ScreenWords } from '../../screen-words'
import { USUAL_ELEMENTS, type ListCalls, type ListDeclaration } from '../list-declaration'
import { ListScreenActor } from '../list-screen.actor'
import * as catalogue from '../list-screen.messages'
import type { ListedRow } from '../list-screen.types'
import { rowKeyOf } from '../row-key'
import { tickedRows } from '../ticked-rows'
import { useBulkActs } from '../use-bulk-acts'
import { useRowActs } from '../use-row-acts'
import type { ControlledQuery } from '../use-url-query'
import { RowActs } from './row-acts'

interface ListTableProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
  url: ControlledQuery<Filters>
  list: PagedList<Row>
  /** false: the platform does not have this list */
  isOffered: boolean
  ticked: ReadonlyMap<string, Row>
  setTicked: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>
  selection: Selection | undefined
  /** where the head of the screen has room for the button of the table settings */
  settingsIn: HTMLElement | null
  /** the acts on the selected rows, and how many they are */
  bulkBar: ReactNode
}

/** The rows with their acts; a click or Enter opens the row. */
export function ListTable<Row extends ListedRow, Filters, Input, NewInput>(props: ListTableProps<Row, Filters, Input, NewInput>) {
  const { declaration, calls, words, url, list, isOffered, ticked, setTicked, selection, settingsIn, bulkBar } = props
  const messages = useMessages(catalogue)
  const rowKey = rowKeyOf(declaration)
  const openKey = ListScreenActor.useSelector(({ context, value }) => (value.overlay === 'none' || context.row === null ? null : rowKey(context.row as Row)))
  const view = useKeptTableView(declaration.key, declaration.columns.filter(({ hidden }) => hidden).map(({ name }) => name))
  const { opening, columns } = useColumns(props)
  const activate = selection ? ({ id }: Row) => selection.onSelect(id) : opening
  const hasBulk = useBulkActs(declaration, calls, words).length > 0
  const ticks = {
    tickedKeys: new Set(ticked.keys()),
    onTickedChange: (keys: ReadonlySet<string>) => setTicked((before) => tickedRows(keys, before, list.rows, rowKey)),
  }
  return (
    <PagedListTable
      label={words.title}
      list={list}
      words={{
        empty: url.isFiltered ? messages.nothingMatches(words.one) : messages.nothingExists(words.one),
        failed: (isOffered ? messages.failed : messages.notOffered)(words.title),
      }}
      columns={columns}
      rowKey={rowKey}
      pageSizes={url.sizes}
      rowTone={declaration.tone}
      look={declaration.look}
      settingsIn={settingsIn}
      bulkBar={bulkBar}
      selectedKey={selection ? selection.id : openKey}
      sort={url.sort === null ? null : { columnId: url.sort.field, direction: url.sort.direction }}
      onSortChange={(sort) => url.change({ sort: sort === null ? null : { field: sort.columnId, direction: sort.direction }, page: 1 })}
      emptyAction={<EmptyAct {...props} />}
      {...(activate ? { onRowActivate: activate } : {})}
      {...(hasBulk ? ticks : {})}
      {...view}
    />
  )
}

function useColumns<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words }: ListTableProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const { of, some, opening } = useRowActs(declaration, calls, words)
  const columns = useMemo<Column<Row>[]>(() => {
    const shown = declaration.columns.map((column, at) => ({ ...tableColumn(column, words), ...(at === 0 ? { sticky: 'start' as const, fixed: true } : {}) }))
    const acts: Column<Row> = {
      id: 'acts', header: messages.actions, sticky: 'end', fixed: true,
      cell: (row) => <RowActs acts={of(row)} row={declaration.nameOf(row, words)} />,
    }
    return some ? [...shown, acts] : shown
  }, [declaration, words, messages, of, some])
  return { columns, opening }
}

/** When nothing matches, it offers to reset the filters; when nothing exists, to add the first row. */
function EmptyAct<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words, url }: ListTableProps<Row, Filters, Input, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = ListScreenActor.useActorRef()
  const may = useListRights(declaration)
  if (url.isFiltered) return <Button onClick={() => url.change({ filters: {}, page: 1 })}>{messages.reset}</Button>
  if (declaration.form === undefined || calls.add === undefined || !may(USUAL_ELEMENTS.add)) return null
  return <Button variant="solid" onClick={() => actor.send({ type: 'row.add' })}>{messages.add(words.one)}</Button>
}
