import type { PictureCode } from '@smart-fire/api-client'
import { assign, fromPromise, setup } from 'xstate'

export interface PictureCodeContext {
  picture: PictureCode | null
}

export type PictureCodeEvent = { type: 'picture.refresh' }

/** Loads the picture code of the login page. A picture is valid for one attempt only (domain 13). */
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
      description: 'An empty frame in the place of the picture.',
      invoke: {
        src: 'fetchPicture',
        onDone: { target: 'shown', actions: assign({ picture: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { 'picture.refresh': { target: 'loading', reenter: true } },
    },
    shown: {
      description: 'The picture; a click loads another one.',
      on: { 'picture.refresh': 'loading' },
    },
    failed: {
      description: 'A message that the picture could not be loaded, with a retry button; signing in needs the picture.',
      entry: assign({ picture: null }),
      on: { 'picture.refresh': 'loading' },
    },
  },
})
