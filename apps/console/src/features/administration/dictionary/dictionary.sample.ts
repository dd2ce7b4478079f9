import type { DictionaryEntry, DictionaryType } from '@smart-fire/api-client/dictionary'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aType(changes: Partial<DictionaryType> = {}): DictionaryType {
  return { id: '6', version: '1', code: 'maintenance_kind', name: '维保类别', description: '维保记录使用', origin: 'own', entries: 3, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes }
}

export function anEntry(changes: Partial<DictionaryEntry> = {}): DictionaryEntry {
  return {
    id: '90', version: '1', typeId: '6', typeName: '维保类别', value: 'monthly', label: '月度保养', labelEn: 'Monthly', order: 1, style: null, isDefault: true, state: 'enabled', origin: 'own',
    updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

const entryRows = [
  anEntry(),
  anEntry({ id: '91', value: 'old', label: '临时保养', labelEn: null, order: null, isDefault: false, state: 'disabled' }),
  anEntry({ id: '3', typeName: '设备状态', value: '1', label: '报警', labelEn: 'Alarm', order: 2, style: 'alarm', isDefault: false, origin: 'builtIn' }),
]

/** The rows of the first tab; those of the other stand under `parts`. */
export default {
  rows: [
    aType(),
    aType({ id: '1', code: 'fire_system_type', name: '消防系统类型', description: 'GB/T 26875.3 系统类型', origin: 'builtIn', entries: 16 }),
    aType({ id: '2', code: 'fire_component_type', name: '消防设施部件类型', description: 'GB/T 26875.3 部件类型', origin: 'builtIn', entries: 66 }),
    aType({ id: '5', code: 'fire_verdict', name: '核实结论', description: null, origin: 'builtIn', entries: 3, updatedAt: null }),
  ],
  parts: {
    entries: {
      rows: entryRows,
      input: { typeId: '6', value: 'quarterly', label: '季度保养', labelEn: 'Quarterly', order: 2, style: 'info', isDefault: true, state: 'disabled' },
    },
  },
  round: { add: { code: 'repair_kind', name: '维修类别', description: '维修记录使用' }, edit: { name: '维修分类' }, find: 'code' },
} satisfies ScreenSample<DictionaryType>
