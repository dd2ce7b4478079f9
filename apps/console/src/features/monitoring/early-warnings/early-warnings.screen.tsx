import { warnings, type EarlyWarning } from '@smart-fire/api-client/warnings'
import { choices, column, filter, listScreen, partOf, question } from '../../../screens'
import { LevelMark } from '../../../lib/level-mark'
import { placeText, stateCell, stateOf, stateText, valueText } from './early-warning-cells'
import * as words from './early-warnings.messages'

const channels = choices.loaded(async (client, signal) =>
  (await client.abnormalRecords.channels({}, signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

/** Values that came into a level before they were an alarm, and their handling (contract device 15.5, ADR 28). */
export default listScreen({
  key: 'gailan/earlyWarning',
  words,
  calls: partOf(warnings, 'earlyWarnings'),
  filters: { keyword: filter.text(), handled: filter.flag(), level: filter.text(), channelId: filter.choice(channels), days: filter.dateRange() },
  columns: [
    column.custom('level', ({ level, color }: EarlyWarning) => <LevelMark name={level} color={color} />, ({ level }) => level ?? '', { width: 140 }),
    column.custom('state', stateCell, stateText, { width: 150 }),
    column.dateTime('raisedAt', { sort: true }),
    column.custom('value', valueText, valueText, { width: 170 }),
    column.custom('place', placeText, placeText),
    column.floor('floor'),
    column.position('position'),
    column.text('equipmentType'),
    column.text('number', { copy: true, width: 170 }),
    column.dateTime('endedAt'),
    column.text('handledBy', { width: 110 }),
    column.dateTime('handledAt', { hidden: true }),
  ],
  nameOf: (warning) => [warning.level, placeText(warning), valueText(warning)].filter(Boolean).join(' '),
  tone: (warning) => (stateOf(warning) === 'open' ? 'fault' : undefined),
  acts: [
    question({
      name: 'handle', element: 'btn_handle', bulk: true, when: ({ handled }: EarlyWarning) => handled === false,
      run: (client, { id }, signal) => client.with(warnings).earlyWarnings.handle([id], signal),
    }),
  ],
  live: true,
  exports: true,
})
