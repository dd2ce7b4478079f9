import { RECORD_KIND } from '../../codes/record-kind'
import { mapped } from '../../decoding/decoder'
import type { Decoded } from '../../decoding/decoder'
import { nothing, table } from '../../decoding/readers'
import { codeOf, flag, id, nullableCount, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import type { SortQuery } from '../crud.types'

const BASE = '/api/admin/channel'

const channel = shape({
  id: from('id', id),
  name: from('channelName', text),
  /** the group that it belongs to, in words of the server */
  type: from('channelType', text),
  /** the menu entry of its section */
  section: from('menuTitle', text),
  sectionCode: from('menuCode', text),
  icon: from('icon', text),
  order: from('orderNum', number),
  /** the table of its records */
  kind: from('kind', codeOf(RECORD_KIND)),
  /** the specification names it itself: it cannot be switched off; null: unknown */
  locked: from('isLocked', flag),
  /** null: unknown */
  state: from('isHidden', mapped(flag, (hidden) => (hidden === null ? null : hidden ? ('off' as const) : ('on' as const)))),
  /** its unhandled records, and the fires among them */
  open: from('openCount', nullableCount),
  openFires: from('openFires', nullableCount),
  devices: from('devices', nullableCount),
})

/** A monitoring system of the tenant (contract admin 3.9; our server, ADR 36). */
export type ManagedChannel = Decoded<typeof channel>

/** The monitoring systems of the tenant. Systems come with the program: they are neither added nor deleted. */
export interface ChannelCalls {
  /** All systems of the tenant, in the order of the navigation (GET admin/channel/pageList, our server; ADR 3). */
  list: (query: PageQuery & SortQuery, signal?: AbortSignal) => Promise<Rows<ManagedChannel>>
  /**
   * Shows or hides the section of a system for all users of the tenant; its devices report and alarm as before. Rejects `refused` for a locked
   * system and for one with open records (POST admin/channel/setHidden, our server; ADR 36).
   */
  setHidden: (id: string, hidden: boolean, signal?: AbortSignal) => Promise<void>
}

function channelCalls(http: Transport): ChannelCalls {
  return {
    list: ({ page, limit }, signal) => http.get(`${BASE}/pageList`, table(channel), { query: { page, limit }, signal }),
    setHidden: (channelId, hidden, signal) => http.postForm(`${BASE}/setHidden`, { id: channelId, hidden: hidden ? '1' : '0' }, nothing, { signal }),
  }
}

/** Group `channels`: `client.with(channels)`. */
export const channels: ApiGroup<'channels', ChannelCalls> = { name: 'channels', calls: channelCalls }
