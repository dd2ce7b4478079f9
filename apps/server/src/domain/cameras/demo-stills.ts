import { readFileSync } from 'node:fs'

import { SERVER_FOLDER } from '../../server-folder'
import type { RecognitionKind } from '../recognitions/kinds'

const FOLDER = new URL('src/domain/cameras/stills/', SERVER_FOLDER)

/** The picture that a demo camera sends with an alarm, a PNG drawn by `scripts/draw-camera-stills.mjs`. */
export const demoStill = (scene: string, kind: Extract<RecognitionKind, 'smoke' | 'flame'>): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(new URL(`${scene}-${kind}.png`, FOLDER)))
