import type { MeasuringPoint } from '@smart-fire/api-client/measuring-points'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aMeasuringPoint(changes: Partial<MeasuringPoint> = {}): MeasuringPoint {
  const { normalMin = null, normalMinSymbol = null, normalMax = 300, normalMaxSymbol = null, outOfRange = '1' } = changes
  return {
    id: '16', version: '1', code: 'RCT', name: '剩余电流', unit: 'mA', type: '1', outOfRange, hasOutOfRange: outOfRange !== null, lowAlarm: null, highAlarm: '漏电',
    normalMin, hasMin: normalMin !== null, normalMinSymbol, hasMinSymbol: normalMinSymbol !== null,
    normalMax, hasMax: normalMax !== null, normalMaxSymbol, hasMaxSymbol: normalMaxSymbol !== null, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [
    aMeasuringPoint(),
    aMeasuringPoint({ id: '14', code: 'VOL', name: '电池电压', unit: 'V', normalMin: 2.8, normalMax: null, outOfRange: '0', lowAlarm: '电池欠压', highAlarm: null }),
    aMeasuringPoint({ id: '29', code: 'YL', name: '压力', unit: 'MPa', normalMin: 0.1, normalMax: 0.8, normalMaxSymbol: '0', outOfRange: '0', lowAlarm: '低压', highAlarm: '高压' }),
    aMeasuringPoint({ id: '1', code: 'YG', name: '烟感', unit: null, type: '0', normalMin: 0, normalMax: 0, highAlarm: '烟感报警' }),
    aMeasuringPoint({ id: '33', code: 'PM2_5', name: 'PM2.5', unit: 'μg/m³', normalMax: null, outOfRange: null, highAlarm: null }),
  ],
  round: {
    add: {
      name: '二氧化碳', code: 'CO2_7', unit: 'ppm', type: '1', normalMin: 300, normalMinSymbol: '1', normalMax: 1200.5, normalMaxSymbol: '0', outOfRange: '0', lowAlarm: '数值偏低', highAlarm: '浓度超标',
    },
    edit: { normalMax: 1500 },
    find: 'code',
  },
} satisfies ScreenSample<MeasuringPoint>
