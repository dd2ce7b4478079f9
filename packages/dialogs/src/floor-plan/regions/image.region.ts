import { and } from 'xstate'
import { partRegion } from '../../regions/part.region'
import { type Into, leadsToIf, shown } from '../../regions/responses'
import { floorPlanSetup } from '../floor-plan.setup'
import { floorRequest, ofFloor } from './floor'
import { popoverRegion } from './popover.region'

const NO_PICTURE = leadsToIf('noPicture', '#floorPlan.mode.image.noImage', 'showPlan')

/** A device that the plan cannot show is shown by the list. */
const NOT_SHOWN = { guard: 'deviceNotOnPlan', target: '#floorPlan.mode.list', actions: 'showInList' } as const

/** Once there is a picture, its data is one of two regions. */
const planShown = (into: Into) => [NO_PICTURE, ...shown('showPlan')(into === '' ? '' : 'ready.data.')] as const

const { on, states, ...plan } = ofFloor(
  partRegion(
    { part: 'plan', src: 'loadPlan', input: floorRequest, onDone: planShown },
    {
      loading: 'Picture and markers of the floor are loading; those of another floor are not shown.',
      fresh: 'The picture of the floor with a marker for every marked device, coloured by status.',
      refreshing: 'Picture and markers are loaded again; zoom, position and popover stay.',
      stale: 'The markers may be out of date: the last call failed or the alarm link is silent. A bar says so and offers a retry.',
      failed: 'Picture or markers could not be loaded; a message says so and offers a retry.',
    },
  ),
)

/** Image mode: the picture of the floor with its devices (spec 2 §2.1), offered only with the permission. */
export const imageRegion = floorPlanSetup.createStateConfig({
  ...plan,
  on: {
    ...on,
    'mode.show': { guard: ({ event }) => event.mode === 'list', target: '#floorPlan.mode.list', actions: 'clearPlan' },
  },
  states: {
    ...states,
    waiting: {
      ...states.waiting,
      always: [
        { guard: 'noPictureAhead', target: 'noImage', actions: 'showAhead' },
        { guard: and(['planAhead', 'linkSilent']), target: 'ready.data.stale', actions: 'showAhead' },
        { guard: 'planAhead', target: 'ready', actions: 'showAhead' },
        states.waiting.always,
      ],
    },
    ready: {
      type: 'parallel',
      always: NOT_SHOWN,
      on: { 'picture.retry': { target: 'loading', actions: 'clearPlan' } },
      states: {
        // the popover has a transition for the same event, which would take the place of the one above
        data: { ...states.ready, on: { ...states.ready.on, 'place.changed': on['place.changed'] } },
        popover: popoverRegion,
      },
    },
    noImage: {
      description: 'The floor has no picture; a message says so and offers list mode.',
      always: NOT_SHOWN,
      on: { 'data.refresh': 'loading' },
    },
  },
})
