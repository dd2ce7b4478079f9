import type { Instant } from '@smart-fire/api-client'
import { assign, fromPromise, setup } from 'xstate'

export interface WallSessionContext {
  /** when the session ends; null: unknown */
  endsAt: Instant | null
}

export interface WallSessionInput {
  canRenew: boolean
  endsAt: Instant | null
  now: Instant
}

/** The session is renewed so long before its end: time for many attempts. */
export const RENEW_BEFORE_MS = 30 * 60_000
/** Where the server does not tell when a session ends. */
export const RENEW_EVERY_MS = 60 * 60_000
export const RETRY_MS = 60_000
/** Between two renewals, also where the clock of the display is hours ahead of the server's: each session would seem to end at once. */
export const LEAST_PAUSE_MS = 5 * 60_000
/** Between two renewals, also of a session that lasts for months or seems to: a browser runs a timer of more than 24 days at once. */
export const LONGEST_PAUSE_MS = 24 * 60 * 60_000

/** Keeps the session of a wall display alive as far as the server renews it, and says so when it cannot. */
export const wallSessionMachine = setup({
  types: { context: {} as WallSessionContext & { canRenew: boolean; now: Instant; leastMs: number }, input: {} as WallSessionInput },
  actors: {
    /** resolves with the new end, and with the time now */
    renew: fromPromise<{ endsAt: Instant | null; now: Instant }>(() => Promise.reject(new Error('the shell provides the renewal'))),
  },
  delays: {
    untilRenewal: ({ context: { endsAt, now, leastMs } }) => (endsAt === null ? RENEW_EVERY_MS : Math.min(LONGEST_PAUSE_MS, Math.max(leastMs, endsAt - now - RENEW_BEFORE_MS))),
    retry: RETRY_MS,
  },
}).createMachine({
  id: 'wallSession',
  context: ({ input }) => ({ ...input, leastMs: 0 }),
  initial: 'kept',
  states: {
    kept: {
      description: 'A sign that the display stays signed in; the session is renewed in time.',
      always: { guard: ({ context }) => !context.canRenew, target: 'notRenewable' },
      after: { untilRenewal: 'renewing' },
    },
    renewing: {
      description: 'A sign that the session is being renewed.',
      invoke: {
        src: 'renew',
        onDone: { target: 'kept', actions: assign(({ event }) => ({ ...event.output, leastMs: LEAST_PAUSE_MS })) },
        onError: 'retrying',
      },
    },
    retrying: {
      description: 'A line says that the session could not be renewed, and when it ends; it is tried again every minute.',
      after: { retry: 'renewing' },
    },
    notRenewable: {
      description: 'A line says that the session ends: after F5 the means to renew it is gone.',
    },
  },
})
