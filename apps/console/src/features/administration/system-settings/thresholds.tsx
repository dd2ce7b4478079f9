import { Flex, Text } from '@chakra-ui/react'
import type { ApiClient } from '@smart-fire/api-client'
import { thresholdInput, warnings, type PointThresholds, type ThresholdInput } from '@smart-fire/api-client/warnings'
import { choiceName, choices, column, field, filter, formAct, listScreen, partOf, question, type ScreenWords } from '../../../screens'
import { LevelMark } from '../../../lib/level-mark'
import { rangeText } from './range-text'
import * as words from './thresholds.messages'

/** More than a tenant has levels. */
const MOST_LEVELS = 100
const ELEMENT = 'btn_threshold'

const levels = choices.loaded(async (client: ApiClient, signal) => {
  const { rows } = await client.with(warnings).levels.list({ page: 1, limit: MOST_LEVELS }, signal)
  return rows.map(({ id, name }) => ({ value: id, label: name ?? id }))
})

const nameOf = ({ name, code, id, unit }: PointThresholds) => [name ?? code ?? id, unit === null ? null : `(${unit})`].filter(Boolean).join(' ')
const isUnset = ({ ranges: { rows, dropped } }: PointThresholds) => rows.length === 0 && dropped === 0
const unreadText = ({ ranges: { dropped } }: PointThresholds, names: ScreenWords) => (dropped === 0 ? [] : [`${dropped} ${choiceName(names, 'ranges', dropped === 1 ? 'unreadOne' : 'unread')}`])
const rangesText = (point: PointThresholds, names: ScreenWords) =>
  isUnset(point) ? choiceName(names, 'ranges', 'none') : [...point.ranges.rows.map((range) => `${range.level ?? ''} ${rangeText(range)}`.trim()), ...unreadText(point, names)].join('; ')

/** Which values of a measuring point are early warnings, and of which level (screens.md measuring warning, contract device 15.3, ADR 28). */
export const thresholds = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(warnings, 'thresholds'),
  // points without thresholds are listed, too: thresholds are set there
  scopeOf: () => ({ all: true }),
  filters: { name: filter.text() },
  columns: [
    column.text('name', { width: 150 }),
    column.text('code', { copy: true, width: 120 }),
    column.text('unit', { width: 90 }),
    column.custom('ranges', (point: PointThresholds, names) => <Ranges point={point} names={names} />, rangesText),
    column.dateTime('updatedAt'),
  ],
  nameOf,
  acts: [
    formAct<PointThresholds, ThresholdInput>({
      // what is set replaces all ranges, also those that could not be read
      name: 'set', element: ELEMENT, bulk: true, when: ({ ranges }: PointThresholds) => ranges.dropped === 0,
      form: {
        schema: thresholdInput,
        fields: [field.rows('ranges', { fields: [field.choice('levelId', levels), field.number('min'), field.number('max')], least: 1, wide: true })],
        // the form for several points begins without ranges
        from: ({ ranges }: Partial<PointThresholds>) => ({ ranges: (ranges?.rows ?? []).map(({ levelId, min, max }) => ({ levelId: levelId ?? '', min, max })) }),
      },
      run: (client, { id, ranges, version }, input, signal) => client.with(warnings).thresholds.set(id, input, { isNew: ranges.rows.length === 0, version }, signal),
    }),
    question({ name: 'clear', element: ELEMENT, danger: true, bulk: true, when: (point: PointThresholds) => !isUnset(point), run: (client, { id }, signal) => client.with(warnings).thresholds.clear(id, signal) }),
  ],
  opens: 'set',
  exports: true,
})

function Ranges({ point, names }: { point: PointThresholds; names: ScreenWords }) {
  if (isUnset(point)) return <Text as="span" color="fg.muted">{choiceName(names, 'ranges', 'none')}</Text>
  return (
    <Flex as="span" wrap="wrap" columnGap="5" rowGap="1">
      {point.ranges.rows.map((range) => (
        <Flex as="span" key={range.levelId ?? range.level} display="inline-flex" gap="2" whiteSpace="nowrap">
          <LevelMark name={range.level} color={range.color} /> <Text as="span" fontVariantNumeric="tabular-nums">{rangeText(range)}</Text>
        </Flex>
      ))}
      {unreadText(point, names).map((text) => <Text as="span" key="unread" color="tone.fault.fg">{text}</Text>)}
    </Flex>
  )
}
