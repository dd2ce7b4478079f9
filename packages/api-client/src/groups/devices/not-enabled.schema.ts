import { mapped, type Decoded } from '../../decoding/decoder'
import { DEVICE, PLACE } from '../../decoding/device-fields'
import { codeOf, flag, id, instant, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { to, type FilterValues } from '../crud-wire'

/** A device of a building, a sensor of a hydrant, or a point of a fire host. */
export const NOT_ENABLED_KIND = { device: 'device', outdoor: 'outdoor', point: 'point' } as const
/** Such a kind. */
export type NotEnabledKind = (typeof NOT_ENABLED_KIND)[keyof typeof NOT_ENABLED_KIND]

const fields = shape({
  /** null for a kind of a later version */
  kind: from('kind', codeOf(NOT_ENABLED_KIND)),
  subjectId: from('id', id),
  version: from('version', text),
  ...DEVICE,
  hostName: from('hostName', text),
  manufacturer: from('manufacturer', text),
  model: from('model', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  ...PLACE,
  hydrantName: from('hydrantName', text),
  /** marked on its plan; a sensor of a hydrant: linked to a hydrant */
  placed: from('positionSign', flag),
  lastReportAt: from('lastReportTime', instant),
  /** a user has stopped it, or the host of the point */
  stopped: from('stopped', flag),
  stopReason: from('stopReason', text),
  /** arrival of the last report that was refused because it is stopped; of a point: of any report of its host */
  refusedAt: from('refusedTime', instant),
})

/** Something that is installed and not in service yet (GET notEnabled/pageList, our server; ADR 3). */
export interface NotEnabledThing extends Decoded<typeof fields> {
  /** unique over the three kinds */
  id: string
}

export const notEnabledThing = mapped(fields, (row): NotEnabledThing => ({ ...row, id: `${row.kind ?? ''}-${row.subjectId}` }))

export const notEnabledFilters = {
  kind: to<NotEnabledKind>('kind'),
  channelId: 'channelId',
  /** contained in number, host, loop-address, type or position */
  keyword: 'keyword',
  stopped: to<boolean>('stopped'),
  placed: to<boolean>('positionSign'),
}

/** A filter that is missing is not applied. */
export type NotEnabledFilters = FilterValues<typeof notEnabledFilters>
