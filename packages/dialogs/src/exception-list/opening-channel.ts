import type { AlarmChannel } from '@smart-fire/api-client'

/** The channel the list opens on: of the newest unhandled fire, else the first with a count, else the first (domain 19). */
export function openingChannel(channels: AlarmChannel[], newestFireChannelId: string | null): string | null {
  const withFire = channels.find((channel) => channel.id === newestFireChannelId)
  // nobody said which fire is newest: any channel with one comes before channels with faults only
  const holdingFire = channels.find((channel) => (channel.fireCount ?? 0) > 0)
  const withCount = channels.find((channel) => channel.count > 0)
  return (withFire ?? holdingFire ?? withCount ?? channels[0])?.id ?? null
}
