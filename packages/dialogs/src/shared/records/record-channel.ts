import { CHANNEL, RECORD_KIND, type RecordKind } from '@smart-fire/api-client'

/** The channel whose list holds a record or push; null where the server does not name it (contract admin 6.3). */
export function channelOf(origin: { kind: RecordKind | 'other'; channelId: string | null }): string | null {
  if (origin.kind === RECORD_KIND.hydrant) return CHANNEL.hydrant
  if (origin.kind === RECORD_KIND.fireHost) return CHANNEL.fireHost
  return origin.channelId
}
