import { Text } from '@chakra-ui/react'
import { RECORD_CATEGORY, RECORD_KIND, type RecordKind } from '@smart-fire/api-client'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { records, type ListedRecord } from '@smart-fire/api-client/records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, WarningBar } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { LoadedArea, useLoaded } from '../../../screens'
import { measuredText } from '../exception-records/record-cells'
import * as monitoring from '../monitoring.messages'
import { recordState } from '../record-facts'
import * as catalogue from './device-panel.messages'
import { recordsOfDevice, type RecordsOfDevice } from './records-of-device'

interface DeviceRecordsProps {
  device: Pick<ManagedDevice, 'sensorNumber'>
  kind?: RecordKind
}

/** The latest abnormal records of a device, open ones first. They are found by its number. */
export function DeviceRecords({ device: { sensorNumber }, kind = RECORD_KIND.general }: DeviceRecordsProps) {
  const { noNumber } = useMessages(catalogue)
  return sensorNumber === null ? <Text color="fg.muted">{noNumber}</Text> : <RecordsOf sensorNumber={sensorNumber} kind={kind} />
}

function RecordsOf(of: { sensorNumber: string; kind: RecordKind }) {
  const words = useMessages(catalogue)
  const { states } = useMessages(monitoring)
  const client = useClient()
  const loaded = useLoaded<RecordsOfDevice, typeof of>({
    load: ({ kind, sensorNumber }, signal) => recordsOfDevice(client.with(records), kind, sensorNumber, signal),
    query: of,
    isEmpty: ({ rows, dropped, total }) => rows.length === 0 && dropped === 0 && total !== null,
    live: {},
  })
  return (
    <LoadedArea loaded={loaded} name={words.records} emptyText={words.noRecords} compact>
      {({ rows, dropped, total, read }) => (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <Timeline
            label={words.records}
            items={rows.map((record) => ({
              id: record.id, time: formatDateTime(record.raisedAt), title: titleOf(record), text: states[recordState(record)],
              ...(record.handled ? {} : { tone: record.category === RECORD_CATEGORY.fire ? 'alarm' : 'fault' }),
            }))}
          />
          <Rest shown={rows.length} total={total} read={read} />
        </>
      )}
    </LoadedArea>
  )
}

/** What is not listed: how many of how many, that there are more, or where nothing was found. */
function Rest({ shown, total, read }: { shown: number; total: number | null; read: number }) {
  const words = useMessages(catalogue)
  if (total !== null && total <= shown) return null
  const text = total !== null ? words.some(shown, String(total)) : shown > 0 ? words.latest(shown) : words.notAmong(read)
  return <Text fontSize="sm" color="fg.muted">{text}</Text>
}

/** The alarm type, and the measuring point where it says more. */
const titleOf = (record: ListedRecord) => [...new Set([record.alarmType, measuredText(record)])].filter((part) => part !== null && part !== '').join(' · ')
