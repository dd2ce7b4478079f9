import type { Instant } from '@smart-fire/api-client'
import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { PlayerNews } from './stream-player'

export interface CameraStreamContext {
  address: MonitorAddress | null
  /** since when there is no picture; null: since the camera was opened, or not known */
  since: Instant | null
  /** attempts without a picture */
  tries: number
}

export type CameraStreamEvent =
  | { type: 'element.shown' }
  | { type: 'element.hidden' }
  | { type: 'retry' }
  | PlayerNews

/** A picture that has not come, and one that stands still, are no signal after this. */
export const START_MS = 12_000
export const STALL_MS = 8_000
/** A player is made anew after this: the memory of long streams grows in every browser. */
export const RECYCLE_MS = 60 * 60_000
const FIRST_PAUSE_MS = 3_000
const LONGEST_PAUSE_MS = 60_000

/** The pause before the next attempt: twice as long each time, at most a minute. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1))

/** The stream of one camera in one element: plays while it is in sight, says so when there is no picture, and tries again with growing pauses. */
export const cameraStreamMachine = setup({
  types: { context: {} as CameraStreamContext, events: {} as CameraStreamEvent, input: {} as { since: Instant | null } },
  actors: {
    address: fromPromise<MonitorAddress>(() => Promise.reject(new Error('the shell provides the address'))),
    /** plays the address in the element, and sends what it sees */
    player: fromCallback<PlayerNews, { address: MonitorAddress | null }>(() => undefined),
  },
  guards: {
    isPlayable: (_, { url }: { url: string | null }) => url !== null,
  },
  delays: { pause: ({ context }) => pauseAfter(context.tries), start: START_MS, stall: STALL_MS, recycle: RECYCLE_MS },
  actions: {
    lost: assign({ tries: ({ context }) => context.tries + 1, since: ({ context }) => context.since ?? Date.now() }),
    seen: assign({ tries: 0, since: null }),
  },
}).createMachine({
  id: 'cameraStream',
  context: ({ input }) => ({ address: null, since: input.since, tries: 0 }),
  initial: 'outOfSight',
  on: { 'element.hidden': '.outOfSight' },
  states: {
    outOfSight: {
      description: 'Nothing is played; where the pane can be seen at all, it says that the picture is paused.',
      on: { 'element.shown': 'asking' },
    },
    asking: {
      description: 'The pane says that it connects.',
      invoke: {
        src: 'address',
        onDone: [
          { guard: { type: 'isPlayable', params: ({ event }) => event.output }, target: 'shown', actions: assign({ address: ({ event }) => event.output }) },
          { target: 'unplayable', actions: assign({ address: ({ event }) => event.output }) },
        ],
        onError: { target: 'noSignal', actions: 'lost' },
      },
    },
    shown: {
      invoke: { src: 'player', input: ({ context: { address } }) => ({ address }) },
      on: { 'player.failed': { target: 'noSignal', actions: 'lost' } },
      initial: 'starting',
      states: {
        starting: {
          description: 'The pane says that it connects; no frame has come yet.',
          on: { 'player.playing': { target: 'playing', actions: 'seen' } },
          after: { start: { target: '#cameraStream.noSignal', actions: 'lost' } },
        },
        playing: {
          description: 'The live picture, its time and how far it is behind.',
          on: { 'player.stalled': 'stalled' },
          after: { recycle: '#cameraStream.asking' },
        },
        stalled: {
          description: 'The last picture, dimmed, with the words that it stands still.',
          on: { 'player.playing': { target: 'playing', actions: 'seen' } },
          after: { stall: { target: '#cameraStream.noSignal', actions: 'lost' } },
        },
      },
    },
    noSignal: {
      description: 'No picture: since when, and a button that tries at once. It is tried again after a pause that grows.',
      on: { retry: 'asking' },
      after: { pause: 'asking' },
    },
    unplayable: {
      description: 'The server’s reason why no browser can play this camera, and a button that asks again.',
      on: { retry: 'asking' },
    },
  },
})
