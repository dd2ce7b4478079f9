import type { FloorPlanContext, FloorRequest, ListRequest, MarkerRequest, RecordsRequest } from './floor-plan.types'

/** What a call is asked, read from the context at that moment. */
export function floorRequest({ context }: { context: FloorPlanContext }): FloorRequest {
  const { buildingId, channelId, floor } = context
  return { buildingId, channelId, floor }
}

export function listRequest({ context }: { context: FloorPlanContext }): ListRequest {
  const { status, page, limit } = context
  return { ...floorRequest({ context }), status, page, limit }
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

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}
