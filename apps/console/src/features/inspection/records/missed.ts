import type { ApiGroup } from '@smart-fire/api-client'
import { inspectionRecords, type InspectionResultCalls } from '@smart-fire/api-client/inspection-records'
import { column, filter, listScreen } from '../../../screens'
import * as words from './missed.messages'
import { key } from './record-key'


const missedOf = (where: 'indoor' | 'outdoor'): ApiGroup<string, { list: InspectionResultCalls['missed'] }> =>
  ({ name: `${where}Missed`, calls: (http) => ({ list: inspectionRecords.calls(http)[where].missed }) })

/** Checks that were missed, in the columns of the platform's file. */
const missedTab = (where: 'indoor' | 'outdoor') => listScreen({
  key,
  words,
  calls: missedOf(where),
  filters: { planned: filter.dateRange(), number: filter.text(), typeName: filter.text(), ...(where === 'indoor' ? { buildingName: filter.text() } : { unitName: filter.text() }) },
  columns: [
    column.text('number', { copy: true, width: 190 }),
    column.text('typeName', { width: 130 }),
    ...(where === 'indoor' ? [column.text('buildingName', { width: 160 }), column.floor('floor', { width: 72 })] : [column.text('unitName', { width: 180 })]),
    column.text('position', { width: 200 }),
    column.dateTime('plannedUntil'),
    column.text('reason'),
    column.dateTime('lateAt'),
    column.text('routeName', { width: 200 }),
  ],
  nameOf: ({ typeName, number, id }) => [typeName, number ?? id].filter(Boolean).join(' '),
  exports: true,
})

export const indoorMissedTab = missedTab('indoor')
export const outdoorMissedTab = missedTab('outdoor')
