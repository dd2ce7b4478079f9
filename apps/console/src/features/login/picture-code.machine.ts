import { isApiError, type PictureCode } from '@smart-fire/api-client'
import { assign, fromPromise, setup } from 'xstate'

export interface PictureCodeContext {
  picture: PictureCode | null
}

export type PictureCodeEvent = { type: 'picture.refresh' }

/** The picture of the login page: single use, so every attempt needs a new one (domain 13). */
export const pictureCodeMachine = setup({
  types: { context: {} as PictureCodeContext, events: {} as PictureCodeEvent },
  actors: {
    fetchPicture: fromPromise<PictureCode>(() => {
      throw new Error('the login page provides the call')
    }),
  },
}).createMachine({
  id: 'pictureCode',
  context: { picture: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'An empty frame where the picture will stand.',
      invoke: {
        src: 'fetchPicture',
        onDone: { target: 'shown', actions: assign({ picture: ({ event }) => event.output }) },
        // React's strict mode stops the actor and starts it again: the cancelled first request is no failure of the second
        onError: [{ guard: ({ event }) => isApiError(event.error) && event.error.kind === 'aborted' }, { target: 'failed' }],
      },
      on: { 'picture.refresh': { target: 'loading', reenter: true } },
    },
    shown: {
      description: 'The picture; a click asks for another one.',
      on: { 'picture.refresh': 'loading' },
    },
    failed: {
      description: 'A line that says that no picture came, with retry; signing in has to wait for it.',
      entry: assign({ picture: null }),
      on: { 'picture.refresh': 'loading' },
    },
  },
})
