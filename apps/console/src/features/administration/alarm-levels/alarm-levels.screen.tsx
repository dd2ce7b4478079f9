import { Flex } from '@chakra-ui/react'
import { alarmLevelInput, WARNING_TONE, warnings, type AlarmLevel } from '@smart-fire/api-client/warnings'
import { NO_VALUE } from '@smart-fire/ui'
import { choiceName, choices, column, field, filter, listScreen, partOf, type ScreenWords } from '../../../screens'
import * as words from './alarm-levels.messages'
import { LevelMark } from '../../../lib/level-mark'
import { ChosenTone, ToneButton } from './tone-button'

const tones = choices.fixed(...Object.values(WARNING_TONE))
const LEVEL_COLORS = ['#3E63DD', '#F5B301', '#F76B15', '#E5484D', '#8E4EC6', '#12A594']

const toneText = ({ tone }: AlarmLevel, names: ScreenWords) => (tone === null ? '' : choiceName(names, 'tone', tone))
const repeatText = ({ repeats }: AlarmLevel, names: ScreenWords) => (repeats === null ? '' : choiceName(names, 'repeats', repeats ? 'yes' : 'no'))

/** The levels of early warnings, with colour and tone (spec 1 §2 alarmLevel, contract device 15.2, ADR 28). One with thresholds cannot be deleted. */
export default listScreen({
  key: 'adminSys/alarmLevel',
  words,
  calls: partOf(warnings, 'levels'),
  filters: { name: filter.text(), instructions: filter.text() },
  columns: [
    column.number('rank', { sort: true, width: 90 }),
    column.custom('name', ({ name, color }: AlarmLevel) => <LevelMark name={name} color={color} />, ({ name }) => name ?? '', { sort: true, width: 180 }),
    column.text('color', { copy: true, width: 130 }),
    column.custom(
      'tone',
      (row: AlarmLevel, names) => (row.tone === null ? NO_VALUE : <Flex as="span" display="inline-flex" align="center" gap="1">{toneText(row, names)}<ToneButton tone={row.tone} /></Flex>),
      toneText, { width: 160 },
    ),
    column.custom('repeats', (row: AlarmLevel, names) => repeatText(row, names) || NO_VALUE, repeatText, { width: 150 }),
    column.text('instructions'),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: alarmLevelInput,
    fields: [
      field.text('name'), field.number('rank'), field.color('color', { swatches: LEVEL_COLORS }), field.choice('tone', tones, { aside: ChosenTone }), field.toggle('repeats'),
      field.textArea('instructions'),
    ],
  },
  imports: alarmLevelInput,
  exports: true,
})
