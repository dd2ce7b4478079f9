import { type AbnormalRecord, type AlarmChannel, type ApiClient, CHANNEL } from '@smart-fire/api-client'
import { firesElsewhere } from './fires-elsewhere'
import type { BuildingRequest, BuildingSystems } from './floor-plan.types'

/**
 * The channels of the tenant, and the floors of the building with open fires of the channels that the plan does not show
 * (domain 26). A platform that does not send the floors with the channels is asked for those of channels with unhandled records.
 *
 * @param openRecords the unhandled records that the alarm link knows at the moment of the call
 */
export async function loadSystems(
  client: ApiClient,
  openRecords: () => readonly AbnormalRecord[],
  { buildingId, channelId }: BuildingRequest,
  signal: AbortSignal,
): Promise<BuildingSystems> {
  const channels = await client.abnormalRecords.channels({ floorsOf: buildingId }, signal)
  let { dropped } = channels
  const others = channels.rows.filter(({ id }) => id !== channelId && id !== CHANNEL.hydrant) // hydrants stand outdoors
  const floors = await Promise.all(
    others.map(async (channel) => {
      if (!mayHoldFire(channel)) return { channelId: channel.id, floors: [] }
      if (channel.floorsInTrouble !== null) return { channelId: channel.id, floors: channel.floorsInTrouble }
      const read = await client.floors.list({ buildingId, channelId: channel.id }, signal)
      dropped += read.dropped
      return { channelId: channel.id, floors: read.rows }
    }),
  )
  return {
    channels: channels.rows.map(({ id, name }) => ({ id, name })),
    fires: firesElsewhere(buildingId, floors, openRecords()),
    dropped,
  }
}

/** A server that does not count the fires of a channel counts its records: without any, there is no fire. */
function mayHoldFire({ count, fireCount }: AlarmChannel): boolean {
  return (fireCount ?? count) !== 0
}
