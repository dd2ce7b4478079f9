import { DEFECT_STATE, writeWireDay } from '@smart-fire/api-client/wire'
import { and, inArray, isNotNull, lt, not, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal, within } from '../../../db/conditions'
import { inspectionDefects, inspectionResults } from '../../../db/schema'
import type { AppEnv } from '../../../http/app-env'
import { ParameterError } from '../../../http/errors'
import { intFilter, periodFilter, textFilter } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'

const d = inspectionDefects
const r = inspectionResults

/** Not yet checked again after its repair. */
const IS_OPEN = inArray(d.status, [DEFECT_STATE.open, DEFECT_STATE.rectified])

/**
 * The conditions that the request names, on defects `d` with their results `r`. `facilitiesNo` and `bName` are contained; the others are exact,
 * because divided figures lead here and count the same defects (ADR 63).
 */
export function defectConditions(c: Context<AppEnv>, now: number): SQL | undefined {
  const isOverdue = and(IS_OPEN, lt(d.deadline, writeWireDay(now)))
  return and(
    codeIs(c, 'status', d.status, Object.values(DEFECT_STATE)), codeIs(c, 'severity', d.severity, ['0', '1', '2']), flagIs(c, 'overdue', isOverdue), flagIs(c, 'openFlag', IS_OPEN), flagIs(c, 'routeFlag', isNotNull(d.outdoorId)),
    contains(r.number, textFilter(c, 'facilitiesNo')?.toUpperCase()), contains(r.buildingName, textFilter(c, 'bName')), within(d.foundAt, periodFilter(c, 'dateStrs')),
    equal(d.buildingId, intFilter(c, 'buildingId')), equal(d.unitId, intFilter(c, 'oid')), equal(r.inspectorId, textFilter(c, 'userId')), equal(r.typeName, textFilter(c, 'equipmentType')), equal(d.resultId, intFilter(c, 'resultId')),
  )
}

function codeIs(c: Context<AppEnv>, name: string, column: typeof d.status | typeof d.severity, codes: readonly string[]): SQL | undefined {
  const code = textFilter(c, name)
  if (code !== undefined && !codes.includes(code)) throw new ParameterError(httpWords.badParameter, name)
  return equal(column, code)
}

/** `1` is the condition, `0` what is not. */
function flagIs(c: Context<AppEnv>, name: string, condition: SQL | undefined): SQL | undefined {
  const flag = textFilter(c, name)
  if (flag === undefined || condition === undefined) return undefined
  if (flag !== '0' && flag !== '1') throw new ParameterError(httpWords.badParameter, name)
  return flag === '1' ? condition : not(condition)
}
