import type { ApiClient, NotEnabledRow, Rows } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import type { NotEnabledAnswer, NotEnabledRequest } from './not-enabled.types'

/** What the not-enabled list asks the server. */
export function notEnabledCalls(client: ApiClient) {
  return {
    loadPage: fromPromise<NotEnabledAnswer, NotEnabledRequest>(({ input, signal }) =>
      whileWanted(signal, async () => {
        const { rows, total } = await pageOf(client, input, signal)
        return { rows, total, loadedAt: Date.now() }
      }),
    ),
  }
}

function pageOf(client: ApiClient, request: NotEnabledRequest, signal: AbortSignal): Promise<Rows<NotEnabledRow>> {
  const { channelId, place, page, limit } = request
  if ('hydrantId' in place) {
    return client.hydrants.notEnabled({ hydrantId: place.hydrantId, channelId, page, limit }, signal)
  }
  const { buildingId, floor } = place
  return client.sensors.notEnabled({ buildingId, channelId, page, limit, ...(floor === null ? {} : { floor }) }, signal)
}
