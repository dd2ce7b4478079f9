import { assertEvent, assign, emit, fromPromise, setup, stateIn } from 'xstate'
import type {
  ChannelsAnswer,
  ExceptionListContext,
  ExceptionListEmitted,
  ExceptionListEvent,
  ExceptionListInput,
  PageAnswer,
  PageRequest,
} from './exception-list.types'
import { openingChannel } from './opening-channel'

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the exception list share: its calls, and what they do to its context. */
export const exceptionListSetup = setup({
  types: {
    context: {} as ExceptionListContext,
    events: {} as ExceptionListEvent,
    emitted: {} as ExceptionListEmitted,
    input: {} as ExceptionListInput,
  },
  actors: {
    loadChannels: fromPromise<ChannelsAnswer>(notProvided),
    loadPage: fromPromise<PageAnswer, PageRequest>(notProvided),
    loadPermission: fromPromise<boolean>(notProvided),
  },
  actions: {
    noteChange: assign(({ context, event }) => ({
      heardChange: event.type === 'records.changed' ? event.change : context.heardChange,
    })),
    showChannels: assign((_, answer: ChannelsAnswer) => ({ channels: answer.channels })),
    openChannel: assign(({ context }, answer: ChannelsAnswer) => ({
      channelId: context.channelId ?? openingChannel(answer.channels, answer.newestFireChannelId),
    })),
    showRows: assign((_, answer: PageAnswer) => answer),
    goToChannel: assign(({ context, event }) => ({
      channelId: event.type === 'channel.select' ? event.channelId : context.fireChannelId,
      page: 1,
      rows: [],
      total: 0,
      selected: null,
    })),
    goToPage: assign(({ event }) => {
      assertEvent(event, 'page.change')
      return { page: event.page, rows: [], selected: null }
    }),
    resizePages: assign(({ event }) => {
      assertEvent(event, 'size.change')
      return { limit: event.limit, page: 1, rows: [], selected: null }
    }),
    goToLastPage: assign(({ context }, answer: PageAnswer) => ({ page: lastPage(answer.total, context.limit) })),
    workOn: assign(({ event }) => {
      assertEvent(event, ['row.confirm', 'row.plan'])
      return { overlayRecord: event.record, selected: { kind: event.record.kind, id: event.record.id } }
    }),
    noteFire: assign(({ context, event }) => {
      assertEvent(event, 'fire.arrived')
      return { fireChannelId: event.channelId, fireChange: context.channelsChange }
    }),
    sayConfirmed: emit({ type: 'confirmed' }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    channelKnown: ({ context }) => context.channelId !== null,
    channelsOutdated: ({ context }) => context.heardChange !== context.channelsChange,
    listOutdated: ({ context }) => context.heardChange !== context.listChange,
    /** the page that was asked for is gone, others are not: the last row of the last page was handled */
    pastTheEnd: ({ context }, answer: PageAnswer) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > lastPage(answer.total, context.limit),
    nothing: (_, answer: PageAnswer) => answer.total === 0,
    elsewhere: ({ context, event }) => event.type === 'fire.arrived' && event.channelId !== context.channelId,
    toFireChannel: ({ context, event }) => event.type === 'channel.select' && event.channelId === context.fireChannelId,
    /** counts asked for after the fire arrived say that it is gone */
    fireGone: ({ context }) =>
      context.channelsChange !== context.fireChange &&
      context.channelsChange === context.heardChange &&
      context.channels.some((channel) => channel.id === context.fireChannelId && channel.fireCount === 0),
  },
})

export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}
