import { rangeProblem } from '@smart-fire/api-client/wire'

import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { groupBy } from '../group-by'
import { zhCN } from './alarm-level.messages'
import { rangesBeside } from './alarm-levels.queries'

/**
 * A level gets no rank by which a worse value of a measuring point would have the lower level (ADR 28): a warning that is open would hide that
 * the value has become worse. A level that keeps its rank is not judged.
 */
export async function ranksInOrder({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const problems = new Map<number, FieldProblem>()
  for (const [place, { id, sort }] of rows.entries()) {
    if (typeof id !== 'number' || typeof sort !== 'number') continue
    const points = groupBy(await rangesBeside(tx, id), ({ thresholdsId }) => thresholdsId)
    const broken = [...points.values()].find((ranges) => {
      const isMoved = ranges.some(({ levelId, rank }) => levelId === id && rank !== sort)
      return isMoved && rangeProblem(ranges, ranges.map(({ levelId, rank }) => (levelId === id ? sort : rank)))?.problem === 'order'
    })
    if (broken) problems.set(place, { field: 'sort', message: zhCN.ranksFall(broken[0]?.pointName ?? '') })
  }
  return problems
}
