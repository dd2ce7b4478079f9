import { RECORD_KIND } from '@smart-fire/api-client'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, StatusBadge } from '@smart-fire/ui'
import { fact } from '../../../screens'
import { Duration, measuredText } from '../exception-records/record-cells'
import { systemTypeNames } from '@smart-fire/api-client/code-names'
import * as monitoring from '../monitoring.messages'
import { deviceOf, recordState, whereOf } from '../record-facts'
import * as catalogue from './event-panel.messages'

/** The facts of a record: place, device, first and last report, both times where the device's clock is wrong, number of reports, duration, outcome. */
export function AlarmFacts({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const { categories, states } = useMessages(monitoring)
  const systemTypes = useMessages(systemTypeNames)
  const hostFacts = [
    fact('host', words.host, record.hostName),
    ...(record.isFirstAlarm === null ? [] : [fact('first-alarm', words.firstAlarm, record.isFirstAlarm ? words.isFirst : words.isNotFirst)]),
    ...(record.systemType === null ? [] : [fact('system-type', words.systemType, systemTypes[record.systemType])]),
  ]
  return (
    <DescriptionList
      items={[
        { id: 'category', term: words.category, value: <StatusBadge tone={record.category === '1' ? 'alarm' : 'fault'} size="sm">{categories[record.category]}</StatusBadge> },
        fact('alarmType', words.alarmType, record.alarmType),
        fact('where', words.where, whereOf(record), { copied: true }),
        fact('device', words.device, deviceOf(record), { copied: true }),
        ...(record.kind === RECORD_KIND.fireHost ? hostFacts : []),
        fact('measured', words.measured, measuredText(record)),
        fact('first', words.firstReport, formatDateTime(record.raisedAt)),
        ...(record.stampedAt === null
          ? []
          : [
              { id: 'clock', term: words.clock, value: <StatusBadge tone="fault" size="sm">{words.clockFault}</StatusBadge> },
              fact('stamped', words.stampedAt, formatDateTime(record.stampedAt)),
              fact('received', words.receivedAt, formatDateTime(record.receivedAt ?? record.raisedAt)),
            ]),
        fact('last', words.lastReport, formatDateTime(record.lastReportedAt)),
        { id: 'duration', term: words.duration, value: <Duration record={record} /> },
        fact('repeats', words.repeats, record.repeats === null ? null : String(record.repeats)),
        fact('outcome', words.outcome, states[recordState(record)]),
      ]}
    />
  )
}
