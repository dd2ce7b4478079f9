import type { InspectedItem, InspectionResult } from '@smart-fire/api-client/inspection-records'
import { formatDateTime, NO_VALUE, type DescriptionItem } from '@smart-fire/ui'
import { choiceName, factsOf, type ScreenWords } from '../../../screens'

/** a result that arrives later than this was kept on a phone without a connection */
const LATE_MS = 10 * 60_000

/** The facts of a check, for its panel and its report. */
export function resultFacts({ result, statusChange, inspector, phone, inspectedAt, plannedUntil, problem, handling }: InspectionResult, words: ScreenWords): DescriptionItem[] {
  const fact = factsOf(words)
  return [
    fact('result', result && choiceName(words, 'result', result)), fact('statusChange', statusChange), fact('inspector', [inspector, phone].filter(Boolean).join(' ') || null),
    fact('inspectedAt', inspectedAt === null ? null : formatDateTime(inspectedAt)), fact('plannedUntil', plannedUntil === null ? null : formatDateTime(plannedUntil)), fact('handling', handling && choiceName(words, 'handling', handling)), fact('problem', problem, { wide: true }),
  ]
}

interface TimeWords {
  untrusted: (time: string) => string
  lateArrival: (time: string) => string
}

/** What there is to say about the times of a check: the clock of the phone was wrong, or the phone was offline. */
export function timeRemarks({ inspectedAt, receivedAt, claimedAt }: InspectionResult, words: TimeWords): string[] {
  const isLate = inspectedAt !== null && receivedAt !== null && receivedAt - inspectedAt > LATE_MS
  return [...(claimedAt === null ? [] : [words.untrusted(formatDateTime(claimedAt))]), ...(isLate ? [words.lateArrival(formatDateTime(receivedAt))] : [])]
}

interface ChoiceWords {
  normal: string
  abnormal: string
}

/** What was entered for an item: a choice in words, a value with its unit. */
export function itemValue(item: InspectedItem, words: ChoiceWords): string {
  const { value, unit } = item
  if (isChoice(item)) return value === '0' ? words.normal : words.abnormal
  return [value, unit].filter(Boolean).join(' ')
}

/** The server does not say what a choice is: it has neither unit nor limits, and 1 is abnormal, which the 1 of a counted value is not. */
const isChoice = ({ value, unit, min, max, abnormal }: InspectedItem): boolean =>
  unit === null && min === null && max === null && ((value === '0' && abnormal !== true) || (value === '1' && abnormal !== false))

/** Between which values an item is normal. */
export const itemLimits = ({ min, max, unit }: InspectedItem) => (min === null && max === null ? NO_VALUE : `${min ?? ''} – ${max ?? ''} ${unit ?? ''}`.trim())
