import { expect, it } from 'vitest'
import { asPlace } from './field-values'

it.each([
  ['as the map gives it', { lng: 120.5, lat: 30.1 }, [120.5, 30.1]],
  ['as a row has it', { longitude: 120.5, latitude: 30.1 }, [120.5, 30.1]],
  ['as an unreadable text, exchanged', '30.1,120.5', [30.1, 120.5]],
  ['as a text that is no number', '江边', ['江边', null]],
  ['that is not known', null, [null, null]],
])('shows a place %s', (_, value, shown) => {
  expect(asPlace(value)).toEqual(shown)
})
