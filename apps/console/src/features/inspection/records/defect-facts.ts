import { floorAndPosition } from '@smart-fire/api-client'
import type { WholeInspectionDefect } from '@smart-fire/api-client/inspection-records'
import { formatDateTime, type DescriptionItem } from '@smart-fire/ui'
import { choiceName, factsOf, type ScreenWords } from '../../../screens'

/** The facts and steps of a defect, for its panel and its report; the signatures are told apart. */
export function defectFacts(defect: WholeInspectionDefect, words: ScreenWords): DescriptionItem[] {
  const fact = factsOf(words)
  const { state, severity, deadline, overdue, position, buildingName, unitName, floor, inspector, foundAt, rectifiedBy, rectifiedAt, rectification, recheckedBy, recheckedAt, recheck } = defect
  return [
    fact('state', state && choiceName(words, 'state', state)), fact('severity', severity && choiceName(words, 'severity', severity)),
    fact('deadline', deadline && `${deadline}${overdue ? ` · ${choiceName(words, 'overdue', 'true')}` : ''}`), fact('position', [buildingName ?? unitName, ...floorAndPosition({ floor, position })].filter(Boolean).join(' · ') || null),
    fact('foundAt', who(inspector, foundAt)), fact('rectifiedBy', who(rectifiedBy, rectifiedAt)), fact('rectification', rectification, { wide: true }), fact('recheckedBy', who(recheckedBy, recheckedAt)), fact('recheck', recheck, { wide: true }),
  ]
}

/** A person and the time of the act; null when there was none. */
export const who = (person: string | null, at: number | null): string | null => [person, at === null ? null : formatDateTime(at)].filter(Boolean).join(' ') || null
