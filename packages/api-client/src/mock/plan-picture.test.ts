import { describe, expect, it } from 'vitest'
import { planPicture } from './plan-picture'
import { ROOMS, roomOf } from './plan-rooms'
import { aWorld } from './world'

/** The ways of a path from point to point, with those that close it. */
function strokes(path: string): [number, number][] {
  const moves = [...path.matchAll(/([MmLlHhVvZz])([^MmLlHhVvZz]*)/g)]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return moves.flatMap(([, command = '', numbers = '']): [number, number][] => {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const [beforeX, beforeY] = [x, y]
    if (/z/i.test(command)) [x, y] = [startX, startY]
    else if (/h/i.test(command)) x = first + (isRelative ? x : 0)
    else if (/v/i.test(command)) y = first + (isRelative ? y : 0)
    else [x, y] = [first + (isRelative ? x : 0), second + (isRelative ? y : 0)]
    if (!/m/i.test(command)) return [[x - beforeX, y - beforeY]]
    ;[startX, startY] = [x, y]
    return []
  })
}

describe("the picture of the mock's floor plan", () => {
  it('has walls at right angles only', () => {
    const walls = [...planPicture('3').matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => strokes(path))
    expect(walls.length).toBeGreaterThan(30)
    expect(walls.filter(([across, down]) => across !== 0 && down !== 0)).toEqual([])
  })

  it('leaves the doors open', () => {
    expect(planPicture('3')).not.toMatch(/ d="[^"]*z/i)
  })

  it('numbers every room of its floor', () => {
    expect([...planPicture('7').matchAll(/>(\d+)</g)].map(([, number]) => number)).toEqual(['701', '702', '703', '704', '705', '706', '707', '708'])
  })

  it('marks each device of the floor in the place that its position names', () => {
    const onFloor = aWorld().sensors.filter(({ floor, marked }) => floor === 3 && marked)
    expect(onFloor.length).toBeGreaterThan(3)
    for (const { position, mark } of onFloor) {
      const { x, y, width, height } = roomOf(position)
      expect([mark.x > x && mark.x < x + width, mark.y > y && mark.y < y + height], position ?? '').toEqual([true, true])
    }
  })

  it('knows the rooms and the two ends of the corridor by their words', () => {
    expect(roomOf('302室')).toBe(ROOMS[1])
    expect(roomOf('西侧走廊3-1').x).toBeLessThan(roomOf('东侧走廊3-2').x)
  })
})
