import { expect, it } from 'vitest'
import { keyMove } from './key-move'

const PLAN = { width: 3_000, height: 2_000 }
const press = (key: string, shiftKey = false, plan = PLAN) => keyMove({ key, shiftKey }, plan)

it('an arrow key moves a mark the way it points, by a thousandth of the longer side, with Shift ten times as far', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual([{ x: -3, y: 0 }, { x: 3, y: 0 }, { x: 0, y: -3 }, { x: 0, y: 3 }])
  expect(press('ArrowRight', true)).toEqual({ x: 30, y: 0 })
  expect(press('ArrowDown', false, { width: 800, height: 6_000 })).toEqual({ x: 0, y: 6 })
})

it('it moves by a pixel on a small picture, and other keys move nothing', () => {
  expect([press('ArrowRight', false, { width: 300, height: 200 }), press('a'), press('Delete')]).toEqual([{ x: 1, y: 0 }, null, null])
})
