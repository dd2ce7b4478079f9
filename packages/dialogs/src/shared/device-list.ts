import type { SensorRow, SensorStatus } from '@smart-fire/api-client'
import type { PagedList, PageEvent } from './paged-list'

/** The status that the list is filtered by; null = all. */
export type StatusFilter = SensorStatus | null

/** List mode of a place: its devices by status, one page. */
export interface DeviceList extends PagedList<SensorRow> {
  /** chosen in the filter, and applied by the query button */
  filter: StatusFilter
  status: StatusFilter
}

/** Entering list mode: all, page 1, 10 (spec 2 §4, §9). */
export const NEW_LIST = { filter: null, status: null, page: 1, limit: 10, rows: [], total: 0 }

export type DeviceListEvent = PageEvent | { type: 'filter.choose'; status: StatusFilter } | { type: 'filter.apply' }

export const FILTER_EVENTS = {
  'filter.choose': { actions: { type: 'changeList', params: chosen } },
  'filter.apply': { target: '.loading', actions: { type: 'changeList', params: applied } },
} as const

function chosen({ event }: { event: { status: StatusFilter } }) {
  return { filter: event.status }
}

function applied({ context }: { context: DeviceList }) {
  return { status: context.filter, page: 1, rows: [], total: 0 }
}

/** Which page of which devices is asked for. */
export function listQuery({ status, page, limit }: DeviceList) {
  return { status, page, limit }
}

/** The list alone; compare with `shallowEqual`. */
export function selectDeviceList({ context }: { context: DeviceList }): DeviceList {
  const { filter, status, page, limit, rows, total, loadedAt } = context
  return { filter, status, page, limit, rows, total, loadedAt }
}
