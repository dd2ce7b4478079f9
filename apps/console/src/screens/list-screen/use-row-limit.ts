import type { PageQuery, Rows } from '@smart-fire/api-client'
import { useMemo } from 'react'
import type { GivenValues } from '../given-values'
import { useLoaded } from '../loaded/use-loaded'
import type { ListDeclaration, ListQuery } from './list-declaration'
import type { ListedRow } from './list-screen.types'

/**
 * Whether a list has as many rows as it may have. They are counted apart from what is shown, because filters hide rows. While the number is
 * unknown the list is not full: the server has the last word.
 */
export function useRowLimit<Row extends ListedRow, Filters, Input, NewInput>(
  { most, usual }: ListDeclaration<Row, Filters, Input, NewInput>, list: (query: ListQuery<Filters> & PageQuery, signal?: AbortSignal) => Promise<Rows<Row>>, scope: GivenValues | undefined,
): { isFull: boolean; recount: () => void } {
  // the scope names filters of the list
  const query = useMemo(() => (most === undefined ? null : ({ ...usual, ...scope, sort: null } as ListQuery<Filters>)), [most, usual, scope])
  const { value, refresh } = useLoaded({ load: async (of, signal) => (await list({ ...of, page: 1, limit: 1 }, signal)).total, query })
  return { isFull: most !== undefined && value !== null && value >= most, recount: most === undefined ? nothing : refresh }
}

const nothing = () => undefined
