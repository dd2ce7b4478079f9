import { expect, it } from 'vitest'
import { symbolOf } from './facility-symbols'
import { edgeTone, markerTone, radiusText, stateText } from './hydrant-cells'
import { aHydrant } from './hydrants.sample'
import { zhCN } from './hydrants.messages'

it.each([
  ['its own radius', { radius: 120, usualRadius: 150 }, '120 米'],
  ['the radius of its type, marked as such', { radius: null, usualRadius: 150 }, '150 米 (按类型)'],
  ['none where neither is known', { radius: null, usualRadius: null }, ''],
])('a hydrant has %s', (_what, radii, text) => {
  expect(radiusText(aHydrant(radii), zhCN)).toBe(text)
})

it('a marker has the symbol of its type, and none for an icon that nobody knows', () => {
  expect(symbolOf('crane')).toMatch(/^M/)
  expect([symbolOf('unknown'), symbolOf(null)]).toEqual([undefined, undefined])
})

it('a hydrant without a sensor is not normal, because nothing measures it: in the list, at the edge and on the map', () => {
  expect([stateText(aHydrant({ sensors: 0, worst: '2' }), zhCN), edgeTone(aHydrant({ sensors: 0, worst: '1' }))]).toEqual([zhCN.choices.state.none, undefined])
  const marker = { sensors: 0, worst: '2', status: '2' } as Parameters<typeof markerTone>[0]
  expect([markerTone(marker), markerTone({ ...marker, sensors: 1 }), markerTone({ ...marker, sensors: null, worst: null, status: null })]).toEqual(['notEnabled', 'normal', 'info'])
})
