import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'

import { orderBy } from '../../db/conditions'
import type { AppEnv } from '../app-env'
import { ParameterError } from '../errors'
import { floorText, textFilter } from '../filters'
import { zhCN } from '../http.messages'
import type { Filter } from './filter'

/** The conditions of the filters that the request names; blank, 全部 and -1 are none, but the floor -1 is the first basement (contract device §0.6). */
export function conditionsOf(c: Context<AppEnv>, filters: Readonly<Record<string, Filter>>): (SQL | undefined)[] {
  return Object.entries(filters).map(([name, filter]) => {
    const text = name === 'floorId' ? floorText(c, name) : textFilter(c, name)
    return text === undefined ? undefined : filter(text, name)
  })
}

interface Sorting {
  /** by name of the wire field that `sortField` may name */
  sortable: Readonly<Record<string, AnyPgColumn>>
  /** the order when the request names none */
  order: readonly SQL[]
  id: AnyPgColumn
}

/** `sortField` names a sortable wire field, `sortOrder` is `asc` or `desc`; anything else is a parameter error. */
export function orderOf(c: Context<AppEnv>, { sortable, order, id }: Sorting): readonly SQL[] {
  const { sortField = '', sortOrder = 'asc' } = c.req.query()
  if (sortField === '') return order
  const column = Object.hasOwn(sortable, sortField) ? sortable[sortField] : undefined
  if (!column) throw new ParameterError(zhCN.badParameter, 'sortField')
  if (sortOrder !== 'asc' && sortOrder !== 'desc') throw new ParameterError(zhCN.badParameter, 'sortOrder')
  return orderBy(column, sortOrder === 'desc', id)
}
