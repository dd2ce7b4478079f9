import type { CameraAbilities, CameraPreset, CameraVelocity, ControlOutcome } from '@smart-fire/api-client/cameras'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { HoldNews } from './hold-camera'

export interface CameraControlContext {
  abilities: CameraAbilities | null
  /** what is held */
  velocity: CameraVelocity
  /** the token of the preset that was called last, until the camera is moved */
  preset: CameraPreset['token'] | null
  /** why the camera did not do what it was told last */
  problem: ControlOutcome | null
}

type Problem = Extract<HoldNews, { type: 'hold.problem' }>

export type CameraControlEvent = { type: 'hold.start' | 'step'; velocity: CameraVelocity } | { type: 'preset.call'; token: string } | { type: 'retry' } | HoldNews

/** How long a short move lasts, where a button can be clicked and not held. */
export const STEP_MS = 300

const failing = { onError: { target: '#cameraControl.failed' } } as const
/** what follows when a camera did not do what it was told: another user has it, it does not answer, or something has to be set right first */
const problems = [
  { guard: { type: 'isTaken', params: ({ event }: { event: { output: ControlOutcome } }) => event.output }, target: '#cameraControl.ready.idle', actions: { type: 'note', params: ({ event }: { event: { output: ControlOutcome } }) => event.output } },
  { guard: { type: 'isSilent', params: ({ event }: { event: { output: ControlOutcome } }) => event.output }, target: '#cameraControl.noAnswer' },
  { guard: { type: 'hasProblem', params: ({ event }: { event: { output: ControlOutcome } }) => event.output }, target: '#cameraControl.unusable', actions: { type: 'note', params: ({ event }: { event: { output: ControlOutcome } }) => event.output } },
] as const

/** what ends a move: it is let go, or the camera does not follow */
const ends = {
  'hold.end': 'stopping',
  'hold.problem': [
    { guard: { type: 'isTaken', params: ({ event }: { event: Problem }) => event.outcome }, target: 'idle', actions: { type: 'note', params: ({ event }: { event: Problem }) => event.outcome } },
    { guard: { type: 'isSilent', params: ({ event }: { event: Problem }) => event.outcome }, target: '#cameraControl.noAnswer' },
    { target: '#cameraControl.unusable', actions: { type: 'note', params: ({ event }: { event: Problem }) => event.outcome } },
  ],
  'hold.failed': '#cameraControl.failed',
} as const
const holding = { src: 'holder', input: ({ context: { velocity } }: { context: CameraControlContext }) => ({ velocity }) } as const

/** Pan, tilt, zoom and presets of one camera: moves while something is held, or a short step, and says why when the camera does not follow. */
export const cameraControlMachine = setup({
  types: { context: {} as CameraControlContext, events: {} as CameraControlEvent },
  actors: {
    abilities: fromPromise<CameraAbilities>(() => Promise.reject(new Error('the shell asks the camera'))),
    /** sends the move again and again until it is stopped, and says when the camera does not follow */
    holder: fromCallback<HoldNews, { velocity: CameraVelocity }>(() => undefined),
    stop: fromPromise<ControlOutcome>(() => Promise.reject(new Error('the shell stops the camera'))),
    goTo: fromPromise<ControlOutcome, { token: string }>(() => Promise.reject(new Error('the shell turns the camera'))),
  },
  delays: { step: STEP_MS },
  guards: {
    isTaken: (_, { problem }: ControlOutcome) => problem === 'taken',
    isSilent: (_, { problem }: ControlOutcome) => problem === 'noAnswer',
    hasProblem: (_, { problem }: ControlOutcome) => problem !== null,
  },
  actions: {
    note: assign((_, { problem, reason }: ControlOutcome) => ({ problem: { problem, reason } })),
    hold: assign((_, { velocity }: { velocity: CameraVelocity }) => ({ velocity, preset: null, problem: null })),
  },
}).createMachine({
  id: 'cameraControl',
  context: { abilities: null, velocity: {}, preset: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Says that the camera is being asked what it can do.',
      invoke: { src: 'abilities', onDone: [...problems, { target: 'ready', actions: assign({ abilities: ({ event }) => event.output, problem: null }) }], ...failing },
    },
    ready: {
      initial: 'idle',
      on: {
        'hold.start': { target: '.moving', actions: { type: 'hold', params: ({ event }) => event } },
        step: { target: '.stepping', actions: { type: 'hold', params: ({ event }) => event } },
      },
      states: {
        idle: {
          description: 'Buttons of directions and zoom, and the presets; above them why the last command was refused.',
          on: { 'preset.call': { target: 'going', actions: assign({ preset: ({ event }) => event.token, problem: null }) } },
        },
        moving: {
          description: 'The held button is lit: the camera moves.',
          invoke: holding,
          on: { ...ends, 'hold.start': { target: 'moving', reenter: true, actions: { type: 'hold', params: ({ event }) => event } } },
        },
        stepping: {
          description: 'The clicked button is lit for a moment: the camera moves a little, and stops by itself.',
          invoke: holding,
          after: { step: 'stopping' },
          on: { ...ends, step: { target: 'stepping', reenter: true, actions: { type: 'hold', params: ({ event }) => event } } },
        },
        stopping: {
          description: 'Nothing is held any more; the camera has not yet confirmed that it stops.',
          invoke: { src: 'stop', onDone: [...problems, { target: 'idle' }], ...failing },
        },
        going: {
          description: 'The called preset is lit and busy until the camera has taken the command.',
          invoke: { src: 'goTo', input: ({ context: { preset } }) => ({ token: preset ?? '' }), onDone: [...problems, { target: 'idle' }], ...failing },
        },
      },
    },
    noAnswer: { description: 'Says that the camera does not answer, and offers another attempt.', on: { retry: 'loading' } },
    unusable: { description: 'The server’s reason why this camera cannot be turned: a refused password, no such device, an address that is not allowed.', on: { retry: 'loading' } },
    failed: { description: 'Says that the platform did not respond, and offers another attempt.', on: { retry: 'loading' } },
  },
})
