import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { intFilter, textFilter } from '../../http/filters'
import { zhCN } from '../../http/http.messages'
import type { DataScope } from '../menus/data-scope'
import { placesOf } from './counted-places.queries'
import type { CountedScope } from './figures.queries'

const KINDS = Object.values(RECORD_KIND)

/** Records of one table, optionally of one channel. */
export const scopeOfKind = (scope: DataScope, c: Context<AppEnv>, kind: RecordKind): CountedScope => ({ scope, kinds: [kind], channelId: intFilter(c, 'channelId') })

/** Records of the table that `kind` names, of all three without it; of the places that the request names, of all without one. */
export async function scopeOf(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<CountedScope> {
  const kind = oneOf(c, 'kind', KINDS)
  return { scope, kinds: kind === undefined ? KINDS : [kind], channelId: intFilter(c, 'channelId'), places: await placesOf(tx, scope, c) }
}

/** A parameter that is one of these words; undefined without it, any other word is refused. */
export function oneOf<Word extends string>(c: Context<AppEnv>, name: string, words: readonly Word[]): Word | undefined {
  const given = textFilter(c, name)
  const word = words.find((each) => each === given)
  if (given !== undefined && word === undefined) throw new ParameterError(zhCN.badParameter, name)
  return word
}
