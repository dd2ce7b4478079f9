import { assign, setup } from 'xstate'

export type OverlayEvent =
  | { type: 'exceptions.open' }
  | { type: 'password.open' }
  | { type: 'security.open' }
  | { type: 'palette.open' }
  /** a dialog by its address, e.g. of the building that was found */
  | { type: 'dialog.open'; address: string }
  | { type: 'overlay.close' }

export interface OverlayContext {
  /** of the dialog that is open by its address */
  address: string | null
}

/** The overlay above the console: the exception list, the password form, the account's security, the search, what it has found, or none. Only one is open at a time. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
}).createMachine({
  id: 'overlay',
  context: { address: null },
  initial: 'none',
  states: {
    none: {
      description: 'The console without an overlay.',
      on: {
        'exceptions.open': 'exceptionList',
        'password.open': 'changePassword',
        'security.open': 'accountSecurity',
        'palette.open': 'palette',
      },
    },
    exceptionList: {
      description: 'The list of pending exceptions fills the window.',
      on: { 'overlay.close': 'none' },
    },
    palette: {
      description: 'The search over screens, buildings, devices and records.',
      on: {
        'dialog.open': { target: 'dialog', actions: assign({ address: ({ event }) => event.address }) },
        'overlay.close': 'none',
      },
    },
    dialog: {
      description: 'The dialog of the building or device that was chosen in the search.',
      on: { 'overlay.close': { target: 'none', actions: assign({ address: null }) } },
    },
    accountSecurity: {
      description: 'The dialog with the second factor and the bound identities of the user.',
      on: { 'overlay.close': 'none' },
    },
    changePassword: {
      description: 'The dialog with the form for a new password.',
      on: { 'overlay.close': 'none' },
    },
  },
})
