import { type AbnormalRecord, type ApiClient, RECORD_KIND, recordKindOfChannel, type SensorRow } from '@smart-fire/api-client'
import type { CallsOf } from '../regions/machine-calls'
import type { exceptionListMachine } from './exception-list.machine'
import { isSameDevice } from '../provider/internal'
import { pagesOf } from '../shared/pages-of'
import { channelOf } from '../shared/records/record-channel'

/**
 * The calls of the exception list.
 *
 * @param newestFireChannel the channel of the newest open fire according to the alarm link
 */
export function exceptionListCalls(
  client: ApiClient,
  newestFireChannel: () => string | null,
): CallsOf<typeof exceptionListMachine> {
  return {
    loadChannels: async (_, signal) => {
      const { rows: channels, dropped } = await client.abnormalRecords.channels({}, signal)
      return { channels, dropped, newestFireChannelId: newestFireChannel() }
    },
    loadPage: async ({ channelId, page, limit }, signal) => {
      const kind = recordKindOfChannel(channelId)
      // hydrants and fire hosts have tables of their own: the table is the channel
      const channel = kind === RECORD_KIND.general ? { channelId } : {}
      const rows = await client.abnormalRecords.list({ kind, state: 'unhandled', page, limit, ...channel }, signal)
      return { ...rows, loadedAt: Date.now() }
    },
    findDevice: (record, signal) => findDevice(client, record, signal),
    loadPermission: (_, signal) => client.tenantSetup.planAllowed(signal),
  }
}

const DEVICES_PER_PAGE = 100

/** The device of the floor that a record names by number, or by host, loop and address (contract device 11.1, 13). */
async function findDevice(client: ApiClient, record: AbnormalRecord | null, signal: AbortSignal): Promise<string | null> {
  const channelId = record === null ? null : channelOf(record)
  if (record === null || channelId === null || record.buildingId === null || record.floor === null) return null
  const { buildingId, floor } = record
  const load = (page: number) => client.sensors.onFloor({ buildingId, channelId, floor, status: null, page, limit: DEVICES_PER_PAGE }, signal)
  for await (const { rows } of pagesOf(load)) {
    const device = rows.find((row) => isDeviceOf(record, row))
    if (device) return device.id
  }
  return null
}

function isDeviceOf(record: AbnormalRecord, row: SensorRow): boolean {
  if (record.kind !== RECORD_KIND.fireHost) return record.sensorNumber !== null && isSameDevice(record, row)
  return row.fireHostId === record.fireHostId && row.loop === record.loop && row.address === record.address
}
