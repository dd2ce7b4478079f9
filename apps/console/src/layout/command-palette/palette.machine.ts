import { assign, fromPromise, setup } from 'xstate'
import type { Found, PaletteContext, PaletteEvent } from './palette.types'

const TYPING_PAUSE_MS = 300
/** one letter finds half of everything */
export const SHORTEST_QUERY = 2

const FAILED: Found = { buildings: 'failed', devices: 'failed', records: 'failed' }

/** The search of the command palette: screens are found at once, the rest after a pause in typing. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: {
    search: fromPromise<Found, string>(() => {
      throw new Error('the palette provides the calls')
    }),
  },
  guards: { isShort: ({ event }) => event.type === 'query.changed' && event.query.trim().length < SHORTEST_QUERY },
  actions: {
    keepQuery: assign({ query: ({ event, context }) => (event.type === 'query.changed' ? event.query : context.query) }),
    forgetFound: assign({ found: null }),
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: 'palette',
  context: { query: '', found: null },
  initial: 'screens',
  on: {
    'query.changed': [
      { guard: 'isShort', target: '.screens', actions: 'keepQuery' },
      { target: '.waiting', actions: 'keepQuery' },
    ],
  },
  states: {
    screens: {
      description: 'The screens of the user that match the text; with no text, all of them.',
      entry: 'forgetFound',
    },
    waiting: {
      description: 'The matching screens, and a line that the rest is being searched.',
      entry: 'forgetFound',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'The matching screens, and a line that the rest is being searched.',
      invoke: {
        src: 'search',
        input: ({ context }) => context.query.trim(),
        onDone: { target: 'found', actions: assign({ found: ({ event }) => event.output }) },
        onError: { target: 'found', actions: assign({ found: FAILED }) },
      },
    },
    found: {
      description: 'Screens, buildings, devices and records that match; what could not be searched is named, with a retry.',
      on: { 'search.retry': { target: 'searching', actions: 'forgetFound' } },
    },
  },
})
