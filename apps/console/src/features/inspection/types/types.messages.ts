import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '设施类型',
  one: '设施类型',
  fields: {
    name: '类型名称', number: '类型编号', cycleDays: '巡检周期', standard: '执行标准', checkItems: '检查项', testItems: '检测项', content: '内容', kind: '填写方式', unit: '单位', min: '下限', max: '上限',
    needsPhoto: '必须拍照', updatedAt: '更新时间',
  },
  sections: { type: '类型', items: '检查与检测' },
  hints: { checkItems: '每次巡检都要检查的内容', testItems: '检测时要做的内容', min: '小于下限为异常，不填则没有下限', max: '大于上限为异常，不填则没有上限' },
  units: { cycleDays: '天' },
  choices: { kind: { choice: '正常 / 异常', number: '数值', text: '文字' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Facility types',
  one: 'facility type',
  fields: {
    name: 'Name', number: 'Type number', cycleDays: 'Inspection cycle', standard: 'Standard', checkItems: 'Check items', testItems: 'Test items', content: 'What', kind: 'Answer', unit: 'Unit', min: 'Lower limit', max: 'Upper limit',
    needsPhoto: 'Photo required', updatedAt: 'Updated',
  },
  sections: { type: 'Type', items: 'Checks and tests' },
  hints: {
    checkItems: 'Checked at every inspection', testItems: 'Done when the facility is tested',
    min: 'A smaller value is abnormal. Empty: no lower limit', max: 'A larger value is abnormal. Empty: no upper limit',
  },
  units: { cycleDays: 'days' },
  choices: { kind: { choice: 'Normal or abnormal', number: 'Number', text: 'Text' } },
}
