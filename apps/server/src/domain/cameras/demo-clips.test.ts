import { describe, expect, it } from 'vitest'

import { demoClip, fragmentAt, FRAGMENT_MS } from './demo-clips'

describe('a film of a demo camera', () => {
  it('has fragments of two seconds whose decoder is set up in the same way, calm or on fire', () => {
    for (const scene of ['lobby', 'corridor', 'plant', 'garage']) for (const size of ['small', 'large'] as const) {
      const [calm, fire] = [demoClip(scene, 'calm', size), demoClip(scene, 'fire', size)]
      expect([calm.fragments.length, fire.fragments.length]).toEqual([4, 4])
      expect(Buffer.compare(calm.init, fire.init)).toBe(0)
    }
  })

  it('goes on for ever: every fragment has the time of its place', () => {
    const clip = demoClip('lobby', 'calm', 'small')
    const timeOf = (bytes: Uint8Array) => { const at = Buffer.from(bytes).indexOf('tfdt') + 4; return new DataView(bytes.buffer).getUint8(at) === 1 ? Number(new DataView(bytes.buffer).getBigUint64(at + 4)) : new DataView(bytes.buffer).getUint32(at + 4) }
    expect(timeOf(fragmentAt(clip, 7, 10_000_000))).toBe((10_000_000 * clip.timescale * FRAGMENT_MS) / 1000)
  })
})
