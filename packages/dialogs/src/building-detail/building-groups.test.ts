import { describe, expect, it } from 'vitest'
import { bareFacts, otherFacts, someFacts } from './building-detail.fixtures'
import { zhCN } from './building-detail.messages'
import type { BuildingFacts } from './building-detail.machine'
import { buildingGroups } from './building-groups'

describe('a building field by field', () => {
  it('shows every field that has a name, each once', () => {
    const shown = buildingGroups(someFacts(), zhCN).flatMap(({ fields }) => fields.map(({ id }) => id))
    expect([...shown].sort()).toEqual(Object.keys(zhCN.fields).sort())
  })

  it('shows under each name the value of that name, and no other', () => {
    const { detail } = bareFacts()
    const fields = Object.keys(zhCN.fields).filter((field) => field in detail && !NOT_AS_SENT.includes(field))
    expect(fields.length).toBeGreaterThan(30)
    for (const field of fields) expect(filled({ detail: { ...detail, [field]: '7' }, unitName: null })).toEqual({ [field]: '7' })
  })

  it('shows who created the record and who changed it, each with the time in UTC+8', () => {
    const { detail } = bareFacts()
    const at = Date.UTC(2026, 9, 12, 1, 30)
    expect(filled({ detail: { ...detail, createdAt: at }, unitName: null })).toEqual({ createdAt: '2026-10-12 09:30:00' })
    expect(filled({ detail: { ...detail, updatedAt: at }, unitName: null })).toEqual({ updatedAt: '2026-10-12 09:30:00' })
  })

  it('writes a number with its unit, and no unit where the number is unknown', () => {
    expect(units(someFacts({ height: 99, area: 1, floors: 3, maxOccupants: 20, lifts: 2, refugeArea: 4 }))).toMatchObject({
      height: zhCN.metres, area: zhCN.squareMetres, floors: zhCN.storeys, maxOccupants: zhCN.people, lifts: zhCN.lifts, refugeArea: zhCN.squareMetres,
    })
    expect(new Set(Object.values(units(bareFacts())))).toEqual(new Set([undefined]))
  })

  it('shows codes as words (spec 2 §4)', () => {
    expect(texts(someFacts())).toMatchObject({
      inUse: '在用',
      ownership: '单一产权多家使用单位',
      hasControlRoom: '有',
      hasAutomaticFireProtection: '有',
      facilitiesQualified: '合格',
      gis: '已标注',
    })
    expect(texts(otherFacts())).toMatchObject({
      inUse: '停用',
      ownership: '多家产权多家使用单位',
      hasControlRoom: '无',
      hasAutomaticFireProtection: '无',
      facilitiesQualified: '不合格',
      gis: '未标注',
    })
  })

  it('clears the place of a control room that is not there', () => {
    expect(texts(someFacts()).controlRoomPlace).toBe('1F 东侧大厅旁')
    expect(texts(otherFacts()).controlRoomPlace).toBe('')
  })

  it('writes a day as yyyy-MM-dd in UTC+8', () => {
    expect(texts(someFacts({ completedAt: Date.UTC(2018, 5, 17, 16) })).completedAt).toBe('2018-06-18')
  })

  it('names the networked unit, by its id when the name is not known', () => {
    expect(texts(someFacts()).unit).toBe('星河物业管理有限公司')
    expect(texts({ ...someFacts(), unitName: null }).unit).toBe('3')
  })

  it('keeps to the limits of spec 2 §5', () => {
    const limits = Object.fromEntries(
      buildingGroups(someFacts(), zhCN).flatMap(({ fields }) => fields.map(({ id, maxLength }) => [id, maxLength])),
    )
    expect(limits).toMatchObject({ regionCode: 6, streetCode: 3, height: 7, maxOccupants: 8 })
    for (const area of ['area', 'footprintArea', 'standardFloorArea', 'floorArea', 'undergroundArea', 'refugeArea']) {
      expect(limits[area]).toBe(11)
    }
    for (const count of ['floors', 'undergroundFloors', 'refugeFloors', 'lifts']) expect(limits[count]).toBe(3)
  })

  it('leaves a field without a value empty: unknown is not no', () => {
    const { gis, ...rest } = texts(bareFacts())
    expect(gis).toBe('未标注')
    expect(new Set(Object.values(rest))).toEqual(new Set(['']))
  })
})

/** Fields that show a word or a day for what was sent. */
const NOT_AS_SENT = ['inUse', 'ownership', 'hasControlRoom', 'hasAutomaticFireProtection', 'facilitiesQualified', 'completedAt', 'createdAt', 'updatedAt']

/** The fields that show something, but for the word whether the building is on the map. */
function filled(facts: BuildingFacts) {
  return Object.fromEntries(Object.entries(texts(facts)).filter(([id, text]) => id !== 'gis' && text !== ''))
}

function units(facts: BuildingFacts) {
  return Object.fromEntries(buildingGroups(facts, zhCN).flatMap(({ fields }) => fields.map(({ id, unit }) => [id, unit])))
}

function texts(facts: BuildingFacts) {
  return Object.fromEntries(
    buildingGroups(facts, zhCN).flatMap(({ fields }) => fields.map(({ id, text }) => [id, text])),
  )
}
