import { readFileSync } from 'node:fs'

import { SERVER_FOLDER } from '../../server-folder'

/** The films in `clips/`, drawn by `scripts/draw-camera-clips.mjs`: H.264 without sound, in fragments of two seconds each. */
export interface Clip {
  /** how the decoder is set up */
  init: Uint8Array<ArrayBuffer>
  /** the fragments, in their order */
  fragments: readonly Uint8Array<ArrayBuffer>[]
  /** units of its time in a second */
  timescale: number
}

export type ClipState = 'calm' | 'fire'
export type ClipSize = 'small' | 'large'

/** Length of a fragment. */
export const FRAGMENT_MS = 2000

const FOLDER = new URL('src/domain/cameras/clips/', SERVER_FOLDER)
const known = new Map<string, Clip>()

/** One film, read when it is first asked for. */
export function demoClip(scene: string, state: ClipState, size: ClipSize): Clip {
  const name = `${scene}-${state}-${size}.mp4`
  const clip = known.get(name) ?? readClip(new Uint8Array(readFileSync(new URL(name, FOLDER))))
  known.set(name, clip)
  return clip
}

interface Box {
  type: string
  start: number
  end: number
}

/** The boxes of an MP4 between two places. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at)
    if (size < 8) break
    boxes.push({ type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), start: at, end: at + size })
    at += size
  }
  return boxes
}

const HEADER = 8

function findBox(bytes: Uint8Array, path: readonly string[]): Box {
  let found: Box = { type: '', start: -HEADER, end: bytes.length }
  for (const type of path) {
    const next = boxesIn(bytes, found.start + HEADER, found.end).find((box) => box.type === type)
    if (!next) throw new Error(`no ${path.join('/')} in the film`)
    found = next
  }
  return found
}

function readClip(bytes: Uint8Array<ArrayBuffer>): Clip {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const firstFragment = boxes.find(({ type }) => type === 'moof')?.start ?? bytes.length
  const init = bytes.slice(0, firstFragment)
  const fragments = boxes.flatMap(({ type, start }, index) => {
    const data = boxes[index + 1]
    return type === 'moof' && data ? [bytes.slice(start, data.end)] : []
  })
  // mdhd version 0: version and flags, created, modified, timescale
  const { start } = findBox(init, ['moov', 'trak', 'mdia', 'mdhd'])
  return { init, fragments, timescale: new DataView(init.buffer).getUint32(start + HEADER + 12) }
}

/** A fragment as the `number`-th of an endless stream: its sequence number and its time are written anew. */
export function fragmentAt({ fragments, timescale }: Clip, which: number, number: number): Uint8Array<ArrayBuffer> {
  const fragment = fragments[which % fragments.length]
  if (!fragment) throw new Error('a film without fragments')
  const bytes = fragment.slice()
  const view = new DataView(bytes.buffer)
  view.setUint32(findBox(bytes, ['moof', 'mfhd']).start + HEADER + 4, (number + 1) >>> 0)
  const tfdt = findBox(bytes, ['moof', 'traf', 'tfdt']).start + HEADER
  const time = BigInt(number) * BigInt((timescale * FRAGMENT_MS) / 1000)
  if (view.getUint8(tfdt) === 1) view.setBigUint64(tfdt + 4, time)
  else view.setUint32(tfdt + 4, Number(time))
  return bytes
}
