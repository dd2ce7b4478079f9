import { codeOf, flag, required, text } from '../../decoding/scalars'
import { items } from '../../decoding/items'
import { from, shape } from '../../decoding/shape'
import type { Decoded } from '../../decoding/decoder'
import { nothing, one } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import type { Transport } from '../../transport/transport'

const BASE = '/api/device/deviceVideoExt'

/** Why a camera does not do what it is told. */
export const CONTROL_PROBLEM = { noAnswer: 'noAnswer', wrongPassword: 'wrongPassword', unreadable: 'unreadable', unsupported: 'unsupported', notAllowed: 'notAllowed', taken: 'taken' } as const
export type ControlProblem = (typeof CONTROL_PROBLEM)[keyof typeof CONTROL_PROBLEM]

const outcome = {
  /** null: the camera has done what it was told */
  problem: from('problem', codeOf(CONTROL_PROBLEM)),
  /** the same in the words of the server */
  reason: from('reason', text),
}

const preset = shape({ token: from('token', required(text, 'no token')), name: from('name', text) })
/** A position that a camera has stored. */
export type CameraPreset = Decoded<typeof preset>

const abilities = shape({
  ...outcome,
  canTurn: from('canTurn', flag),
  canZoom: from('canZoom', flag),
  presets: from('presets', items(preset)),
})
/** What a camera can do, or why it does not say so. */
export type CameraAbilities = Decoded<typeof abilities>

const done = shape(outcome)
/** Whether a camera has done what it was told. */
export type ControlOutcome = Decoded<typeof done>

/** Speeds from -1 to 1: right, up and closer are positive; an absent one is 0. */
export interface CameraVelocity {
  pan?: number
  tilt?: number
  zoom?: number
}

/** Pan, tilt, zoom and presets of cameras with a control address (our server, ADR 74). */
export interface CameraControlCalls {
  /** What a camera can do, with its presets (GET deviceVideoExt/control; our server, ADR 74). */
  abilities: (cameraId: string, signal?: AbortSignal) => Promise<CameraAbilities>
  /** Moves a camera; it stops by itself a second after the last call (POST deviceVideoExt/move; our server, ADR 74). */
  move: (cameraId: string, velocity: CameraVelocity, signal?: AbortSignal) => Promise<ControlOutcome>
  /** Stops a camera (POST deviceVideoExt/stopMove; our server, ADR 74). */
  stop: (cameraId: string, signal?: AbortSignal) => Promise<ControlOutcome>
  /** Turns a camera to a preset (POST deviceVideoExt/gotoPreset; our server, ADR 74). */
  goTo: (cameraId: string, preset: string, signal?: AbortSignal) => Promise<ControlOutcome>
  /** Replaces the password of the control service, which no call tells again; a blank one removes it (POST deviceVideoExt/setControlPassword; our server, ADR 74). */
  setPassword: (cameraId: string, password: string, signal?: AbortSignal) => Promise<void>
}

export const cameraControl = (http: Transport): CameraControlCalls => ({
  abilities: (deviceId, signal) => http.get(`${BASE}/control`, one(abilities), { query: { deviceId }, signal }),
  move: (deviceId, { pan = 0, tilt = 0, zoom = 0 }, signal) => http.postJson(`${BASE}/move`, { deviceId, pan, tilt, zoom }, one(done), { signal }),
  stop: (deviceId, signal) => http.postJson(`${BASE}/stopMove`, { deviceId }, one(done), { signal }),
  goTo: (deviceId, token, signal) => http.postJson(`${BASE}/gotoPreset`, { deviceId, preset: token }, one(done), { signal }),
  async setPassword(id, controlPassword, signal) {
    await http.postJson(`${BASE}/setControlPassword`, { id: wireId(id), controlPassword }, nothing, { signal, fields: new Map([['controlPassword', 'password']]) })
  },
})
