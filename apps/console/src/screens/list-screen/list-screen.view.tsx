import { Flex } from '@chakra-ui/react'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { usePagedList } from '@smart-fire/dialogs/paged-list'
import type { FilterBarHandle } from '@smart-fire/ui/screen'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ScreenProps } from '../declared-screen'
import { FilterArea } from '../filter-area/filter-area'
import { ScopeContext } from '../given-values'
import { useNotice } from '../use-notice'
import type { ListCalls, ListDeclaration } from './list-declaration'
import { ListScreenActor } from './list-screen.actor'
import * as catalogue from './list-screen.messages'
import type { ListedRow } from './list-screen.types'
import { rowKeyOf } from './row-key'
import { BulkArea } from './parts/bulk-area'
import { ListHeader } from './parts/list-header'
import { ListOverlay } from './parts/list-overlay'
import { ListTable } from './parts/list-table'
import { useListKeys } from './use-list-keys'
import { useOfferedList } from './use-offered-list'
import { useRowLimit } from './use-row-limit'
import { useTickedRows } from './use-ticked-rows'
import { useUrlQuery } from './use-url-query'

export interface ListViewProps<Row extends ListedRow, Filters, Input, NewInput> extends Pick<ScreenProps, 'scope' | 'selection' | 'onChanged'> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
}

const NO_FILTERS = {}
/** The head of the table, some rows and the pages: on a lower screen, or a magnified one, the whole screen scrolls. */
const ROWS_MIN_HEIGHT = '72'

/** The head with its acts, the filters, the rows, and the dialog that is open over them. */
export function ListScreenView<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, scope, selection, onChanged }: ListViewProps<Row, Filters, Input, NewInput>) {
  const words = useMessages(declaration.words)
  const value = ListScreenActor.useSelector((snapshot) => snapshot.value)
  const url = useUrlQuery(declaration)
  const query = useMemo(() => ({ ...declaration.usual, ...url.filters, ...scope, sort: url.sort }), [declaration, url.filters, scope, url.sort])
  const { load, isOffered } = useOfferedList(calls.list)
  const list = usePagedList({
    load,
    query,
    page: url.page,
    limit: url.size,
    live: declaration.live ? {} : undefined,
    onPageChange: ({ page, limit }) => url.change({ page, size: limit }),
  })
  const { isFull, recount } = useRowLimit(declaration, calls.list, scope)
  const refresh = () => {
    list.refresh()
    recount()
  }
  const [ticked, setTicked] = useTickedRows(list.rows, rowKeyOf(declaration))
  const filters = useRef<FilterBarHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const [settingsPlace, setSettingsPlace] = useState<HTMLElement | null>(null)
  useListKeys(root, { '/': () => filters.current?.focusFirst() })
  useChanges(() => {
    refresh()
    onChanged?.()
  })
  return (
    <ScopeContext value={scope ?? NO_FILTERS}>
    <Flex ref={root} data-state={statePaths(value)} direction="column" gap="3" height="full" minHeight="0" p="5">
      <ListHeader {...{ root, declaration, calls, words, query, isFull }} onRefresh={refresh} refreshing={list.state === 'refreshing'} onSettingsPlace={setSettingsPlace} />
      <FilterArea
        fields={declaration.filters ?? NO_FILTERS} words={words} values={url.filters} handle={filters}
        onChange={(values, how) => url.change({ filters: values, page: 1 }, how)}
      />
      <Flex direction="column" flex="1" minHeight={ROWS_MIN_HEIGHT}>
        <ListTable {...{ declaration, calls, words, url, list, isOffered, ticked, setTicked, selection }} settingsIn={settingsPlace} bulkBar={<BulkArea {...{ declaration, calls, words, ticked }} onClear={() => setTicked(new Map())} />} />
      </Flex>
      <ListOverlay {...{ declaration, calls, words }} rows={list.rows} />
    </Flex>
    </ScopeContext>
  )
}

/** After every change the list is loaded again, and the user is told what succeeded. */
function useChanges(onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const actor = ListScreenActor.useActorRef()
  const words = useMessages(catalogue)
  const notify = useNotice()
  useEffect(() => {
    const subscription = actor.on('changed', ({ by }) => {
      latest.current()
      if (by === 'removed') notify(words.removed)
      if (by === 'acted') notify(words.done)
    })
    return () => subscription.unsubscribe()
  }, [actor, notify, words])
}
