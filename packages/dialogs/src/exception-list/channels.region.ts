import { raise } from 'xstate'
import { output, shown } from '../shared/regions/answers'
import { partRegion } from '../shared/regions/part.region'
import { exceptionListSetup } from './exception-list.setup'

const { states, ...rail } = partRegion(
  { part: 'channels', src: 'loadChannels', input: undefined, onDone: shown('showChannels') },
  {
    loading: 'The channels are on their way.',
    fresh: 'Every channel shows its count; one that holds a fire stands out.',
    refreshing: 'The counts are asked for again; the old ones stay readable.',
    stale: 'The counts may be old: refreshing them failed or the link is silent.',
    failed: 'The channels could not be loaded; the place says so and offers to try again.',
  },
)
const { loading, ready } = states

/** The rail: the channels with their counts of unhandled records. */
export const channelsRegion = exceptionListSetup.createStateConfig({
  ...rail,
  states: {
    ...states,
    loading: {
      ...loading,
      // the first answer says which channel to open; the list waits for it
      invoke: {
        src: 'loadChannels',
        onDone: {
          target: 'ready.fresh',
          actions: [
            { type: 'showChannels', params: output },
            { type: 'openChannel', params: output },
            raise({ type: 'channels.known' }),
          ],
        },
        onError: { target: 'failed', actions: raise({ type: 'channels.failed' }) },
      },
    },
    ready: { ...ready, on: { ...ready.on, 'record.confirmed': '.refreshing' } },
  },
})
