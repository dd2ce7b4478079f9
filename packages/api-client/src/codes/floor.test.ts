import { expect, it } from 'vitest'
import { floorAndPosition, floorName } from './floor'

it.each([[3, '3F'], [-1, '-1F'], [0, ''], [null, '']])('floor %j is shown as %j (domain 9)', (floor, name) => expect(floorName(floor)).toBe(name))

it.each([
  [3, '301 走廊', ['3F', '301 走廊']],
  [3, '3F 301 走廊', ['3F 301 走廊']],
  [-1, '-1F 车库', ['-1F 车库']],
  // another floor than the one that the device has: both are told
  [1, '12F 机房', ['1F', '12F 机房']],
  [5, '3F 301', ['5F', '3F 301']],
  [3, null, ['3F']],
  [null, '301 走廊', ['301 走廊']],
  [0, '', []],
])('floor %j and position %j are %j: the floor is named once', (floor, position, parts) => expect(floorAndPosition({ floor, position })).toEqual(parts))
