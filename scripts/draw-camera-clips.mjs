// Draws the short films of the demo cameras, from nothing but `lib/camera-scenes.mjs`: `node scripts/draw-camera-clips.mjs` (needs ffmpeg, which only this script does).
// Each scene is drawn calm and on fire, in two sizes, as fragments of two seconds that the server plays in a circle.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { frame, SCENES, SECONDS } from './lib/camera-scenes.mjs'
import { ROOT } from './lib/root.mjs'

const FOLDER = path.join(ROOT, 'apps/server/src/domain/cameras/clips')
const FPS = 12
const SIZES = { small: [640, 360], large: [1280, 720] }

mkdirSync(FOLDER, { recursive: true })
for (const [name, scene] of Object.entries(SCENES)) {
  for (const state of ['calm', 'fire']) {
    for (const [sizeName, size] of Object.entries(SIZES)) {
      const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size.join('x')]
      const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-r', String(FPS), '-i', '-', '-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-crf', '33',
        '-bf', '0', '-g', String(FPS * 2), '-keyint_min', String(FPS * 2), '-sc_threshold', '0', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact', '-movflags', '+frag_keyframe+empty_moov+default_base_moof', path.join(FOLDER, `${name}-${state}-${sizeName}.mp4`)],
      { stdio: ['pipe', 'inherit', 'inherit'] })
      for (let n = 0; n < FPS * SECONDS; n += 1) if (!encoder.stdin.write(frame(scene, state, n / FPS, size))) await new Promise((next) => encoder.stdin.once('drain', next))
      encoder.stdin.end()
      await new Promise((done) => encoder.on('close', done))
    }
  }
}
