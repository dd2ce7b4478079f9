import { formatDateTime, PagedTable, type PagedTableProps, type PaginationProps, StatusMark } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import type { PagedList } from './paged-list'
import { en, zhCN } from './paged-list.messages'

/** The words of one list. */
export interface PagedListWords {
  /** confirmed empty */
  empty: string
  failed: string
  /** `time`: of the last response, as it is shown; by default 数据可能不是最新，更新于 … */
  stale?: (time: string) => string
  /** rows of this page that could not be read; by default 有 n 条记录无法读取 */
  dropped?: (count: number) => string
}

type OfTheList = 'rows' | 'state' | 'onRetry' | 'emptyText' | 'failedText' | 'staleText' | 'pagination'

/** What `ui`'s table takes (columns, selection, order, toolbar, …), with a list in place of rows and state. */
export interface PagedListTableProps<Row> extends Omit<PagedTableProps<Row>, OfTheList> {
  list: PagedList<Row>
  words: PagedListWords
  /** sizes that a page can have */
  pageSizes: readonly number[]
}

/** A list as a table. Each of its states has a look of its own, and unreadable rows are counted in a line above it. */
export function PagedListTable<Row>({ list, words: own, pageSizes, fill = true, ...table }: PagedListTableProps<Row>) {
  const words = { ...useMessages({ zhCN, en }), ...own }
  const { rows, dropped, state } = list
  // a page of unreadable rows only is no empty page
  const isUnreadable = dropped > 0 && rows.length === 0
  return (
    <Flex
      data-state={statePaths(list.value)}
      direction="column"
      gap="3"
      minWidth="0"
      {...(fill ? { flex: '1', height: 'full', minHeight: '0' } : {})}
    >
      {dropped > 0 && !isUnreadable ? <DroppedLine>{words.dropped(dropped)}</DroppedLine> : null}
      <PagedTable
        {...table}
        fill={fill}
        rows={rows}
        state={isUnreadable && state !== 'loading' ? 'failed' : state}
        onRetry={list.refresh}
        emptyText={words.empty}
        failedText={isUnreadable ? words.dropped(dropped) : words.failed}
        staleText={words.stale(formatDateTime(list.loadedAt))}
        pagination={paginationOf(list, pageSizes)}
      />
    </Flex>
  )
}

function DroppedLine({ children }: { children: string }) {
  return (
    <Flex
      role="status"
      align="center"
      gap="2"
      px="3"
      py="1.5"
      flexShrink="0"
      borderRadius="md"
      borderWidth="1px"
      borderColor="tone.fault.border"
      bg="tone.fault.subtle"
      fontSize="sm"
    >
      <StatusMark tone="fault" />
      {children}
    </Flex>
  )
}

/** While the number of rows is not known there are no pages to choose from. */
function paginationOf<Row>(list: PagedList<Row>, pageSizes: readonly number[]): PaginationProps | undefined {
  const { page, limit, total, state, goTo, resize } = list
  if (total === 0 && (state === 'loading' || state === 'failed')) return undefined
  return { page, pageSize: limit, total, pageSizes, onPageChange: goTo, onPageSizeChange: resize }
}
