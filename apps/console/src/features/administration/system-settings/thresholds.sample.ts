import type { PointThresholds } from '@smart-fire/api-client/warnings'

const LEVELS = [
  { levelId: '1', level: '三级关注', rank: 1, color: '#3E63DD' },
  { levelId: '2', level: '二级预警', rank: 2, color: '#F5B301' },
  { levelId: '3', level: '一级紧急', rank: 3, color: '#E5484D' },
]

/** The ranges of the levels, the lowest first: `[min, max]` of each. */
const rangesOf = (...bounds: readonly [number | null, number | null][]): PointThresholds['ranges'] => ({
  rows: LEVELS.flatMap((level, at) => (bounds[at] ? [{ ...level, min: bounds[at][0], max: bounds[at][1] }] : [])), dropped: 0,
})

function aPoint(changes: Partial<PointThresholds>): PointThresholds {
  return { id: '12', version: '1', code: 'XTEMP', name: '温度', unit: '℃', ranges: rangesOf(), updatedAt: Date.UTC(2026, 10, 18, 2), ...changes }
}

export const thresholdRows: readonly PointThresholds[] = [
  aPoint({ ranges: rangesOf([45, 50], [50, 54], [54, null]) }),
  aPoint({ id: '16', code: 'RCT', name: '剩余电流', unit: 'mA', ranges: rangesOf([200, 250], [250, null]) }),
  aPoint({ id: '14', code: 'VOL', name: '电池电压', unit: 'V', ranges: rangesOf([3, 3.1], [2.9, 3], [null, 2.9]) }),
  aPoint({ id: '33', version: null, code: 'PM2_5', name: 'PM2.5', unit: 'μg/m³', updatedAt: null }),
]
