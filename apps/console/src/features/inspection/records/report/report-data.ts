import type { ApiClient } from '@smart-fire/api-client'
import { INSPECTION_RESULT, inspectionRecords, ROUTE_KIND, type InspectionDefect, type WholeInspectionDefect, type WholeInspectionResult } from '@smart-fire/api-client/inspection-records'

/** A check with the defect that came of it. */
export interface CheckWithDefect {
  check: WholeInspectionResult
  /** null: it was normal, or its defect is missing */
  defect: WholeInspectionDefect | null
  /** the check was abnormal, and no defect of it could be read: what was done about it is not known */
  isDefectMissing: boolean
}

/** A defect with the check that found it. */
export interface DefectWithCheck {
  check: WholeInspectionResult | null
  defect: WholeInspectionDefect
}

/** Reads a check and its defect. */
export async function readCheck(client: ApiClient, where: 'indoor' | 'outdoor', id: string, signal: AbortSignal): Promise<CheckWithDefect> {
  const { defects, [where]: results } = client.with(inspectionRecords)
  const check = await results.get(id, signal)
  const { result } = check.record
  if (result === INSPECTION_RESULT.normal) return { check, defect: null, isDefectMissing: false }
  const { rows: [defect], dropped } = await defects.list({ resultId: id, page: 1, limit: 1 }, signal)
  if (defect) return { check, defect: await defects.get(defect.id, signal), isDefectMissing: false }
  // a check whose result cannot be read may have been normal
  return { check, defect: null, isDefectMissing: result === INSPECTION_RESULT.abnormal || dropped > 0 }
}

/** Reads a defect and its check. */
export async function readDefect(client: ApiClient, { id, resultId, kind }: Pick<InspectionDefect, 'id' | 'resultId' | 'kind'>, signal: AbortSignal): Promise<DefectWithCheck> {
  const { defects, indoor, outdoor } = client.with(inspectionRecords)
  const results = kind === ROUTE_KIND.outdoor ? outdoor : indoor
  const [defect, check] = await Promise.all([defects.get(id, signal), resultId === null ? null : results.get(resultId, signal)])
  return { defect, check }
}
