import { pageRegion } from '../../shared/regions/page.region'
import { historyRequest } from '../sensor-realtime.requests'

const { states, ...history } = pageRegion(
  { src: 'loadHistory', input: historyRequest, at: '#sensorRealtime.history.empty' },
  {
    loading: 'The records are on their way; none of another page are shown.',
    fresh: 'The handled records of the device, newest first, with verdict and persons.',
    refreshing: 'The records are asked for again; rows, page and scroll stay.',
    stale: 'The records may be old: the last call failed or the alarm link is silent. Offers a retry.',
    empty: 'No record of this device has been handled, and that is certain.',
    failed: 'The records could not be loaded; the place says so and offers a retry.',
  },
)
const { loading, ready, empty, failed } = states

/** The handled records of the device, page by page (spec 2 §2.2). What is on its way is asked for anew when the device changes. */
export const historyRegion = {
  ...history,
  states: {
    loading: { ...loading, on: { 'sensor.changed': { target: 'loading', reenter: true } } },
    ready: { ...ready, on: { ...ready.on, 'sensor.changed': { target: '.refreshing', reenter: true } } },
    empty: { ...empty, on: { ...empty.on, 'sensor.changed': 'loading' } },
    failed: { ...failed, on: { ...failed.on, 'sensor.changed': 'loading' } },
  },
} as const
