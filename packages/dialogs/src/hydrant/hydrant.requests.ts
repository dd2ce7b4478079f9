import { listQuery } from '../shared/device-list'
import type { FactsPart, FactsRequest, HydrantContext, HydrantRequest, ListRequest, RecordsRequest } from './hydrant.types'

/** What a call is asked, read from the context at that moment. */
export function hydrantRequest({ context: { hydrantId, channelId } }: { context: HydrantContext }): HydrantRequest {
  return { hydrantId, channelId }
}

export function factsRequest(part: FactsPart) {
  return ({ context }: { context: HydrantContext }): FactsRequest => ({ ...hydrantRequest({ context }), part })
}

export function listRequest({ context }: { context: HydrantContext }): ListRequest {
  return { ...hydrantRequest({ context }), ...listQuery(context) }
}

/** The newest page: its records go before those that are shown. */
export function newestRecords({ context: { hydrantId } }: { context: HydrantContext }): RecordsRequest {
  return { hydrantId, page: 1 }
}

export function moreRecords({ context: { hydrantId, recordPages } }: { context: HydrantContext }): RecordsRequest {
  return { hydrantId, page: recordPages + 1 }
}
