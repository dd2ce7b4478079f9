import type { FactsPart, FactsRequest, HydrantContext, HydrantRequest, ListRequest, RecordsRequest } from './hydrant.types'

/** What a call is asked, read from the context at that moment. */
export function hydrantRequest({ context: { hydrantId, channelId } }: { context: HydrantContext }): HydrantRequest {
  return { hydrantId, channelId }
}

export function factsRequest(part: FactsPart) {
  return ({ context }: { context: HydrantContext }): FactsRequest => ({ ...hydrantRequest({ context }), part })
}

export function listRequest({ context }: { context: HydrantContext }): ListRequest {
  const { status, page, limit } = context
  return { ...hydrantRequest({ context }), status, page, limit }
}

/** The newest page: its records go before those that are shown. */
export function newestRecords({ context: { hydrantId } }: { context: HydrantContext }): RecordsRequest {
  return { hydrantId, page: 1 }
}

export function moreRecords({ context: { hydrantId, recordPages } }: { context: HydrantContext }): RecordsRequest {
  return { hydrantId, page: recordPages + 1 }
}

/** What a call answered, as parameters of an action or guard. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output
}
