import { MEASURING_POINT_TYPE, measuringPointInput, measuringPoints, NORMAL_SYMBOL, OUT_OF_RANGE } from '@smart-fire/api-client/measuring-points'
import { choices, column, field, filter, listScreen } from '../../../screens'
import * as words from './measuring-points.messages'
import { isWhollyRead, rangeText } from './normal-range'

const types = choices.fixed(...Object.values(MEASURING_POINT_TYPE))
const symbols = choices.fixed(NORMAL_SYMBOL.included, NORMAL_SYMBOL.excluded)
const outcomes = choices.fixed(OUT_OF_RANGE.alarm, OUT_OF_RANGE.fault)
const POINT = { section: 'point' }
const RANGE = { section: 'range' }

/** What devices measure, and which values are normal: a changed range acts on the next report (spec 1 §2 stationConfig, contract device 15.1, ADR 5). */
export default listScreen({
  key: 'adminSys/stationConfig',
  words,
  calls: measuringPoints,
  filters: { name: filter.text(), code: filter.text(), type: filter.choice(types) },
  columns: [
    column.text('name', { sort: true, width: 160 }),
    column.text('code', { sort: true, copy: true, width: 130 }),
    column.text('unit', { width: 90 }),
    column.code('type', { width: 120 }),
    column.custom('range', rangeText, rangeText, { width: 190 }),
    column.code('outOfRange', { width: 140, tones: { [OUT_OF_RANGE.alarm]: 'alarm', [OUT_OF_RANGE.fault]: 'fault' } }),
    column.text('lowAlarm'),
    column.text('highAlarm'),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  editable: isWhollyRead,
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  form: {
    schema: measuringPointInput,
    fields: [
      field.text('name', POINT), field.text('code', { ...POINT, fixed: true }), field.text('unit', POINT), field.choice('type', types, POINT),
      field.number('normalMin', RANGE), field.choice('normalMinSymbol', symbols, RANGE), field.number('normalMax', RANGE), field.choice('normalMaxSymbol', symbols, RANGE),
      field.choice('outOfRange', outcomes, { ...RANGE, wide: true }), field.text('lowAlarm', RANGE), field.text('highAlarm', RANGE),
    ],
    start: { type: MEASURING_POINT_TYPE.monitoring, normalMinSymbol: NORMAL_SYMBOL.included, normalMaxSymbol: NORMAL_SYMBOL.included },
  },
  imports: measuringPointInput,
  exports: true,
})
