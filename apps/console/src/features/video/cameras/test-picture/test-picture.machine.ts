import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import { assign, fromPromise, setup } from 'xstate'
import { START_MS } from '../../../../lib/video/camera-stream.machine'

export interface TestPictureContext {
  played: MonitorAddress | null
}

/** One picture of an address: where it is played is asked first, then the first picture is taken. Nothing is tried again by itself. */
export const testPictureMachine = setup({
  types: { context: {} as TestPictureContext, events: {} as { type: 'again' } },
  actors: {
    address: fromPromise<MonitorAddress>(() => Promise.reject(new Error('the shell provides the address'))),
    /** draws the first picture, and rejects when the stream fails */
    picture: fromPromise<void, { played: MonitorAddress | null }>(() => Promise.reject(new Error('the shell draws the picture'))),
  },
  guards: {
    isPlayable: (_, { url }: { url: string | null }) => url !== null,
  },
  delays: { timeout: START_MS },
}).createMachine({
  id: 'testPicture',
  context: { played: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'Says that it connects.',
      invoke: {
        src: 'address',
        onDone: [
          { guard: { type: 'isPlayable', params: ({ event }) => event.output }, target: 'taking', actions: assign({ played: ({ event }) => event.output }) },
          { target: 'unsupported', actions: assign({ played: ({ event }) => event.output }) },
        ],
        onError: 'notAsked',
      },
    },
    taking: {
      description: 'Says that it connects; the stream is open and no frame has come yet.',
      invoke: { src: 'picture', input: ({ context: { played } }) => ({ played }), onDone: 'shown', onError: 'failed' },
      after: { timeout: 'timedOut' },
    },
    shown: { description: 'The picture. The stream is closed.' },
    unsupported: { description: 'The server’s reason why no browser can play this address.' },
    failed: { description: 'The stream could not be opened: there is no answer at the address, or the camera is offline.' },
    timedOut: { description: 'The stream is open, and no picture came in time.' },
    notAsked: { description: 'The server did not tell where the address is played.' },
  },
  on: { again: '.asking' },
})
