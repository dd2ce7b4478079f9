import { setup } from 'xstate'

export type OverlayEvent =
  | { type: 'exceptions.open' }
  | { type: 'password.open' }
  | { type: 'overlay.close' }

/** The overlay above the console: the exception list, the password form or none. Only one is open at a time. */
export const overlayMachine = setup({
  types: { events: {} as OverlayEvent },
}).createMachine({
  id: 'overlay',
  initial: 'none',
  states: {
    none: {
      description: 'The console without an overlay.',
      on: {
        'exceptions.open': 'exceptionList',
        'password.open': 'changePassword',
      },
    },
    exceptionList: {
      description: 'The list of pending exceptions fills the window.',
      on: { 'overlay.close': 'none' },
    },
    changePassword: {
      description: 'The dialog with the form for a new password.',
      on: { 'overlay.close': 'none' },
    },
  },
})
