import { deviceListRegion } from '../../shared/regions/device-list.region'
import { listRequest } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'

const { on, ...devices } = deviceListRegion(
  { input: listRequest, at: '#hydrant.mode.list.empty' },
  {
    loading: 'The devices of the hydrant are on their way; none of another filter or page are shown.',
    fresh: 'The devices of the hydrant with their status, one page.',
    empty: 'The hydrant has no device of the chosen status, and that is certain.',
  },
)

/** List mode: the devices of the hydrant, one page (spec 2 §2.3). Every way in resets it (spec 2 §4). */
export const listRegion = hydrantSetup.createStateConfig({
  ...devices,
  on: { ...on, 'mode.show': { guard: ({ event }) => event.mode === 'map', target: '#hydrant.mode.map' } },
})
