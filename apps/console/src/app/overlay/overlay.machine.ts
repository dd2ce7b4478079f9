import type { AbnormalRecord } from '@smart-fire/api-client'
import { assign, setup } from 'xstate'

export interface OverlayContext {
  /** the record that was opened from the alarm feed */
  record: AbnormalRecord | null
}

export type OverlayEvent =
  | { type: 'exceptions.open' }
  | { type: 'password.open' }
  | { type: 'record.open'; record: AbnormalRecord }
  | { type: 'overlay.close' }

/** What stands over the console: one thing at a time. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
}).createMachine({
  id: 'overlay',
  context: { record: null },
  initial: 'none',
  states: {
    none: {
      description: 'The console with nothing over it.',
      entry: assign({ record: null }),
      on: {
        'exceptions.open': 'exceptionList',
        'password.open': 'changePassword',
        'record.open': { target: 'record', actions: assign({ record: ({ event }) => event.record }) },
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
    record: {
      description: 'The confirmation of the record that a live notice named.',
      on: { 'overlay.close': 'none' },
    },
  },
})
