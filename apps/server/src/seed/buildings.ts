import { BLUEPRINTS, planOfFloor, type Archetype, type Blueprint } from './catalogue/blueprints'
import { DISTRICTS, type DistrictCode } from './catalogue/district'
import { buildingCoordinates } from './ground/lots'
import { landLine, mobileNumber, personName } from './catalogue/people'
import { PLANS, type PlanKey } from './plans/catalogue'
import type { Random } from './random'
import { administratorOf } from './tenants'

import type { buildings, networkedUnits } from '../db/schema'

type UnitRow = typeof networkedUnits.$inferInsert & { id: number }
type BuildingRow = typeof buildings.$inferInsert & { id: number }

/** A building of the city with the facts that its devices need. */
export interface House {
  row: BuildingRow
  archetype: Archetype
  floors: readonly number[]
  planOf: (floor: number) => PlanKey
  /** false = this floor has no plan yet (domain 21) */
  isDrawn: (floor: number) => boolean
}

export interface Estate {
  units: UnitRow[]
  houses: House[]
}

interface Facts {
  category: string
  use: string
  kind: string
  structure: string
  storeyHeight: number
  peoplePerFloor: number
  lifts: number
}

const FACTS: Record<Archetype, Facts> = {
  office: {
    category: '公共建筑',
    use: '办公',
    kind: '商务办公、会议、配套商业',
    structure: '框架-核心筒',
    storeyHeight: 4.2,
    peoplePerFloor: 140,
    lifts: 6,
  },
  mall: {
    category: '公共建筑',
    use: '商业',
    kind: '零售、餐饮、影院',
    structure: '钢筋混凝土框架',
    storeyHeight: 5.4,
    peoplePerFloor: 1200,
    lifts: 8,
  },
  hotel: {
    category: '公共建筑',
    use: '旅馆',
    kind: '客房、餐饮、会议',
    structure: '框架-剪力墙',
    storeyHeight: 3.6,
    peoplePerFloor: 40,
    lifts: 3,
  },
  residential: {
    category: '居住建筑',
    use: '住宅',
    kind: '居住',
    structure: '剪力墙',
    storeyHeight: 2.9,
    peoplePerFloor: 14,
    lifts: 4,
  },
  hospital: {
    category: '公共建筑',
    use: '医疗',
    kind: '门诊、住院、医技',
    structure: '框架-剪力墙',
    storeyHeight: 4,
    peoplePerFloor: 120,
    lifts: 6,
  },
  school: {
    category: '公共建筑',
    use: '教育',
    kind: '教学、实验、图书',
    structure: '钢筋混凝土框架',
    storeyHeight: 3.9,
    peoplePerFloor: 220,
    lifts: 1,
  },
  plant: {
    category: '工业建筑',
    use: '厂房',
    kind: '装配、涂装、仓储',
    structure: '门式刚架',
    storeyHeight: 6.5,
    peoplePerFloor: 90,
    lifts: 2,
  },
}

/** The units and buildings of one tenant; ids start at `first`. */
export function estateOf(
  tenant: number,
  tenantId: string,
  count: number,
  first: { unit: number; building: number },
  random: Random,
): Estate {
  const blueprints = smallCityFirst(tenant, count)
  const units = unitRows(tenantId, blueprints, first.unit, random)
  return {
    units,
    houses: blueprints.map((blueprint, index) => house(blueprint, tenantId, first.building + index, units, random)),
  }
}

/** A small city has an office tower, a mall and a block of flats as well. */
function smallCityFirst(tenant: number, count: number): readonly Blueprint[] {
  const all = BLUEPRINTS[tenant] ?? []
  if (count >= all.length) return all
  const archetypes = new Set<Archetype>()
  return all.filter(({ archetype }) => !archetypes.has(archetype) && archetypes.add(archetype)).slice(0, count)
}

function unitRows(tenantId: string, blueprints: readonly Blueprint[], firstId: number, random: Random): UnitRow[] {
  const names = [...new Set(blueprints.map(({ unit }) => unit))]
  return names.map((name, index) => {
    const { district: code, archetype } = blueprints.find(({ unit }) => unit === name) ?? { district: '339901' as const, archetype: 'office' as const }
    const district = DISTRICTS[code]
    const isPublic = archetype === 'hospital' || archetype === 'school'
    const isKey = random.chance(0.6)
    return {
      id: firstId + index,
      tenantId,
      name,
      license: creditCode(isPublic ? '12' : '91', code, random),
      licensedOn: `20${random.int(10, 22)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      address: `云澜市${district.name}${random.pick(district.roads)}${random.int(1, 399)}号`,
      phone: landLine(random),
      contactName: personName(random),
      contactPhone: mobileNumber(random),
      legalName: personName(random),
      legalPhone: mobileNumber(random),
      safetyDutyName: personName(random),
      safetyDutyPhone: mobileNumber(random),
      safetyManagerName: personName(random),
      safetyManagerPhone: mobileNumber(random),
      category: isKey ? '1' : '2',
      nature: isPublic ? '事业单位' : '企业',
      class: isKey ? '消防安全重点单位' : '消防安全一般单位',
      keyUnit: isKey,
      regionCode: code,
      coordinates: buildingCoordinates(code, archetype, firstId + index),
      contractStart: '2025-01-01',
      contractEnd: '2027-12-31',
    }
  })
}

const CHECK_CHARACTERS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']

/** The 18 characters of GB 32100: who registers, the place, nine of the organisation, a check character. It is of no real unit. */
const creditCode = (registrar: '12' | '91', code: DistrictCode, random: Random): string => `${registrar}${code}MA2${String(random.int(0, 999_999)).padStart(6, '0')}${random.pick(CHECK_CHARACTERS)}`

function house(blueprint: Blueprint, tenantId: string, id: number, units: readonly UnitRow[], random: Random): House {
  const { archetype, upper, basements } = blueprint
  const floors = [...range(1, upper), ...range(1, basements).map((floor) => -floor)]
  const undrawn = random.chance(0.3) ? upper : null
  return {
    row: buildingRow(blueprint, tenantId, id, units, random),
    archetype,
    floors,
    planOf: (floor) => planOfFloor(archetype, floor),
    isDrawn: (floor) => floor !== undrawn || floor === 1,
  }
}

function buildingRow(
  blueprint: Blueprint,
  tenantId: string,
  id: number,
  units: readonly UnitRow[],
  random: Random,
): BuildingRow {
  const { archetype, upper, basements, district: code } = blueprint
  const district = DISTRICTS[code]
  const facts = FACTS[archetype]
  const [streetCode, street] = random.pick(district.streets)
  const road = random.pick(district.roads)
  const houseNumber = String(random.int(1, 498))
  const footprint = footprintOf(archetype)
  const high = upper * facts.storeyHeight > 24
  const otherRoads = district.roads.filter((other) => other !== road)
  const refuge = upper * facts.storeyHeight > 100 ? Math.floor(upper / 15) : 0
  return {
    id,
    tenantId,
    unitId: units.find(({ name }) => name === blueprint.unit)?.id ?? null,
    name: blueprint.name,
    address: `云澜市${district.name}${road}${houseNumber}号`,
    addressDetail: `${street}${road}${houseNumber}号${blueprint.name}`,
    regionCode: code,
    streetCode,
    road,
    houseNumber: `${houseNumber}号`,
    blockNumber: `${blockOf(blueprint.name) ?? random.int(1, 12)}幢`,
    coordinates: buildingCoordinates(code, archetype, id),
    contactName: personName(random),
    contactPhone: mobileNumber(random),
    inUse: true,
    ownership: String(
      random.weighted([
        ['0', 4],
        ['1', 4],
        ['2', 2],
      ]),
    ),
    hasAutomaticSystems: true,
    facilityCondition: random.chance(0.93) ? '1' : '2',
    hasControlRoom: archetype !== 'residential',
    controlRoomPlace: archetype === 'residential' ? null : '1F 消防控制室',
    completedAt: new Date(Date.UTC(random.int(2004, 2023), random.int(0, 11), random.int(1, 28))),
    floorArea: footprint * (upper + basements),
    footprintArea: footprint,
    siteArea: Math.round(footprint * 2.4),
    upperFloorArea: footprint * upper,
    basementArea: footprint * basements,
    height: Math.round(upper * facts.storeyHeight * 10 + 12) / 10,
    upperFloors: upper,
    basementFloors: basements,
    liftCount: facts.lifts,
    liftPlace: archetype === 'plant' ? '车间西北角' : '各层电梯厅',
    refugeFloorCount: refuge,
    refugeArea: refuge * Math.round(footprint * 0.6),
    refugePlace:
      refuge > 0
        ? range(1, refuge)
            .map((n) => `${n * 15}F`)
            .join('、')
        : null,
    maxOccupants: upper * facts.peoplePerFloor,
    buildingClass: archetype === 'plant' ? `${high ? '高层' : ''}丙类厂房` : high ? '高层民用建筑' : '多层民用建筑',
    structure: facts.structure,
    structureDetail: null,
    fireResistance: high ? '一级' : '二级',
    fireHazard: archetype === 'plant' ? '丙类' : '一般',
    useCategory: facts.use,
    useFunction: facts.kind,
    fireFacilities: '火灾自动报警系统、自动喷水灭火系统、室内消火栓系统、防排烟系统、应急照明和疏散指示系统',
    fireFacilitiesOther: random.chance(0.4) ? '气体灭火系统（配电室）' : null,
    neighbours: `东侧：${road}；南侧：绿地；西侧：${random.pick(otherRoads)}；北侧：停车场`,
    terrain: '平原，地势平坦',
    createdBy: administratorOf(tenantId),
    createdAt: new Date(Date.UTC(2025, random.int(0, 11), random.int(1, 28), 2)),
  }
}

/** The number that the name has, as in 澜湾花园5号楼. */
const blockOf = (name: string): string | undefined => /(\d+)号/.exec(name)?.[1]

/** Square metres of a floor according to its drawing. */
function footprintOf(archetype: Archetype): number {
  const { outline, pixelsPerMetre } = PLANS[planOfFloor(archetype, 2)]
  return Math.round((outline.w * outline.h) / (pixelsPerMetre * pixelsPerMetre))
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
