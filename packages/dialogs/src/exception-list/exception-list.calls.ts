import { type AbnormalRecord, type ApiClient, RECORD_KIND, recordKindOfChannel, type SensorRow } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import { channelOf } from './record-channel'
import type { ChannelsAnswer, PageAnswer, PageRequest } from './exception-list.types'

/** What the list asks the server; which fire is newest the alarm link knows better than any call. */
export function exceptionListCalls(client: ApiClient, newestFireChannel: () => string | null) {
  return {
    loadChannels: fromPromise<ChannelsAnswer>(({ signal }) =>
      whileWanted(signal, async () => ({
        channels: await client.abnormalRecords.channels(signal),
        newestFireChannelId: newestFireChannel(),
      })),
    ),
    loadPage: fromPromise<PageAnswer, PageRequest>(({ input, signal }) =>
      whileWanted(signal, () => loadPage(client, input, signal)),
    ),
    findDevice: fromPromise<string | null, AbnormalRecord | null>(({ input, signal }) =>
      whileWanted(signal, () => findDevice(client, input, signal)),
    ),
    loadPermission: fromPromise<boolean>(({ signal }) => whileWanted(signal, () => client.tenantSetup.planAllowed(signal))),
  }
}

async function loadPage(client: ApiClient, request: PageRequest, signal: AbortSignal): Promise<PageAnswer> {
  const { channelId, page, limit } = request
  // nothing to ask for until the channels have answered; the machine asks again then
  if (channelId === null) return new Promise<never>(() => undefined)
  const kind = recordKindOfChannel(channelId)
  // hydrants and fire hosts have tables of their own: the table is the channel
  const channel = kind === RECORD_KIND.general ? { channelId } : {}
  const { rows, total } = await client.abnormalRecords.list({ kind, state: 'unhandled', page, limit, ...channel }, signal)
  return { rows, total, loadedAt: Date.now() }
}

const DEVICES_PER_PAGE = 100

/** Which device of the floor a record means, where the server names it by number, or by host, loop and address (contract device 11.1, 13). */
async function findDevice(client: ApiClient, record: AbnormalRecord | null, signal: AbortSignal): Promise<string | null> {
  const channelId = record === null ? null : channelOf(record)
  if (record === null || channelId === null || record.buildingId === null || record.floor === null) return null
  const { buildingId, floor } = record
  for (let page = 1; ; page += 1) {
    const query = { buildingId, channelId, floor, status: null, page, limit: DEVICES_PER_PAGE }
    const { rows, total } = await client.sensors.onFloor(query, signal)
    const device = rows.find((row) => isDeviceOf(record, row))
    if (device) return device.id
    if (rows.length === 0 || page * DEVICES_PER_PAGE >= total) return null
  }
}

function isDeviceOf(record: AbnormalRecord, row: SensorRow): boolean {
  if (record.kind !== RECORD_KIND.fireHost) return record.sensorNumber !== null && row.sensorNumber === record.sensorNumber
  return row.fireHostId === record.fireHostId && row.loop === record.loop && row.address === record.address
}
