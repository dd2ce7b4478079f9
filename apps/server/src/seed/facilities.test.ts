import { beforeAll, describe, expect, it } from 'vitest'

import { planOfFloor } from './catalogue/blueprints'
import { createCity, type City } from './city'
import { facilityRows } from './facilities'
import { PLANS } from './plans/catalogue'
import { createRandom } from './random'

const NOW = Date.UTC(2026, 10, 20, 2)

describe('the facilities in the buildings of the demo city', () => {
  let city: City
  let indoor: ReturnType<typeof facilityRows>['indoor']
  beforeAll(() => {
    city = createCity(119, 'demo', NOW)
    indoor = facilityRows(city, NOW, createRandom(119)).indoor
  })
  const houseOf = (id: number) => {
    const house = city.estate.houses.find(({ row }) => row.id === id)
    if (!house) throw new Error('a facility without a building')
    return house
  }
  const marked = () => indoor.filter(({ planX }) => planX != null)

  it('are marked on the plan in the room that their position names', () => {
    const elsewhere = marked().filter(({ buildingId, floor, planX, planY, position }) => !PLANS[planOfFloor(houseOf(buildingId).archetype, floor)].spaces.some(
      ({ name, x, y, w, h }) => position?.startsWith(`${floor}F ${name}`) && Number(planX) > x && Number(planX) < x + w && Number(planY) > y && Number(planY) < y + h))
    expect(elsewhere).toEqual([])
  })

  it('have a mark each for itself, most of them, and none on a floor without a picture', () => {
    const places = marked().map(({ buildingId, floor, planX, planY }) => `${buildingId}/${floor}/${planX}/${planY}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places.length / indoor.length).toBeGreaterThan(0.85)
    expect(places.length).toBeLessThan(indoor.length)
    expect(marked().filter(({ buildingId, floor }) => !houseOf(buildingId).isDrawn(floor))).toEqual([])
  })
})
