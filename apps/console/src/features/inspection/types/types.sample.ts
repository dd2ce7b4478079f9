import { ITEM_KIND, type InspectionItem, type InspectionType } from '@smart-fire/api-client/inspection'
import type { ScreenSample } from '../../../testing/screen-sample'

const anItem = (changes: Partial<InspectionItem> = {}): InspectionItem => ({ content: '铅封完好', kind: ITEM_KIND.choice, unit: null, min: null, max: null, needsPhoto: false, ...changes })

export function anInspectionType(changes: Partial<InspectionType> = {}): InspectionType {
  return {
    id: '1', version: '1', name: '手提式灭火器', number: 'MHQ', cycleDays: 30, standard: 'GB 50444-2008', updatedAt: Date.UTC(2026, 10, 18, 2),
    checkItems: [anItem(), anItem({ content: '压力', kind: ITEM_KIND.number, unit: 'MPa', min: 1, max: 1.4, needsPhoto: true })],
    testItems: [anItem({ content: '称重记录', kind: ITEM_KIND.text })],
    ...changes,
  }
}

export default {
  rows: [
    anInspectionType(),
    anInspectionType({ id: '2', name: '室内消火栓', number: 'XHS', standard: 'GB 50974-2014', checkItems: [anItem({ content: '水带、水枪齐全', needsPhoto: true })] }),
    anInspectionType({ id: '3', name: '应急照明灯', number: null, cycleDays: null, standard: null, checkItems: [], testItems: [] }),
  ],
  input: { checkItems: [anItem()], testItems: [anItem()] },
  round: {
    add: { name: '验收防火卷帘', number: 'YS-7', cycleDays: 90, standard: 'GB 25506' },
    edit: { cycleDays: 60, standard: 'GB 25201' },
    find: 'name',
  },
} satisfies ScreenSample<InspectionType>
