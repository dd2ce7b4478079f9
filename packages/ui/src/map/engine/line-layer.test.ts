import type LineString from 'ol/geom/LineString.js'
import { expect, it } from 'vitest'
import type { Tone } from '../../theme/tone'
import type { MapColours } from './colours'
import { lineLayer } from './line-layer'

const colours = { surface: '#fff', tone: (tone: Tone) => ({ solid: tone === 'alarm' ? '#f00' : '#00f', onSolid: '#fff' }) } as MapColours

it('a line leads through its places in their order, in the colour of its tone; those of before are gone', () => {
  const lines = lineLayer(({ lng, lat }) => [lng, lat])
  lines.show([{ id: 'before', positions: [{ lng: 9, lat: 9 }, { lng: 8, lat: 8 }] }], colours)
  lines.show([{ id: 'way', positions: [{ lng: 3, lat: 1 }, { lng: 1, lat: 2 }, { lng: 2, lat: 1 }], tone: 'alarm' }], colours)
  const features = lines.layer.getSource()?.getFeatures() ?? []
  expect(features.map((feature) => (feature.getGeometry() as LineString).getCoordinates())).toEqual([[[3, 1], [1, 2], [2, 1]]])
  const styles = features[0]?.getStyle() as { getStroke: () => { getColor: () => unknown } }[]
  expect(styles.map((style) => style.getStroke().getColor())).toEqual(['#fff', '#f00'])
})
