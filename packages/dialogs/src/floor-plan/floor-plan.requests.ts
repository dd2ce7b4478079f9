import { listQuery } from '../shared/device-list'
import type { FloorPlanContext, FloorRequest, ListRequest, MarkerRequest, RecordsRequest } from './floor-plan.types'

/** What a call is asked, read from the context at that moment. */
export function floorRequest({ context }: { context: FloorPlanContext }): FloorRequest {
  const { buildingId, channelId, floor } = context
  return { buildingId, channelId, floor }
}

export function listRequest({ context }: { context: FloorPlanContext }): ListRequest {
  return { ...floorRequest({ context }), ...listQuery(context) }
}

/** The newest page: its records go before those that are shown. */
export function newestRecords({ context }: { context: FloorPlanContext }): RecordsRequest {
  return { ...floorRequest({ context }), page: 1 }
}

export function moreRecords({ context }: { context: FloorPlanContext }): RecordsRequest {
  return { ...floorRequest({ context }), page: context.recordPages + 1 }
}

export function markerRequest({ context }: { context: FloorPlanContext }): MarkerRequest {
  return { id: context.markerId, channelId: context.channelId }
}
