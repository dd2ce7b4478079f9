import { beforeAll, describe, expect, it } from 'vitest'

import { createCity, type City } from './city'

describe('the estate of the demo city', () => {
  let estate: City['estate']
  beforeAll(() => {
    ;({ estate } = createCity(119, 'demo', Date.UTC(2026, 10, 20, 2)))
  })

  it('has units that are key units in every field, or in none', () => {
    const kinds = new Set(estate.units.map(({ keyUnit, category, class: rank }) => `${String(keyUnit)} ${category} ${rank}`))
    expect([...kinds].sort()).toEqual(['false 2 消防安全一般单位', 'true 1 消防安全重点单位'])
  })

  it('gives every unit a credit code of 18 characters, of its district and of its nature', () => {
    const odd = estate.units.filter(({ license, regionCode, nature }) => license?.length !== 18 || !license.startsWith(`${nature === '企业' ? '91' : '12'}${regionCode}`))
    expect(odd).toEqual([])
    const hospital = estate.units.find(({ name }) => name === '云澜市第一人民医院')
    expect(hospital?.nature).toBe('事业单位')
  })

  it('calls no factory a civil building, and numbers a house as its name does', () => {
    expect(estate.houses.filter(({ archetype, row }) => (archetype === 'plant') === row.buildingClass?.includes('民用')).map(({ row }) => row.name)).toEqual([])
    const numbered = estate.houses.filter(({ row }) => /\d号/.test(row.name))
    expect(numbered.length).toBeGreaterThan(5)
    expect(numbered.filter(({ row }) => parseInt(row.blockNumber ?? '', 10) !== Number(/(\d+)号/.exec(row.name)?.[1]))).toEqual([])
  })

  it('has a height of centimetres, and another road on each side of a building', () => {
    expect(estate.houses.filter(({ row }) => Number(row.height?.toFixed(2)) !== row.height)).toEqual([])
    expect(estate.houses.filter(({ row }) => /东侧：(.+?)；.*西侧：\1；/.test(row.neighbours ?? ''))).toEqual([])
  })
})
