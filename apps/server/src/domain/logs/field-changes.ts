type Values = Record<string, unknown>

/** What is no work of a user: who wrote when. */
const NOT_SHOWN = new Set(['id', 'version', 'crtUserName', 'crtTime', 'updUserName', 'updTime'])

/** A changed field of a row, as texts; null where there was or is no value. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/**
 * What one row of the audit log says: the name of the row that was changed, and each field that differs between before and after. Entries
 * without the two have their other facts as fields that are new.
 */
export function fieldChanges(detail: Values | null): { object: string | null; fields: FieldChange[] } {
  const { before, after, ...facts } = detail ?? {}
  const isChange = isRow(before) || isRow(after)
  const [was, is] = isChange ? [isRow(before) ? before : {}, isRow(after) ? after : {}] : [{}, facts]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !NOT_SHOWN.has(name))
  const fields = names
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }))
    .filter((change) => change.before !== change.after)
  return { object: nameOf(is) ?? nameOf(was) ?? textOf(facts['id']), fields }
}

/** The name of a row, whatever its kind calls it; null without one. */
function nameOf(row: Values): string | null {
  const names = ['username', 'name', 'hydrantName', 'hostName', 'sensorManufacturer', 'sensorType', 'sensorNumber', 'code', 'serverIp']
  return names.map((name) => textOf(row[name])).find((text) => text !== null) ?? null
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((each) => textOf(each) ?? '').join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
