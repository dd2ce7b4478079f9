import type { AlarmChannel } from '@smart-fire/api-client'

/** The channel the list opens on: of the newest unhandled fire, else the first with a count, else the first (domain 19). */
export function openingChannel(channels: AlarmChannel[], newestFireChannelId: string | null): string | null {
  const withFire = channels.find((channel) => channel.id === newestFireChannelId)
  // nobody said which fire is newest: any channel with one comes before channels with faults only
  const holdingFire = channels.find((channel) => (channel.fireCount ?? 0) > 0)
  const withCount = channels.find((channel) => channel.count > 0)
  return (withFire ?? holdingFire ?? withCount ?? channels[0])?.id ?? null
}

/**
 * Where to go when this channel is done: the next one below that has something to do, then from the top; null if there is
 * none. Not the next fire: somebody who has to leave a fire open would never get past two such channels.
 */
export function nextChannel(channels: AlarmChannel[], currentId: string | null): string | null {
  const at = channels.findIndex(({ id }) => id === currentId)
  const others = [...channels.slice(at + 1), ...channels.slice(0, Math.max(0, at))]
  return others.find(({ count }) => count > 0)?.id ?? null
}

/** The channel, other than the shown one, that holds more fires than the counts before said; nothing before the first counts. */
export function channelWithNewFire(
  before: { channels: AlarmChannel[]; channelId: string | null },
  channels: AlarmChannel[],
): string | undefined {
  const fires = new Map(before.channels.map(({ id, fireCount }) => [id, fireCount ?? 0]))
  return channels.find(({ id, fireCount }) => id !== before.channelId && (fireCount ?? 0) > (fires.get(id) ?? Infinity))?.id
}
