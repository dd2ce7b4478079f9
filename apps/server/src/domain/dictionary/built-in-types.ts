import { recordCategoryNames, sensorStatusNames, systemTypeNames, verdictNames } from '@smart-fire/api-client/code-names'
import { BUILT_IN_PREFIX, componentTypeNames, ENTRY_STYLE, RECORD_CATEGORY, SENSOR_STATUS, VERDICT, type EntryStyle } from '@smart-fire/api-client/wire'

import { zhCN } from './dictionary.messages'

/** The names of codes in both languages, by code. */
interface CodeNames {
  zhCN: Readonly<Record<string, string>>
  en: Readonly<Record<string, string>>
}

export interface BuiltInEntry {
  value: string
  label: string
  englishLabel: string | null
  orderNumber: number
  style: EntryStyle | null
}

export interface BuiltInType {
  code: string
  name: string
  description: string
  entries: readonly BuiltInEntry[]
}

const STATUS_STYLES = {
  [SENSOR_STATUS.alarm]: ENTRY_STYLE.alarm, [SENSOR_STATUS.fault]: ENTRY_STYLE.fault, [SENSOR_STATUS.offline]: ENTRY_STYLE.offline,
  [SENSOR_STATUS.notEnabled]: ENTRY_STYLE.notEnabled, [SENSOR_STATUS.normal]: ENTRY_STYLE.normal,
}
const VERDICT_STYLES = { [VERDICT.realFire]: ENTRY_STYLE.alarm, [VERDICT.fireTest]: ENTRY_STYLE.info, [VERDICT.falseAlarm]: ENTRY_STYLE.notEnabled }
const CATEGORY_STYLES = { [RECORD_CATEGORY.fire]: ENTRY_STYLE.alarm, [RECORD_CATEGORY.fault]: ENTRY_STYLE.fault }

/** What the platform itself reads and writes, from the same names that the console shows (ADR 35). */
export const BUILT_IN_TYPES: readonly BuiltInType[] = [
  typeOf('system_type', zhCN.builtIn.systemType, systemTypeNames),
  typeOf('component_type', zhCN.builtIn.componentType, componentTypeNames),
  typeOf('status', zhCN.builtIn.status, sensorStatusNames, STATUS_STYLES),
  typeOf('category', zhCN.builtIn.category, recordCategoryNames, CATEGORY_STYLES),
  typeOf('verdict', zhCN.builtIn.verdict, verdictNames, VERDICT_STYLES),
]

function typeOf(code: string, words: { name: string; description: string }, names: CodeNames, styles: Readonly<Record<string, EntryStyle>> = {}): BuiltInType {
  const entries = Object.entries(names.zhCN).map(([value, label], at) => ({
    value, label, englishLabel: names.en[value] ?? null, orderNumber: at + 1, style: styles[value] ?? null,
  }))
  return { code: `${BUILT_IN_PREFIX}${code}`, ...words, entries }
}
