import type { AlarmChannel } from '@smart-fire/api-client'

/** The channel that the list opens: of the newest unhandled fire, else the first with records, else the first whose count is unknown, else the first (domain 19, 25). */
export function openingChannel(channels: AlarmChannel[], newestFireChannelId: string | null): string | null {
  const withFire = channels.find((channel) => channel.id === newestFireChannelId)
  // without knowing which fire is newest, any channel with a fire comes before channels with faults only
  const holdingFire = channels.find((channel) => (channel.fireCount ?? 0) > 0)
  const withCount = channels.find((channel) => (channel.count ?? 0) > 0)
  const uncounted = channels.find((channel) => channel.count === null)
  return (withFire ?? holdingFire ?? withCount ?? uncounted ?? channels[0])?.id ?? null
}

/**
 * The next channel below this one that has unhandled records, or whose count is unknown, then from the top; null if there is none. Not the next
 * fire: an operator who has to leave two fires open would never get past their channels.
 */
export function nextChannel(channels: AlarmChannel[], currentId: string | null): string | null {
  const at = channels.findIndex(({ id }) => id === currentId)
  const others = [...channels.slice(at + 1), ...channels.slice(0, Math.max(0, at))]
  return others.find(({ count }) => count !== 0)?.id ?? null
}

/** The channels, other than the shown one, that hold more fires than before; none for the first numbers. */
export function channelsWithNewFire(
  before: { channels: AlarmChannel[]; channelId: string | null },
  channels: AlarmChannel[],
): string[] {
  const fires = new Map(before.channels.map(({ id, fireCount }) => [id, fireCount ?? 0]))
  const isNew = ({ id, fireCount }: AlarmChannel) => id !== before.channelId && (fireCount ?? 0) > (fires.get(id) ?? Infinity)
  return channels.filter(isNew).map(({ id }) => id)
}
