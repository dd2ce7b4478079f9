import type { WarningTone } from '@smart-fire/api-client/wire'

import type { alarmLevels, pointThresholds, thresholdRanges } from '../../db/schema'
import { POINT_SPECS } from './measuring-points'

interface LevelSpec {
  name: string
  sort: number
  color: string
  tone: WarningTone | null
  repeats: boolean
  instructions: string
}

/** The lowest level first. In this trade the first grade is the most severe one. */
export const LEVEL_SPECS: readonly LevelSpec[] = [
  { name: '三级关注', sort: 1, color: '#3E63DD', tone: null, repeats: false, instructions: '关注变化趋势，交接班时说明' },
  { name: '二级预警', sort: 2, color: '#F5B301', tone: 'chime', repeats: false, instructions: '电话核实现场情况，必要时派人查看' },
  { name: '一级紧急', sort: 3, color: '#E5484D', tone: 'wave', repeats: true, instructions: '立即派人到场查看并记录结果' },
]

/** Where each level begins, the lowest first: rising where high values are the bad ones, falling where low ones are. */
const STARTS: Readonly<Record<string, readonly [number, number, number]>> = {
  XTEMP: [45, 50, 54],
  TEMP1: [50, 58, 65],
  TEMP2: [50, 58, 65],
  TEMP3: [50, 58, 65],
  RCT: [200, 240, 280],
  LK: [200, 240, 280],
  COMG: [5, 10, 15],
  VOL: [3.1, 3, 2.9],
  YL: [0.2, 0.15, 0.12],
  SPR: [0.35, 0.28, 0.23],
  YW: [2.2, 1.9, 1.6],
}

type Tenants = readonly { id: string }[]
const POINTS = POINT_SPECS.flatMap(({ code }, index) => (STARTS[code] ? [{ pointId: index + 1, starts: STARTS[code] }] : []))

const levelId = (tenant: number, level: number) => tenant * LEVEL_SPECS.length + level + 1
const thresholdsId = (tenant: number, point: number) => tenant * POINTS.length + point + 1

/** The levels of each tenant. */
export const levelRows = (tenants: Tenants): (typeof alarmLevels.$inferInsert)[] =>
  tenants.flatMap(({ id: tenantId }, tenant) => LEVEL_SPECS.map((level, at) => ({ id: levelId(tenant, at), tenantId, ...level })))

/** The measuring points of each tenant that have thresholds. */
export const thresholdRows = (tenants: Tenants): (typeof pointThresholds.$inferInsert)[] =>
  tenants.flatMap(({ id: tenantId }, tenant) => POINTS.map(({ pointId }, point) => ({ id: thresholdsId(tenant, point), tenantId, pointId })))

/** Their ranges: each level ends where the next one begins, and the highest is open. */
export const rangeRows = (tenants: Tenants): (typeof thresholdRanges.$inferInsert)[] =>
  tenants.flatMap((_, tenant) => POINTS.flatMap(({ starts }, point) => starts.map((start, level) => {
    const next = starts[level + 1] ?? null
    const isRising = starts[1] > starts[0]
    return { thresholdsId: thresholdsId(tenant, point), levelId: levelId(tenant, level), min: isRising ? start : next, max: isRising ? next : start }
  })))
