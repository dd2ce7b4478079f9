import type { DeviceSeries, SensorModel } from '@smart-fire/api-client/device-series'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aDeviceSeries(changes: Partial<DeviceSeries> = {}): DeviceSeries {
  return {
    id: '1', version: '1', code: 'AL-YG', name: '独立式感烟火灾探测报警器', firmId: '1', firmName: '安澜电子', systemType: '1', placement: '0', icon: 'smoke',
    color: '#3B82F6', lifeSpanYears: 10, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

const aModel = (changes: Partial<SensorModel> = {}): SensorModel => ({
  id: '1', version: '1', seriesId: '1', seriesName: '独立式感烟火灾探测报警器', model: 'AL-YG20', channelId: '1', channelName: '无线感烟', pointIds: ['4', '7'], points: ['烟雾浓度', '电池电压'], offlineSeconds: 86_400, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
})

/** The rows of the first tab; those of the other stand under `parts`. */
export default {
  rows: [
    aDeviceSeries(),
    aDeviceSeries({ id: '2', code: 'QY-YL', name: '消火栓水压传感器', firmId: '6', firmName: '清源水务', systemType: '11', placement: '1', icon: 'water', lifeSpanYears: 8 }),
    aDeviceSeries({ id: '3', code: 'RG-AQ', name: '空气质量监测仪', firmId: '4', firmName: '睿感科技', systemType: null, icon: null, color: null, lifeSpanYears: null }),
  ],
  parts: {
    models: {
      rows: [aModel(), aModel({ id: '2', seriesId: '2', seriesName: '消火栓水压传感器', model: 'QY-YL2', channelId: '5', channelName: '消防用水', points: ['水压', '电池电压'], offlineSeconds: 3600 })],
      input: { seriesId: '1', model: 'AL-YG21', channelId: '1', pointIds: ['4', '7'], offlineSeconds: 3600 },
    },
  },
  round: {
    add: {
      code: 'HD-YG', name: '无线感烟探测器', firmId: '宏盾消防', systemType: '1', placement: '0', icon: 'smoke', lifeSpanYears: 10, color: '#0EA5E9',
    },
    edit: { lifeSpanYears: 12 },
    find: 'code',
  },
} satisfies ScreenSample<DeviceSeries>
