import { and } from 'xstate'
import { deviceListRegion } from '../../shared/regions/device-list.region'
import { listRequest } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'
import { ofFloor } from './of-floor'

const { on, ...devices } = ofFloor(
  deviceListRegion(
    { input: listRequest, at: '#floorPlan.mode.list.empty' },
    {
      loading: 'The devices of the floor are on their way; none of another floor are shown.',
      fresh: 'The devices of the floor with their status, one page.',
      empty: 'The floor has no device of the chosen status, and that is certain.',
    },
  ),
)

/** List mode: the devices of the floor, one page (spec 2 §2.1). */
export const listRegion = floorPlanSetup.createStateConfig({
  ...devices,
  // a deep link asks for image mode; without the permission it stays here
  always: {
    guard: and(['imageWanted', 'planAllowed']),
    target: '#floorPlan.mode.image',
    actions: 'clearPlan',
  },
  on: {
    ...on,
    'mode.show': {
      guard: and(['planAllowed', ({ event }) => event.mode === 'image']),
      target: '#floorPlan.mode.image',
      actions: 'clearPlan',
    },
  },
})
