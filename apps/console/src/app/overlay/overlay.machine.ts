import { setup } from 'xstate'

export type OverlayEvent =
  | { type: 'exceptions.open' }
  | { type: 'password.open' }
  | { type: 'overlay.close' }

/** What stands over the console: one thing at a time. */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent },
}).createMachine({
  id: 'overlay',
  initial: 'none',
  states: {
    none: {
      description: 'The console with nothing over it.',
      on: {
        'exceptions.open': 'exceptionList',
        'password.open': 'changePassword',
      },
    },
    exceptionList: {
      description: 'The list of pending exceptions over the whole window.',
      on: { 'overlay.close': 'none' },
    },
    changePassword: {
      description: 'The form for a new password.',
      on: { 'overlay.close': 'none' },
    },
  },
})
