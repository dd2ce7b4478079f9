import { and, inArray, isNull } from 'drizzle-orm'

import { measuringPoints } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { zhCN } from './facility-type.messages'

/** Each measuring point of a type exists; the points are kept until the commit. */
export async function unknownPoints({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const named = new Set(rows.flatMap(pointsOf))
  if (named.size === 0) return new Map()
  const found = await tx.select({ id: measuringPoints.id }).from(measuringPoints).where(and(isNull(measuringPoints.deletedAt), inArray(measuringPoints.id, [...named]))).for('key share')
  const known = new Set(found.map(({ id }) => id))
  return new Map(rows.flatMap((row, place) =>
    pointsOf(row).every((id) => known.has(id)) ? [] : [[place, { field: 'measuringPointIds', message: zhCN.unknownPoint }] as const]))
}

const pointsOf = ({ pointIds }: Record<string, unknown>): number[] => (Array.isArray(pointIds) ? pointIds.filter((id) => typeof id === 'number') : [])
