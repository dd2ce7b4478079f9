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

const SHOWN = 10

/** The latest abnormal records of a device, open ones first. The platform finds numbers that contain this one: others are left out. */
export function DeviceRecords({ device: { sensorNumber }, kind = RECORD_KIND.general }: { device: Pick<ManagedDevice, 'sensorNumber'>; kind?: RecordKind }) {
  const words = useMessages(catalogue)
  const { states } = useMessages(monitoring)
  const client = useClient()
  const loaded = useLoaded({
    load: async (of: { sensorNumber: string }, signal) => {
      const { rows, total, dropped } = await client.with(records).list({ kind, state: 'all', ...of, page: 1, limit: SHOWN }, signal)
      const own = rows.filter((row) => row.sensorNumber === of.sensorNumber)
      return { rows: own, dropped, total: total - (rows.length - own.length) }
    },
    query: sensorNumber === null ? null : { sensorNumber },
    isEmpty: ({ rows, dropped }) => rows.length === 0 && dropped === 0,
    live: {},
  })
  return (
    <LoadedArea loaded={loaded} name={words.records} emptyText={words.noRecords} compact>
      {({ rows, dropped, total }) => (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <Timeline
            label={words.records}
            items={rows.map((record) => ({
              id: record.id, time: formatDateTime(record.raisedAt), title: titleOf(record), text: states[recordState(record)],
              ...(record.handled ? {} : { tone: record.category === RECORD_CATEGORY.fire ? 'alarm' : 'fault' }),
            }))}
          />
          {total > rows.length ? <Text fontSize="sm" color="fg.muted">{words.some(rows.length, String(total))}</Text> : null}
        </>
      )}
    </LoadedArea>
  )
}

/** The alarm type, and the measuring point where it says more. */
const titleOf = (record: ListedRecord) => [...new Set([record.alarmType, measuredText(record)])].filter((part) => part !== null && part !== '').join(' · ')
