import { readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { nothing, table } from '../../decoding/readers'
import { codeOf, color, flag, id, instant, nullableFloor, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { SortQuery } from '../crud.types'
import { queryOf, to, wireSort, writeValues, type FilterValues } from '../crud-wire'
import { WARNING_END, WARNING_TONE } from './warning.codes'

const BASE = '/api/device/deviceEarlyWarning'

const fields = {
  id: from('id', id),
  channelId: from('channelId', nullableId),
  deviceId: from('equId', nullableId),
  number: from('sensorNo', text),
  equipmentType: from('equipmentType', text),
  buildingId: from('buildId', nullableId),
  buildingName: from('bName', text),
  floor: from('floor', nullableFloor),
  hydrantName: from('hydrantName', text),
  position: from('positionDescription', text),
  point: from('measuringPoint', text),
  pointCode: from('measuringPointCode', text),
  /** the value with which it came into the level */
  value: from('alrmData', number),
  unit: from('unit', text),
  level: from('alrmType', text),
  /** a larger number is a higher level; null on the deployed platform */
  rank: from('sort', number),
  color: from('color', color),
  raisedAt: from('alrmDate', instant),
  /** null: the value lasts in the level, or a server that does not tell */
  endedAt: from('endDate', instant),
  endedBy: from('endedBy', codeOf(WARNING_END)),
  handled: from('handleFlag', flag),
  /** null while it is not handled, and when it ended before a user handled it */
  handledBy: from('handlePerson', text),
  handledAt: from('handleDate', instant),
}
const warning = shape(fields)

/** A value that came into a level before it was an alarm (contract device 15.5). */
export type EarlyWarning = Decoded<typeof warning>

/** An early warning as the alarm socket tells of it, with the tone of its level; our server. */
export type PushedWarning = Decoded<typeof pushed>

const pushed = shape({
  ...fields,
  /** null: the level is silent */
  tone: from('tone', codeOf(WARNING_TONE)),
  /** the tone repeats until an operator has acknowledged the warning */
  repeats: from('repeatFlag', flag),
})
const readPushed = readOf(pushed)

/** Reads the warning of a frame `earlyWarning`: as it is now, so one that is raised, handled or over. Null: it cannot be read. */
export function pushedWarning(wire: object): PushedWarning | null {
  const read = readPushed(wire)
  return read instanceof Refusal ? null : read
}

const filters = {
  handled: to<boolean>('handleFlag'),
  keyword: 'keyword',
  level: 'alrmType',
  channelId: 'channelId',
  /** two days `yyyy-MM-dd` in UTC+8, both included */
  days: to('dateStrs', (days: { from: string; to: string }) => `${days.from},${days.to}`),
}
const sorts = { raisedAt: 'alrmDate', rank: 'sort' }
/** The filter `handleFlag` is required on the platform; −1 is no filter (contract device 0.6). */
const EVERY = { handleFlag: '-1' }

/** `keyword` is contained in device, place or measuring point, `level` in the level. All but `handled` are applied by our server only. */
export type EarlyWarningFilters = FilterValues<typeof filters>

/** Early warnings of the channels that the user sees. */
export type EarlyWarningCalls = ReturnType<typeof earlyWarnings>

export function earlyWarnings(http: Transport) {
  return {
    /** Newest first, or on our server sorted by `raisedAt` or `rank` (GET deviceEarlyWarning/pageList, contract device 15.5). */
    list({ page, limit, sort, ...given }: EarlyWarningFilters & PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<EarlyWarning>> {
      const query = { page, limit, ...EVERY, ...queryOf(writeValues(filters, given)), ...wireSort(sorts, sort) }
      return http.get(`${BASE}/pageList`, table(warning), { query, signal })
    },
    /** Marks warnings as handled, all or none; who has handled one before stays (POST deviceEarlyWarning/updateBatch, contract device 15.5). */
    handle: (ids: readonly string[], signal?: AbortSignal): Promise<void> => http.postForm(`${BASE}/updateBatch`, { ids: ids.join(',') }, nothing, { signal }),
  }
}
