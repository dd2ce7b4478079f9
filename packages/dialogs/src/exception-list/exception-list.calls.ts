import { type ApiClient, RECORD_KIND, recordKindOfChannel } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import type { ChannelsAnswer, PageAnswer, PageRequest } from './exception-list.types'

/** What the list asks the server; which fire is newest the alarm link knows better than any call. */
export function exceptionListCalls(client: ApiClient, newestFireChannel: () => string | null) {
  return {
    loadChannels: fromPromise<ChannelsAnswer>(({ signal }) =>
      whileWanted(signal, async () => ({
        channels: await client.abnormalRecords.channels(signal),
        newestFireChannelId: newestFireChannel(),
      })),
    ),
    loadPage: fromPromise<PageAnswer, PageRequest>(({ input, signal }) =>
      whileWanted(signal, () => loadPage(client, input, signal)),
    ),
    loadPermission: fromPromise<boolean>(({ signal }) => whileWanted(signal, () => client.tenantSetup.planAllowed(signal))),
  }
}

async function loadPage(client: ApiClient, request: PageRequest, signal: AbortSignal): Promise<PageAnswer> {
  const { channelId, page, limit } = request
  // nothing to ask for until the channels have answered; the machine asks again then
  if (channelId === null) return new Promise<never>(() => undefined)
  const kind = recordKindOfChannel(channelId)
  // hydrants and fire hosts have tables of their own: the table is the channel
  const channel = kind === RECORD_KIND.general ? { channelId } : {}
  const { rows, total } = await client.abnormalRecords.list({ kind, state: 'unhandled', page, limit, ...channel }, signal)
  return { rows, total, loadedAt: Date.now() }
}
