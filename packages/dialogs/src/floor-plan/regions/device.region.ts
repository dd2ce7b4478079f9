import { leadsToIf } from '../../regions/responses'
import { floorPlanSetup } from '../floor-plan.setup'
import { deviceRequest } from './floor'

/**
 * The device that the dialog was opened for, looked up in the device list of the floor: a notice that is seconds old names it
 * by number, or by host, loop and address, and the list has to know its page. Where the notice names no floor either, the
 * other floors are searched too, and the dialog goes to the one that has the device.
 */
export const deviceRegion = floorPlanSetup.createStateConfig({
  initial: 'none',
  on: {
    'floor.select': [
      { guard: 'withDevice', target: '.found' },
      { guard: 'otherFloor', target: '.none' },
    ],
    'channel.show': '.none',
  },
  states: {
    none: {
      description: 'No device is to be pointed out.',
      always: { guard: 'deviceWanted', target: 'waiting' },
    },
    waiting: {
      description: 'The floor to open is not known yet; then the device is looked up.',
      always: { guard: 'floorKnown', target: 'finding' },
    },
    finding: {
      description: 'The device is looked up in the list of its floor; a line says so until the plan shows it.',
      invoke: {
        src: 'findDevice',
        input: deviceRequest,
        onDone: [
          leadsToIf('deviceElsewhere', 'found', 'goToDevice'),
          leadsToIf('deviceFound', 'found', 'showDevice'),
          { target: 'absent' },
        ],
        onError: 'failed',
      },
    },
    found: { description: 'The device is pointed out: its popover on the plan, or its row in the list when the plan cannot show it.' },
    absent: {
      description: 'The floor does not have the device; a line says so.',
      on: { 'data.refresh': 'finding' },
    },
    failed: {
      description: 'The device could not be looked up; a line says so and offers a retry.',
      on: { 'data.refresh': 'finding', 'link.live': 'finding' },
    },
  },
})
