import { MOST_BOUND, OPEN_BOUND, rangeProblem, type LevelRange, type RangeProblem } from '@smart-fire/api-client/wire'
import { array, check, looseObject, maxLength, nullish, number, pipe, string, transform, union, unknown, type InferOutput } from 'valibot'

import { FieldError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonText } from '../../http/resource/json-text'
import { requiredId } from '../../http/resource/number'
import { zhCN } from './threshold.messages'

/** More than a tenant has levels. */
const MOST_RANGES = 100

/** A bound as a number or its text; blank and the platform's ±999999999 are open. −0 is 0. */
const bound = (isOpen: (value: number) => boolean) =>
  nullish(pipe(
    union([number(), string()]),
    transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
    check((value) => value === null || Number.isFinite(value), zhCN.badBound),
    transform((value) => (value === null || isOpen(value) ? null : value + 0)),
    check((value) => value === null || Math.abs(value) <= MOST_BOUND, httpWords.notBetween(-MOST_BOUND, MOST_BOUND)),
  ), null)

const range = looseObject({
  alId: requiredId(),
  alarmMin: bound((value) => value === OPEN_BOUND.min),
  alarmMax: bound((value) => value === OPEN_BOUND.max),
})

/** What `add` and `update` take; the platform sends the list as JSON text (contract device §15.3). */
export const thresholdInput = looseObject({
  mpId: requiredId(),
  level: pipe(union([string(), array(unknown())]), jsonText, array(range), maxLength(MOST_RANGES)),
  version: nullish(union([string(), number()])),
})
export type ThresholdInput = InferOutput<typeof thresholdInput>

/** A level as far as ranges are checked against it. */
interface NamedLevel {
  id: number
  name: string
  sort: number
}

const FIELDS = { min: 'alarmMin', max: 'alarmMax', level: 'alId' } satisfies Record<RangeProblem['field'], string>

/** Refuses ranges that break a rule (ADR 28); the message names the level and `data.field` the bound: `level.1.alarmMin`. */
export function refuseRanges(ranges: ThresholdInput['level'], levels: ReadonlyMap<number, NamedLevel>): void {
  if (ranges.length === 0) throw new FieldError('level', zhCN.noRanges)
  const known = ranges.map(({ alId }, at) => {
    const level = levels.get(alId)
    if (!level) throw new FieldError(`level.${at}.alId`, zhCN.unknownLevel)
    if (ranges.findIndex((other) => other.alId === alId) < at) throw new FieldError(`level.${at}.alId`, zhCN.levelTwice)
    return level
  })
  const broken = rangeProblem(ranges.map(rangeOf), known.map(({ sort }) => sort))
  if (broken) throw new FieldError(`level.${broken.at}.${FIELDS[broken.field]}`, zhCN.broken[broken.problem](known[broken.at]?.name ?? ''))
}

export const rangeOf = ({ alarmMin, alarmMax }: ThresholdInput['level'][number]): LevelRange => ({ min: alarmMin, max: alarmMax })
