import { RECORD_CATEGORY, RECORD_KIND } from '@smart-fire/api-client'
import { records, type ListedRecord } from '@smart-fire/api-client/records'
import { column, listScreen, panel, question } from '../../../screens'
import type { ScreenKey } from '../../../lib/screen-key'
import { SYSTEM_SECTIONS, VIDEO_SECTION, type SystemSection } from '../sections'
import * as words from './exception-records.messages'
import { Duration, durationText, firstAlarmCell, firstAlarmText, measuredText, outcomeCell, outcomeText } from './record-cells'
import { pictureCell, pictureText } from './picture-cell'
import { recordFilters } from './record-filters'

/** The open and ended records of a system, each with its event panel (spec 1 §2 exceptionRecord, contract device 11–13); those of cameras as cards with what the camera saw. */
function exceptionRecords({ code, kind, channelId }: SystemSection, key: ScreenKey = `${code}/exceptionRecord`) {
  // a card has room for a few lines below its picture
  const isVideo = channelId === VIDEO_SECTION.channelId
  const place = kind === RECORD_KIND.hydrant
    ? [column.placeName('hydrantName'), column.text('area', { width: 110 })]
    : [column.placeName('buildingName'), column.floor('floor', { width: 72, hidden: isVideo })]
  const device = kind === RECORD_KIND.fireHost
    ? [
        column.text('hostName'), column.text('loop', { width: 84 }), column.text('address', { width: 84 }),
        column.text('series'), column.code('systemType', { hidden: true }),
      ]
    : [column.text('sensorNumber', { copy: true, width: 168 }), column.text('equipmentType', { hidden: true })]
  return listScreen({
    key,
    words,
    calls: records,
    scopeOf: (id) => ({ kind, channelId: id ?? channelId }),
    usual: { state: 'all' },
    filters: recordFilters(kind),
    columns: [
      ...(isVideo ? [column.custom('picture', pictureCell, pictureText, { width: 200 })] : []),
      column.dateTime('raisedAt'),
      column.code('category', { width: 88, hidden: isVideo, tones: { [RECORD_CATEGORY.fire]: 'alarm', [RECORD_CATEGORY.fault]: 'fault' } }),
      column.custom('outcome', outcomeCell, outcomeText, { width: 120 }),
      ...(kind === RECORD_KIND.fireHost ? [column.custom('isFirstAlarm', firstAlarmCell, firstAlarmText, { width: 88 })] : []),
      column.text('alarmType'),
      ...place,
      column.position('position'),
      ...device,
      column.custom('measured', measuredText, measuredText, { hidden: !isVideo }),
      column.number('repeats', { width: 88, hidden: isVideo }),
      column.dateTime('lastReportedAt', { hidden: true }),
      column.custom('duration', (record: ListedRecord) => <Duration record={record} />, durationText, { width: 110, hidden: isVideo }),
      column.text('handledBy', { width: 110, hidden: isVideo }),
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
    ...(isVideo ? { look: 'cards' as const } : {}),
    live: true,
    exports: true,
  })
}

export default [...SYSTEM_SECTIONS.map((section) => exceptionRecords(section)), exceptionRecords(VIDEO_SECTION, 'videoSurveillance/videoAbnormal')]
