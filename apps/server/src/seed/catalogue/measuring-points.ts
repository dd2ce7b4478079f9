/** How a value changes over a day, for the generated readings. */
export type Rhythm = 'flat' | 'daily' | 'load' | 'sag' | 'drain'

/** A point that can be measured, its bounds, and its values on a normal day. */
export interface PointSpec {
  code: string
  name: string
  unit: string
  kind: 'fire' | 'monitoring'
  normalMin?: number
  normalMax?: number
  highType?: string
  lowType?: string
  outOfBounds?: 'alarm' | 'fault'
  base: number
  /** largest deviation from the base over the day */
  swing: number
  noise: number
  /** how much two devices of a type differ, as a share of the base */
  spread: number
  rhythm: Rhythm
  decimals: number
}

const switchPoint = (
  code: string,
  name: string,
  highType: string,
  outOfBounds: 'alarm' | 'fault' = 'alarm',
): PointSpec => ({
  code,
  name,
  unit: '',
  kind: 'fire',
  normalMin: 0,
  normalMax: 0,
  highType,
  outOfBounds,
  base: 0,
  swing: 0,
  noise: 0,
  spread: 0,
  rhythm: 'flat',
  decimals: 0,
})

/** What an output reports of itself, e.g. a sounder that sounds: neither an alarm nor a fault. */
const feedbackPoint = (code: string, name: string, highType: string): PointSpec => {
  const { outOfBounds: _never, ...point } = switchPoint(code, name, highType)
  return point
}

const measured = (
  [code, name, unit]: readonly [string, string, string],
  [base, swing, noise, spread]: readonly [number, number, number, number],
  rhythm: Rhythm,
  rest: Partial<PointSpec> = {},
): PointSpec => ({ code, name, unit, kind: 'monitoring', base, swing, noise, spread, rhythm, decimals: 1, ...rest })

const limit = (normalMax: number, highType: string, outOfBounds: 'alarm' | 'fault'): Partial<PointSpec> => ({
  normalMax,
  highType,
  outOfBounds,
})
const band = (
  normalMin: number,
  normalMax: number,
  outOfBounds: 'alarm' | 'fault',
  lowType: string,
  highType: string,
): Partial<PointSpec> => ({ normalMin, normalMax, outOfBounds, lowType, highType })

const phase = (code: string, name: string) =>
  measured([code, name, '℃'], [31, 9, 1.2, 0.15], 'load', limit(70, '过温', 'alarm'))
const voltage = (code: string, name: string) =>
  measured([code, name, 'V'], [229, 5, 1.5, 0.012], 'sag', band(187, 253, 'fault', '欠压', '过压'))
const current = (code: string, name: string) =>
  measured([code, name, 'A'], [18, 34, 2.4, 0.5], 'load', limit(120, '过流', 'fault'))

/** Codes are those of enums.json (`measuringPointCodes`). */
export const POINT_SPECS: readonly PointSpec[] = [
  switchPoint('YG', '烟感', '烟感报警'),
  switchPoint('HANDN', '手报', '手动按键报警'),
  feedbackPoint('ACOP', '声光', '启动'),
  switchPoint('DM', '门磁', '打开'),
  switchPoint('INFR', '红外', '红外报警'),
  switchPoint('WF', '水浸', '水浸报警'),
  switchPoint('SOS', 'SOS', '手动按键报警'),
  switchPoint('XZJ', '撞击', '被撞'),
  switchPoint('XQX', '倾斜', '倾斜'),
  switchPoint('XFC', '防拆', '被拆', 'fault'),
  switchPoint('SWITCH', '电源监测开关', '供电中断'),
  measured(['XTEMP', '温度', '℃'], [23, 3.5, 0.4, 0.06], 'daily', limit(57, '过温', 'alarm')),
  measured(['HUM', '湿度', '%'], [52, -8, 2, 0.1], 'daily', band(15, 90, 'fault', '低湿', '高湿')),
  measured(['VOL', '电池电压', 'V'], [3.42, 0.02, 0.012, 0.03], 'drain', {
    normalMin: 2.8,
    lowType: '电池欠压',
    outOfBounds: 'fault',
    decimals: 2,
  }),
  measured(['SIGN', '信号强度', ''], [-87, 3, 3, 0.12], 'flat', { decimals: 0 }),
  measured(['RCT', '剩余电流', 'mA'], [86, 55, 9, 0.5], 'load', limit(300, '漏电', 'alarm')),
  measured(['LK', '漏电', 'mA'], [72, 40, 8, 0.5], 'load', limit(300, '漏电', 'alarm')),
  phase('TEMP1', 'A相温度'),
  phase('TEMP2', 'B相温度'),
  phase('TEMP3', 'C相温度'),
  phase('TEMP5', '零线温度'),
  voltage('VLA', 'A相电压'),
  voltage('VLB', 'B相电压'),
  voltage('VLC', 'C相电压'),
  current('ECA', 'A相电流'),
  current('ECB', 'B相电流'),
  current('ECC', 'C相电流'),
  measured(['COMG', '可燃气体', '%'], [1.6, 2.4, 0.7, 0.5], 'load', { ...limit(20, '报警', 'alarm'), kind: 'fire' }),
  measured(['YL', '压力', 'MPa'], [0.34, -0.05, 0.008, 0.2], 'load', {
    ...band(0.1, 0.8, 'fault', '低压', '高压'),
    decimals: 3,
  }),
  measured(['ANGLE', '角度', '°'], [1.2, 0.1, 0.2, 0.6], 'flat', limit(15, '倾斜', 'alarm')),
  measured(['SPR', '喷淋压力', 'MPa'], [0.52, -0.02, 0.006, 0.12], 'load', {
    ...band(0.2, 1.2, 'fault', '低压', '高压'),
    decimals: 3,
  }),
  measured(['YW', '液位', 'm'], [3.1, -0.25, 0.03, 0.15], 'load', {
    ...band(1.5, 4.5, 'fault', '低液位', '高液位'),
    decimals: 2,
  }),
  measured(['PM2_5', 'PM2.5', 'μg/m³'], [38, 14, 6, 0.2], 'daily'),
]

const byCode = new Map(POINT_SPECS.map((point) => [point.code, point]))

export function pointSpec(code: string): PointSpec {
  const point = byCode.get(code)
  if (!point) throw new Error(`no measuring point ${code} in the catalogue`)
  return point
}
