import * as halls from './layouts-halls'
import * as slabs from './layouts-slabs'
import * as towers from './layouts-towers'
import { doorsOf, windowsOf } from './openings'
import type { Plan, Rect, Space } from './plan'

/** Below the outline: room for title, scale bar and north arrow. */
const FOOT = 76
const WIDTH = 1000 // long edge of a served picture (contract §7)

/** The drawings of the demo city; floors of one archetype share one picture. */
export const PLANS = {
  officeGround: plan('officeGround', '办公塔楼 首层平面图', towers.TOWER_OUTLINE, towers.officeGround(), 14),
  officeStandard: plan('officeStandard', '办公塔楼 标准层平面图', towers.TOWER_OUTLINE, towers.officeStandard(), 14),
  hotelStandard: plan('hotelStandard', '酒店 客房层平面图', slabs.HOTEL_OUTLINE, slabs.hotelStandard(), 15),
  mallGround: plan('mallGround', '购物中心 首层平面图', halls.MALL_OUTLINE, halls.mallGround(), 9),
  mallUpper: plan('mallUpper', '购物中心 楼层平面图', halls.MALL_OUTLINE, halls.mallUpper(), 9),
  hospitalGround: plan(
    'hospitalGround',
    '医院 门诊层平面图',
    { ...slabs.SLAB_OUTLINE, h: 400 },
    slabs.hospitalGround(),
    12,
  ),
  hospitalWard: plan('hospitalWard', '医院 护理单元平面图', slabs.SLAB_OUTLINE, slabs.hospitalWard(), 13),
  schoolGround: plan(
    'schoolGround',
    '教学楼 首层平面图',
    { ...slabs.SCHOOL_OUTLINE, h: 340 },
    slabs.schoolGround(),
    13,
  ),
  schoolStandard: plan('schoolStandard', '教学楼 标准层平面图', slabs.SCHOOL_OUTLINE, slabs.schoolStandard(), 13),
  residentialStandard: plan(
    'residentialStandard',
    '住宅楼 标准层平面图',
    slabs.RESIDENTIAL_OUTLINE,
    slabs.residentialStandard(),
    22,
  ),
  plantWorkshop: plan('plantWorkshop', '厂房 车间平面图', halls.PLANT_OUTLINE, halls.plantWorkshop(), 9),
  carParkPlant: plan('carParkPlant', '地下车库（设备层）平面图', halls.PARK_OUTLINE, halls.carPark('plant'), 10),
  carPark: plan('carPark', '地下车库平面图', halls.PARK_OUTLINE, halls.carPark('plain'), 10),
} as const satisfies Record<string, Plan>

export type PlanKey = keyof typeof PLANS

function plan(key: string, title: string, outline: Rect, spaces: Space[], pixelsPerMetre: number): Plan {
  return {
    key,
    title,
    outline,
    spaces,
    pixelsPerMetre,
    width: WIDTH,
    height: outline.y + outline.h + FOOT,
    doors: doorsOf(spaces),
    windows: key.startsWith('carPark') ? [] : windowsOf(spaces, outline),
    axes: { x: gridLines(outline.x, outline.w, pixelsPerMetre), y: gridLines(outline.y, outline.h, pixelsPerMetre) },
  }
}

/** Axes about 8.4 m apart, as in built frames. */
function gridLines(from: number, length: number, pixelsPerMetre: number): number[] {
  const bays = Math.max(2, Math.min(9, Math.round(length / (8.4 * pixelsPerMetre))))
  return Array.from({ length: bays + 1 }, (_, index) => Math.round(from + (length / bays) * index))
}
