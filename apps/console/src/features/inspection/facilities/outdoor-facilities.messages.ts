import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './facility.messages'

export const zhCN = {
  ...common,
  title: '室外设施',
  one: '室外设施',
  fields: { ...common.fields, unitId: '责任单位', regionCode: '行政区', area: '行政区', coordinates: '坐标', marked: '地图标注' },
  hints: { ...common.hints, coordinates: '在地图上点选，或直接填写；文件中写作“经度,纬度”' },
  choices: { ...common.choices, marked: { true: '已标注', false: '未标注' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  ...commonEn,
  title: 'Outdoor facilities',
  one: 'outdoor facility',
  fields: { ...commonEn.fields, unitId: 'Responsible unit', regionCode: 'District', area: 'District', coordinates: 'Coordinates', marked: 'On the map' },
  hints: { ...commonEn.hints, coordinates: 'Pick the place on the map, or enter it; in a file “longitude,latitude”' },
  choices: { ...commonEn.choices, marked: { true: 'Placed', false: 'Not placed' } },
}
