import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ListDeclaration } from './list-declaration'
import { GENERAL_SIZES, USUAL_SIZE } from './list-declaration'
import type { ListedRow } from './list-screen.types'
import { readUrlQuery, writeUrlQuery, type UrlQuery } from '../fields/url-query'

export interface ControlledQuery<Filters> extends UrlQuery<Filters> {
  /** A new query is a new entry of the browser's history, so that Back leads to the one before; typing replaces its entry. */
  change: (part: Partial<UrlQuery<Filters>>, how?: 'push' | 'replace') => void
  isFiltered: boolean
  sizes: readonly number[]
}

/** Filters, order, page and size of a list: they live in the address, so that F5, Back and a sent link keep them. */
export function useUrlQuery<Row extends ListedRow, Filters, Input, NewInput>(declaration: ListDeclaration<Row, Filters, Input, NewInput>): ControlledQuery<Filters> {
  const [params, setParams] = useSearchParams()
  const rules = useMemo(() => rulesOf(declaration), [declaration])
  const query = useMemo(() => readUrlQuery<Filters>(params, rules), [params, rules])
  return {
    ...query,
    change: (part, how = 'push') =>
      setParams((before) => writeUrlQuery(before, { ...readUrlQuery<Filters>(before, rules), ...part }, rules), { replace: how === 'replace' }),
    isFiltered: Object.keys(query.filters).length > 0,
    sizes: rules.sizes,
  }
}

function rulesOf<Row extends ListedRow, Filters, Input, NewInput>({ filters, columns, sizes, usualSize }: ListDeclaration<Row, Filters, Input, NewInput>) {
  return {
    filters: filters ?? {},
    sortable: columns.filter(({ sort }) => sort).map(({ name }) => name),
    sizes: sizes ?? GENERAL_SIZES,
    usualSize: usualSize ?? USUAL_SIZE,
  }
}
