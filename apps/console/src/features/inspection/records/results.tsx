import { INSPECTION_RESULT, inspectionRecords, type InspectionResult } from '@smart-fire/api-client/inspection-records'
import { choices, column, filter, listScreen, panel, partOf } from '../../../screens'
import { CheckedAt, checkedAtText } from './checked-at'
import { key } from './record-key'
import * as words from './results.messages'

const results = choices.fixed(...Object.values(INSPECTION_RESULT))
const nameOf = ({ typeName, number, id }: InspectionResult) => [typeName, number ?? id].filter(Boolean).join(' ')

/** The checks in buildings or outside of them, in the columns of the platform's file. */
const resultsTab = (where: 'indoor' | 'outdoor') => listScreen({
  key,
  words,
  calls: partOf(inspectionRecords, where),
  filters: {
    result: filter.choice(results), inspected: filter.dateRange(), number: filter.text(), typeName: filter.text(), inspector: filter.text(), ...(where === 'indoor' ? { buildingName: filter.text() } : { unitName: filter.text() }),
  },
  columns: [
    column.code('result', { width: 96, tones: { [INSPECTION_RESULT.normal]: 'normal', [INSPECTION_RESULT.abnormal]: 'fault' } }),
    column.text('statusChange', { width: 130 }),
    column.text('number', { copy: true, width: 190 }),
    column.text('typeName', { width: 120 }),
    ...(where === 'indoor' ? [column.text('buildingName', { width: 150 }), column.floor('floor', { width: 72 })] : [column.text('unitName', { width: 170 })]),
    column.text('position', { width: 180 }),
    column.text('inspector', { width: 90 }),
    column.text('phone', { width: 130, hidden: true }),
    column.custom('inspectedAt', (result: InspectionResult, names) => <CheckedAt result={result} words={names} />, checkedAtText, { width: 190 }),
    column.dateTime('plannedUntil'),
    column.text('problem'),
    column.code('handling', { hidden: true }),
    column.dateTime('receivedAt', { hidden: true }),
  ],
  nameOf,
  tone: ({ result }) => (result === INSPECTION_RESULT.abnormal ? 'fault' : undefined),
  acts: [panel({ name: 'open', load: async () => (await import('./result-panel')).resultPanelOf(where) })],
  opens: 'open',
  exports: true,
})

export const indoorResultsTab = resultsTab('indoor')
export const outdoorResultsTab = resultsTab('outdoor')
