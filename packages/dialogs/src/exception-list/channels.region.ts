import { partRegion } from '../regions/part.region'
import { shown } from '../regions/responses'
import { exceptionListSetup } from './exception-list.setup'

const { states, ...rail } = partRegion(
  { part: 'channels', src: 'loadChannels', input: undefined, onDone: shown('showChannels') },
  {
    loading: 'The channels are loading.',
    fresh: 'Every channel shows its number of unhandled records; one that holds a fire stands out.',
    refreshing: 'The numbers are loaded again and stay readable.',
    stale: 'The numbers may be out of date: the last refresh failed or the alarm link is silent.',
    failed: 'The channels could not be loaded; a message says so and offers a retry.',
  },
)
const { ready } = states

/** The rail: the channels with their numbers of unhandled records. The first response decides which channel the list opens. */
export const channelsRegion = exceptionListSetup.createStateConfig({
  ...rail,
  states: { ...states, ready: { ...ready, on: { ...ready.on, 'record.confirmed': '.refreshing' } } },
})
