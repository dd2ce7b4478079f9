import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './facility.messages'

export const zhCN = {
  ...common,
  title: '室内设施',
  one: '室内设施',
  tree: '区域与建筑',
  fields: { ...common.fields, buildingId: '所在建筑', buildingName: '建筑', floor: '楼层', mark: '平面图位置', marked: '平面图标注' },
  choices: { ...common.choices, marked: { true: '已标注', false: '未标注' } },
  acts: { ...common.acts, place: '标注位置' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  ...commonEn,
  title: 'Indoor facilities',
  one: 'indoor facility',
  tree: 'Regions and buildings',
  fields: { ...commonEn.fields, buildingId: 'Building', buildingName: 'Building', floor: 'Floor', mark: 'Place on the plan', marked: 'On the plan' },
  choices: { ...commonEn.choices, marked: { true: 'Placed', false: 'Not placed' } },
  acts: { ...commonEn.acts, place: 'Place on plan' },
}
