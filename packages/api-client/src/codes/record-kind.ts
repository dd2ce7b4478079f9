import { CHANNEL } from './channel'

/** Abnormal records come from three tables with three id sequences: a record is identified by (kind, id). */
export const RECORD_KIND = { general: 'general', hydrant: 'hydrant', fireHost: 'fireHost' } as const
export type RecordKind = (typeof RECORD_KIND)[keyof typeof RECORD_KIND]

/** The channel of a table; null for the general table, which has many. */
export function channelOfRecordKind(kind: RecordKind): string | null {
  return kind === RECORD_KIND.general ? null : CHANNEL[kind]
}

/** The table of the records of a channel. */
export function recordKindOfChannel(channelId: string): RecordKind {
  if (channelId === CHANNEL.hydrant) return RECORD_KIND.hydrant
  if (channelId === CHANNEL.fireHost) return RECORD_KIND.fireHost
  return RECORD_KIND.general
}
