import type { CameraVelocity } from '@smart-fire/api-client/cameras'

/** half of what a camera can do: a far picture is still seen while it turns */
const SPEED = 0.5

export type Movement = 'up' | 'left' | 'right' | 'down' | 'in' | 'out'

export const MOVEMENTS: Readonly<Record<Movement, CameraVelocity>> = {
  up: { tilt: SPEED }, left: { pan: -SPEED }, right: { pan: SPEED }, down: { tilt: -SPEED }, in: { zoom: SPEED }, out: { zoom: -SPEED },
}

const KEYS = new Map<string, Movement>([['ArrowUp', 'up'], ['ArrowLeft', 'left'], ['ArrowRight', 'right'], ['ArrowDown', 'down'], ['+', 'in'], ['=', 'in'], ['-', 'out'], ['−', 'out']])

/** The movement of a key: arrows, + and −. The key of + without shift is =. */
export const movementOfKey = (key: string): Movement | null => KEYS.get(key) ?? null
