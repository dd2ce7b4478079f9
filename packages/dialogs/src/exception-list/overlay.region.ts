import { and } from 'xstate'
import { above } from '../regions/overlay'
import { exceptionListSetup } from './exception-list.setup'

/** The dialog that is open above the list; one at a time. */
export const overlayRegion = exceptionListSetup.createStateConfig({
  initial: 'none',
  on: { 'record.confirmed': { actions: 'emitConfirmed' } },
  states: {
    none: {
      description: 'Only the list is open.',
      on: {
        'row.confirm': { target: 'confirm', actions: 'workOn' },
        'row.hydrant': { target: 'hydrant', actions: 'workOn' },
        'row.plan': [
          { guard: and(['planAllowed', 'deviceKnown']), target: 'floorPlan', actions: 'workOn' },
          { guard: 'planAllowed', target: 'findingDevice', actions: 'workOn' },
        ],
        'triage.open': [
          { guard: 'hydrantSelected', target: 'hydrant', actions: 'workOnSelected' },
          { guard: and(['planAllowed', 'buildingSelected', 'deviceKnown']), target: 'floorPlan', actions: 'workOnSelected' },
          { guard: and(['planAllowed', 'buildingSelected']), target: 'findingDevice', actions: 'workOnSelected' },
          { actions: { type: 'announce', params: 'opensNothing' } },
        ],
        'help.open': 'help',
      },
    },
    confirm: {
      description: 'The confirmation of the selected record is open above the list.',
      on: { 'overlay.close': 'none', 'record.confirmed': { target: 'none', actions: 'emitConfirmed' } },
    },
    findingDevice: {
      description: 'The record names its device by number only: the marker is looked up, then the plan opens.',
      invoke: {
        src: 'findDevice',
        input: ({ context }) => context.overlayRecord,
        onDone: { target: 'floorPlan', actions: { type: 'showDevice', params: ({ event }) => event.output } },
        // the right floor without its marker is better than no plan
        onError: 'floorPlan',
      },
      after: { findDevice: 'floorPlan' },
      on: { 'overlay.close': 'none' },
    },
    floorPlan: above('The floor plan of the selected record is open above the list, on its floor and with its marker.'),
    hydrant: above('The hydrant of the selected record is open above the list.'),
    help: above('The list of keys is open above the list, with the switch that turns single keys off.'),
  },
})
