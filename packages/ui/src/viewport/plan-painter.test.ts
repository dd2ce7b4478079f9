import { expect, it } from 'vitest'
import { TONES, type Tone } from '../theme/tone'
import type { Brush } from './layer-surface'
import { MarkerStore } from './marker-store'
import { paintRect, type Scene } from './plan-painter'

const SIZE = { width: 100, height: 100 }
const LAYER = { scale: 1, dpr: 1, left: 0, top: 0, ...SIZE }
const WHOLE = { left: 0, top: 0, right: 100, bottom: 100 }

/** The tones of the markers that are painted in the rectangle, in the order in which they are; all are at the same place. */
function painted(tones: readonly Tone[], mostMarkers: number, rect = WHOLE): Tone[] {
  const store = new MarkerStore()
  store.replace(tones.map((tone, i) => ({ id: `${i}`, x: 50, y: 50, tone })))
  store.buildGrid(SIZE, 1)
  const drawn: Tone[] = []
  const brush = new Proxy({}, {
    get: (_, name) => (name === 'drawImage' ? ({ tone }: { tone: Tone }) => void drawn.push(tone) : () => undefined),
    set: () => true,
  }) as Brush
  const scene = {
    picture: { size: SIZE, sourceFor: () => undefined }, store, look: {}, ink: 'original', showLabels: false, cluster: false, mostMarkers,
    sprites: Object.fromEntries(TONES.map((tone) => [tone, { tone, width: 10, height: 10 }])),
  } as unknown as Scene
  paintRect(brush, scene, LAYER, rect)
  return drawn
}

const MIXED: readonly Tone[] = ['normal', 'alarm', 'fault', 'normal', 'alarm']

it('paints the worst markers last, so that they are on top', () => {
  expect(painted(MIXED, Infinity)).toEqual(['normal', 'normal', 'fault', 'alarm', 'alarm'])
})

it('leaves out the calmest where not all are painted, and never an alarm before them', () => {
  expect(painted(MIXED, 4)).toEqual(['normal', 'fault', 'alarm', 'alarm'])
  expect(painted(MIXED, 2)).toEqual(['alarm', 'alarm'])
})

it('paints in a part of the plan only the markers that reach into it: an alarm is larger than a normal one', () => {
  const beside = (gap: number) => ({ left: 50 + gap, top: 40, right: 100, bottom: 60 })
  expect(painted(MIXED, Infinity, beside(9))).toEqual(['normal', 'normal', 'fault', 'alarm', 'alarm'])
  expect(painted(MIXED, Infinity, beside(12))).toEqual(['fault', 'alarm', 'alarm'])
  expect(painted(MIXED, Infinity, beside(14.5))).toEqual(['alarm', 'alarm'])
  expect(painted(MIXED, Infinity, beside(20))).toEqual([])
})
