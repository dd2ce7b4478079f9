import { expect, it } from 'vitest'
import { readCoordinates } from './coordinates'

it.each([
  ['118.796877,32.060255', 118.796877, 32.060255],
  [' 118.79 , 32.06 ', 118.79, 32.06],
  ['118.79，32.06', 118.79, 32.06], // the comma of a Chinese keyboard
  ['87.617733,43.792818', 87.617733, 43.792818], // Urumqi
  ['112.34,3.97', 112.34, 3.97], // the farthest south of China
  ['-73.98,40.75', -73.98, 40.75], // elsewhere on earth is a place too
])('reads %s', (gix, longitude, latitude) => {
  expect(readCoordinates(gix)).toEqual({ longitude, latitude })
})

it.each<[unknown, string]>([
  [undefined, 'missing'],
  [null, 'null'],
  ['', 'blank'],
  ['未标记', 'a remark'],
  ['118.796877', 'half of it'],
  ['118.796877,', 'half of it'],
  ['118.79,32.06,15', 'too much'],
  ['118.79;32.06', 'another separator'],
  ['东经118,北纬32', 'words'],
  ['NaN,NaN', 'no numbers'],
  ['Infinity,32', 'no number'],
  ['1e400,32', 'beyond numbers'],
  ['181,32', 'off the earth'],
  ['118,91', 'off the earth'],
  ['0,0', 'unset'],
  ['0.000000,0.000000', 'unset'],
  ['-0,0', 'unset'],
  ['118.79,0', 'half unset'],
  ['32.060255,118.796877', 'swapped'],
  ['43.792818,87.617733', 'swapped, and a place on earth as it stands'],
  ['<img src=x onerror=alert(1)>', 'hostile'],
  [{ lng: 118, lat: 32 }, 'an object'],
  [[118, 32], 'a list'],
])('refuses %j: %s', (gix, _why) => {
  expect(readCoordinates(gix)).toBeNull()
})
