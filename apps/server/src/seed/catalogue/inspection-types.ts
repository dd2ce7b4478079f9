import type { ChoiceItem, inspectionTypes, ValueItem } from '../../db/schema'

interface TypeSpec {
  name: string
  number: string
  cycleDays: number
  standard: string
  choices: readonly string[]
  /** what is measured: content, unit, lowest and highest normal value */
  values: readonly (readonly [string, string, number | null, number | null])[]
  tests: readonly string[]
}

/** What is inspected in the demo city. */
const TYPE_SPECS: readonly TypeSpec[] = [
  { name: '手提式灭火器', number: 'MHQ', cycleDays: 30, standard: 'GB 50444-2008', choices: ['铅封、保险销完好', '外观无锈蚀、无变形', '放置位置正确且无遮挡'], values: [['瓶内压力', 'MPa', 1, 1.4]], tests: [] },
  { name: '室内消火栓', number: 'XHS', cycleDays: 30, standard: 'GB 50974-2014', choices: ['栓箱门开启灵活', '水带、水枪、接口齐全', '阀门无渗漏'], values: [['栓口静压', 'MPa', 0.15, 1]], tests: ['启泵按钮动作正常'] },
  { name: '应急照明灯', number: 'YJD', cycleDays: 30, standard: 'GB 51309-2018', choices: ['灯具完好、指示正常'], values: [['持续照明时间', 'min', 30, null]], tests: ['断电后自动点亮'] },
  { name: '常闭防火门', number: 'FHM', cycleDays: 7, standard: 'GB 50877-2014', choices: ['处于关闭状态', '闭门器、顺序器有效', '门前无堆放物'], values: [], tests: [] },
  { name: '室外消火栓', number: 'SWXHS', cycleDays: 90, standard: 'GB 50974-2014', choices: ['无埋压、圈占、遮挡', '栓体及出水口完好'], values: [['出水压力', 'MPa', 0.1, null]], tests: ['开启放水正常'] },
]

const choiceAt = (place: number) => (name: string, at: number): ChoiceItem => ({ name, place: place + at, needsPhoto: at === 0 })

/** The types of each tenant. */
export const inspectionTypeRows = (tenants: readonly { id: string }[]): (typeof inspectionTypes.$inferInsert)[] =>
  tenants.flatMap(({ id: tenantId }, tenant) => TYPE_SPECS.map(({ name, number, cycleDays, standard, choices, values, tests }, at) => ({
    id: tenant * TYPE_SPECS.length + at + 1, tenantId, name, number, cycleDays, standard,
    checkChoices: choices.map(choiceAt(0)),
    checkValues: values.map(([content, unit, min, max], each): ValueItem => ({ name: content, place: choices.length + each, needsPhoto: false, isNumber: true, unit, min, max })),
    testChoices: tests.map(choiceAt(0)),
    testValues: [],
  })))
