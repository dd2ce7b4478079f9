import type { FloorPlanContext, FloorRequest, ListRequest } from './floor-plan.types'

/** What a call is asked, read from the context at that moment. */
export function floorRequest({ context }: { context: FloorPlanContext }): FloorRequest {
  const { buildingId, channelId, floor } = context
  return { buildingId, channelId, floor }
}

export function listRequest({ context }: { context: FloorPlanContext }): ListRequest {
  const { status, page, limit } = context
  return { ...floorRequest({ context }), status, page, limit }
}

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}
