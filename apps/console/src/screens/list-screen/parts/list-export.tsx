import { useUiLocale } from '@smart-fire/ui'
import { ExportButton, pagesOf } from '@smart-fire/ui/export'
import { useMemo } from 'react'
import { fieldName, type ScreenWords } from '../../screen-words'
import type { ListCalls, ListDeclaration, ListQuery } from '../list-declaration'
import type { ListedRow } from '../list-screen.types'
import { rowKeyOf } from '../row-key'

interface ListExportProps<Row extends ListedRow, Filters, Input, NewInput> {
  declaration: ListDeclaration<Row, Filters, Input, NewInput>
  calls: ListCalls<Row, Filters, Input, NewInput>
  words: ScreenWords
  /** filters and order of what is shown */
  query: ListQuery<Filters>
}

/** All pages of what is filtered, in the order of the screen, as a file. */
export default function ListExport<Row extends ListedRow, Filters, Input, NewInput>({ declaration, calls, words, query }: ListExportProps<Row, Filters, Input, NewInput>) {
  const { locale } = useUiLocale()
  const columns = useMemo(
    () => declaration.columns.map(({ name, asText }) => ({ header: fieldName(words, name), value: (row: Row) => asText(row, words, locale) })),
    [declaration, words, locale],
  )
  const pages = useMemo(
    () => (signal: AbortSignal) => pagesOf((page, limit) => calls.list({ ...query, page, limit }, signal)),
    [calls, query],
  )
  return <ExportButton name={words.title} columns={columns} pages={pages} rowKey={rowKeyOf(declaration)} />
}
