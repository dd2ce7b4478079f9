import { and, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Database } from '../../db/database'
import { measuringPoints } from '../../db/schema'
import type { NormalRange } from '../measuring-points/normal-range'
import type { Report } from './report'
import { unique } from './unique'

/** A point that makes an alarm or a fault of a value out of its range. */
export interface JudgedPoint extends NormalRange {
  highType: string | null
  lowType: string | null
  outOfBounds: 'alarm' | 'fault' | null
}

/** The points of these reports that judge their values, by code, as they are configured now: a changed range acts on the next report. */
export async function readJudgedPoints({ db }: Database, reports: readonly Report[]): Promise<Map<string, JudgedPoint>> {
  const codes = unique(reports.flatMap(({ points }) => points.map(({ code }) => code)))
  if (codes.length === 0) return new Map()
  const p = measuringPoints
  const rows = await db
    .select({
      code: p.code, normalMin: p.normalMin, normalMinSymbol: p.normalMinSymbol, normalMax: p.normalMax, normalMaxSymbol: p.normalMaxSymbol,
      highType: p.highType, lowType: p.lowType, outOfBounds: p.outOfBounds,
    })
    .from(p)
    .where(and(inArray(p.code, codes), isNotNull(p.outOfBounds), isNull(p.deletedAt)))
  return new Map(rows.map(({ code, ...point }) => [code, point]))
}
