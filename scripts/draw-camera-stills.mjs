// Draws the pictures that demo cameras send with an alarm: `node scripts/draw-camera-stills.mjs`. Needs no tool: PNG is written here.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import { frame, SCENES } from './lib/camera-scenes.mjs'
import { ROOT } from './lib/root.mjs'

const FOLDER = path.join(ROOT, 'apps/server/src/domain/cameras/stills')
const SIZE = [640, 360]
/** seconds into the film: smoke has risen by then */
const MOMENT = 3
/** steps of a colour: flat areas compress */
const STEP = 8

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

/** A PNG of RGB, each line as its difference from the one above. */
function png(rgb, [width, height]) {
  const line = width * 3
  const filtered = Buffer.alloc((line + 1) * height)
  for (let y = 0; y < height; y += 1) {
    filtered[y * (line + 1)] = 2
    for (let x = 0; x < line; x += 1) filtered[y * (line + 1) + 1 + x] = rgb[y * line + x] - (y > 0 ? rgb[(y - 1) * line + x] : 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', header), chunk('IDAT', deflateSync(filtered, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, scene] of Object.entries(SCENES)) {
  for (const [kind, state] of [['smoke', 'smoke'], ['flame', 'fire']]) {
    const rgb = frame(scene, state, MOMENT, SIZE).map((part) => Math.min(255, Math.round(part / STEP) * STEP))
    writeFileSync(path.join(FOLDER, `${name}-${kind}.png`), png(rgb, SIZE))
  }
}
