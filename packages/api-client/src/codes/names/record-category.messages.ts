import { RECORD_CATEGORY, type RecordCategory } from '../record-category'

/** What an abnormal record is about (spec 1 §3). */
export const zhCN: Readonly<Record<RecordCategory, string>> = { [RECORD_CATEGORY.fire]: '火警', [RECORD_CATEGORY.fault]: '故障' }

export const en: typeof zhCN = { [RECORD_CATEGORY.fire]: 'Fire', [RECORD_CATEGORY.fault]: 'Fault' }
