import { describe, expect, it } from 'vitest'
import { sectionLayout, spreadOf, type StoreyState } from './section-layout'

const fire = (floor: number, since: number | null = null): StoreyState => ({ floor, tone: 'alarm', since })
const floorsOf = (layout: ReturnType<typeof sectionLayout>) => layout.storeys.map(({ floor }) => floor)

describe('the section of a building', () => {
  it('has every floor from the roof to the lowest basement, and no floor 0', () => {
    expect(floorsOf(sectionLayout(3, 2, [], 72))).toEqual([3, 2, 1, -1, -2])
  })

  it('stands on the street, with the basements below it', () => {
    const { storeys, ground } = sectionLayout(3, 2, [], 72)
    for (const { floor, y, height } of storeys) {
      if (floor > 0) expect(y + height).toBeLessThanOrEqual(ground)
      else expect(y).toBeGreaterThanOrEqual(ground)
    }
    expect(storeys.at(-1)).toMatchObject({ y: 72 - 8, height: 8 })
  })

  it('draws a higher building higher, and a tower of a hundred floors within its height', () => {
    expect(sectionLayout(4, 0, [], 72).roof).toBeGreaterThan(sectionLayout(6, 0, [], 72).roof)
    expect(sectionLayout(100, 3, [], 72).roof).toBeGreaterThan(0)
  })

  it('keeps a floor in alarm visible in a tower', () => {
    const storey = sectionLayout(100, 3, [fire(50)], 72).storeys.find(({ floor }) => floor === 50)
    expect(storey?.height).toBe(3)
  })

  it('draws a burning floor that the building should not have', () => {
    expect(floorsOf(sectionLayout(2, 0, [fire(4), fire(-1)], 72))).toEqual([4, 3, 2, 1, -1])
  })
})

describe('the way of a fire', () => {
  it('leads from the floor where it began to the highest and the lowest that burn later', () => {
    expect(spreadOf([fire(5, 100), fire(6, 200), fire(7, 300), fire(4, 400)])).toEqual([{ from: 5, to: 7 }, { from: 5, to: 4 }])
  })

  it('is not drawn for one floor, for floors that began together, or when their begin is unknown', () => {
    expect(spreadOf([fire(5, 100)])).toEqual([])
    expect(spreadOf([fire(5, 100), fire(6, 100)])).toEqual([])
    expect(spreadOf([fire(5), fire(6)])).toEqual([])
  })

  it('does not count floors with faults', () => {
    expect(spreadOf([fire(5, 100), { floor: 6, tone: 'fault', since: 200 }])).toEqual([])
  })
})
