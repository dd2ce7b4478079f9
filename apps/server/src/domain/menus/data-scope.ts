/** The channels whose alarms a user may see; `all` = every channel of the tenant. */
export type VisibleChannels = ReadonlySet<number> | 'all'

/**
 * What a user may read of a tenant's data: every query runs with one. Rows outside are not found and not counted; the
 * response is the same as for rows that do not exist.
 */
export interface DataScope {
  tenantId: string
  channels: VisibleChannels
}

/** For data of a channel that no column names. */
export function mayReadChannel({ channels }: DataScope, channelId: string): boolean {
  return channels === 'all' || channels.has(Number(channelId))
}

/** Pictures of floors belong to no channel: every user who may see at least one channel may see them. */
export function mayReadAny({ channels }: DataScope): boolean {
  return channels === 'all' || channels.size > 0
}
