/** A camera whose control service the server talks to. */
export interface ControlTarget {
  /** `http` or `https`, without account */
  address: string
  account: string | null
  password: string | null
}

/** Speeds from -1 to 1: right, up and closer are positive. */
export interface Velocity {
  pan: number
  tilt: number
  zoom: number
}

/** A position that the camera has stored under a name. */
export interface Preset {
  token: string
  name: string
}

/** What a camera can do. */
export interface Abilities {
  canTurn: boolean
  canZoom: boolean
  presets: Preset[]
}

/**
 * Why a camera does not do what it is told: no answer in time, account or password refused, an answer that is no answer of a camera, nothing to
 * turn, an address that the settings of the server do not allow, or a hold of another user.
 */
export type ControlProblem = 'noAnswer' | 'wrongPassword' | 'unreadable' | 'unsupported' | 'notAllowed' | 'taken'

/** A camera that does not do what it is told. The message is for the log: it holds no password. */
export class ControlError extends Error {
  constructor(readonly problem: ControlProblem, message: string = problem) {
    super(message)
  }
}

/** The port to cameras that can be turned (ADR 74). Every call rejects with a `ControlError` within seconds. */
export interface CameraControl {
  abilities(target: ControlTarget): Promise<Abilities>
  /** moves for at most `forMs`, whatever happens to this server meanwhile */
  move(target: ControlTarget, velocity: Velocity, forMs: number): Promise<void>
  stop(target: ControlTarget): Promise<void>
  goTo(target: ControlTarget, preset: string): Promise<void>
}
