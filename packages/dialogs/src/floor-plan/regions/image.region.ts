import { type Into, leadsToIf, shown } from '../../shared/regions/answers'
import { partRegion } from '../../shared/regions/part.region'
import { floorRequest } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'
import { ofFloor } from './of-floor'
import { popoverRegion } from './popover.region'

const NO_PICTURE = leadsToIf('noPicture', '#floorPlan.mode.image.noImage', 'showPlan')

/** the data is one of two regions once the picture is there */
const planShown = (into: Into) => [NO_PICTURE, ...shown('showPlan')(into === '' ? '' : 'ready.data.')] as const

const { on, states, ...plan } = ofFloor(
  partRegion(
    { part: 'plan', src: 'loadPlan', input: floorRequest, onDone: planShown },
    {
      loading: 'Picture and markers of the floor are on their way; none of another floor are shown.',
      fresh: 'The picture of the floor with a marker of every marked device, coloured by status.',
      refreshing: 'Picture and markers are asked for again; zoom, place and popover stay.',
      stale: 'The markers may be old: the last call failed or the alarm link is silent. Says so, offers a retry.',
      failed: 'Picture or markers could not be loaded; the place says so and offers a retry.',
    },
  ),
)

/** Image mode: the picture of the floor with its devices (spec 2 §2.1), offered only with the permission. */
export const imageRegion = floorPlanSetup.createStateConfig({
  ...plan,
  on: {
    ...on,
    'mode.show': {
      guard: ({ event }) => event.mode === 'list',
      target: '#floorPlan.mode.list',
      actions: ['clearPlan', 'resetList'],
    },
  },
  states: {
    ...states,
    ready: { type: 'parallel', states: { data: states.ready, popover: popoverRegion } },
    noImage: {
      description: 'The floor has no picture; the place says so and that list mode shows its devices.',
      on: { 'data.refresh': 'loading' },
    },
  },
})
