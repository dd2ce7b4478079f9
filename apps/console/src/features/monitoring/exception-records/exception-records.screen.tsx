import { RECORD_CATEGORY, RECORD_KIND, VERDICT } from '@smart-fire/api-client'
import { records, type ListedRecord } from '@smart-fire/api-client/records'
import { statistics } from '@smart-fire/api-client/statistics'
import { choices, column, filter, listScreen, panel, question } from '../../../screens'
import { deviceOf } from '../record-facts'
import { SYSTEM_SECTIONS, type SystemSection } from '../sections'
import * as words from './exception-records.messages'
import { Duration, durationText, floorText, measuredText, outcomeCell, outcomeText } from './record-cells'

/** The open and ended records of a system, each with its event panel (spec 1 §2 exceptionRecord, contract device 11–13). */
function exceptionRecords({ code, kind }: SystemSection) {
  const alarmTypes = choices.loaded(async (client, signal) =>
    (await client.with(statistics).alarmTypes({ kind }, signal)).map((type) => ({ value: type, label: type })),
  )
  const place = kind === RECORD_KIND.hydrant
    ? [column.text('hydrantName')]
    : [column.text('buildingName'), column.custom('floor', floorText, floorText, { width: 72 })]
  return listScreen({
    key: `${code}/exceptionRecord`,
    words,
    calls: records,
    scopeOf: (id) => ({ kind, ...(id === null ? {} : { channelId: id }) }),
    usual: { state: 'all' },
    filters: {
      keyword: filter.text(),
      state: filter.choice(choices.fixed('unhandled', 'handledFires', 'handledFaults')),
      ...(kind === RECORD_KIND.hydrant ? {} : { category: filter.choice(choices.fixed(...Object.values(RECORD_CATEGORY))), verdict: filter.choice(choices.fixed(...Object.values(VERDICT))) }),
      alarmType: filter.choice(alarmTypes),
      raised: filter.dateRange(),
      handledBy: filter.text(),
    },
    columns: [
      column.dateTime('raisedAt'),
      column.code('category', { width: 88, tones: { [RECORD_CATEGORY.fire]: 'alarm', [RECORD_CATEGORY.fault]: 'fault' } }),
      column.custom('outcome', outcomeCell, outcomeText, { width: 120 }),
      column.text('alarmType'),
      ...place,
      column.text('position'),
      column.custom('device', deviceOf, deviceOf, { copy: true }),
      column.custom('measured', measuredText, measuredText, { hidden: true }),
      column.number('repeats', { width: 88 }),
      column.dateTime('lastReportedAt', { hidden: true }),
      column.custom('duration', (record: ListedRecord) => <Duration record={record} />, durationText, { width: 110 }),
      column.text('handledBy', { width: 110 }),
      column.dateTime('handledAt', { hidden: true }),
    ],
    nameOf: ({ buildingName, hydrantName, position, alarmType }) => [buildingName ?? hydrantName, position, alarmType].filter(Boolean).join(' '),
    tone: ({ handled, category }) => (handled ? undefined : category === RECORD_CATEGORY.fire ? 'alarm' : 'fault'),
    opens: 'open',
    acts: [
      panel({ name: 'open', load: async () => (await import('../event-panel/event-panel')).EventPanel }),
      question({
        name: 'handle', element: 'btn_handle', bulk: true, when: ({ handled, category }: ListedRecord) => !handled && category === RECORD_CATEGORY.fault,
        run: (client, { id }, signal) => client.abnormalRecords.confirm({ kind, id, category: RECORD_CATEGORY.fault, verdict: null }, signal),
      }),
    ],
    live: true,
    exports: true,
  })
}

export default SYSTEM_SECTIONS.map(exceptionRecords)
