import type Style from 'ol/style/Style.js'
import { expect, it } from 'vitest'
import type { Tone } from '../../theme/tone'
import type { MapColours } from './colours'
import { markerLayer } from './marker-layer'

const colours = { tone: () => ({ solid: '#c00', onSolid: '#fff' }), text: '#000', surface: '#fff', selected: '#00f' } as unknown as MapColours

/** The disc of a place with a caption, and its text. */
function drawn(tone: Tone): [Style | undefined, Style | undefined] {
  const made = markerLayer(() => [0, 0])
  made.show([{ id: '1', tone, label: '万诚广场', caption: '待处理 1', position: { lng: 0, lat: 0 } }], null, colours)
  const [layer] = made.layers
  const [feature] = layer?.getSource()?.getFeatures() ?? []
  const styles = feature && layer?.getStyleFunction()?.(feature, 1)
  return Array.isArray(styles) ? [styles[0], styles[1]] : [undefined, undefined]
}

const order = (style: Style | undefined) => style?.getZIndex() ?? Number.NaN

it('every disc is drawn, and no text lies on one: the calmest disc has its place before the text of a fire', () => {
  const [calm] = drawn('normal')
  const [, fire] = drawn('alarm')
  expect(calm?.getImage()?.getDeclutterMode()).toBe('obstacle')
  expect(order(calm)).toBeGreaterThan(order(fire))
})

it('of two texts that would lie on each other the one of the worse place is drawn', () => {
  expect(drawn('alarm')[1]?.getText()?.getText()).toBe('待处理 1')
  expect(order(drawn('alarm')[1])).toBeGreaterThan(order(drawn('fault')[1]))
  expect(markerLayer(() => [0, 0]).layers.map((layer) => layer.getDeclutter())).toEqual(['true', 'true'])
})
