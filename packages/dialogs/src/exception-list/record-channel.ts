import { CHANNEL, RECORD_KIND, type RecordKind } from '@smart-fire/api-client'

/** In which channel's list a record or push is; null where the server does not say (contract admin 6.3). */
export function channelOf(origin: { kind: RecordKind | 'other'; channelId: string | null }): string | null {
  if (origin.kind === RECORD_KIND.hydrant) return CHANNEL.hydrant
  if (origin.kind === RECORD_KIND.fireHost) return CHANNEL.fireHost
  return origin.channelId
}
