/**
 * A dialog that can be opened again from the address of a page (domain 29): its name and the ids that it was opened with.
 * Ids only: names of people and places never stand in an address.
 */
export type DialogAddress =
  | { dialog: 'exceptions' }
  | { dialog: 'floorPlan'; buildingId: string; channelId: string; floor?: number | undefined; mode?: 'list' | 'image' | undefined; sensorId?: string | undefined }
  | { dialog: 'hydrant'; hydrantId: string; channelId: string; mode?: 'map' | 'list' | undefined; sensorId?: string | undefined }
  | { dialog: 'building'; buildingId: string }
  | { dialog: 'device'; sensorId: string; channelId: string }

type DialogName = DialogAddress['dialog']

/** The fields of each dialog in the order in which they are written; those with `?` may be missing. */
const FIELDS: Readonly<Record<DialogName, readonly string[]>> = {
  exceptions: [],
  floorPlan: ['buildingId', 'channelId', 'floor?', 'mode?', 'sensorId?'],
  hydrant: ['hydrantId', 'channelId', 'mode?', 'sensorId?'],
  building: ['buildingId'],
  device: ['sensorId', 'channelId'],
}

const ALLOWED: Readonly<Record<string, RegExp>> = { floor: /^-?[1-9]\d{0,3}$/, mode: /^(list|image|map)$/ }
const LONGEST_ID = 64

/** `floorPlan.17.1.-2`: the name and the fields, separated by dots; missing ones at the end are left out. */
export function writeDialogAddress(address: DialogAddress): string {
  const values: Readonly<Record<string, unknown>> = address
  const fields = FIELDS[address.dialog].map((field) => encoded(values[nameOf(field)]))
  return [address.dialog, ...fields].join('.').replace(/\.+$/, '')
}

/** The dialog of a text; null for anything that `writeDialogAddress` does not write. The text is untrusted: anyone can send a link. */
export function readDialogAddress(text: string): DialogAddress | null {
  const [dialog = '', ...parts] = text.split('.')
  const fields = Object.hasOwn(FIELDS, dialog) ? FIELDS[dialog as DialogName] : null
  if (fields === null || parts.length > fields.length) return null
  const address: Record<string, string | number> = { dialog }
  for (const [index, field] of fields.entries()) {
    const name = nameOf(field)
    const value = decoded(parts[index] ?? '')
    if (value === null || (value === '' && name === field)) return null
    if (value === '') continue
    if (value.length > LONGEST_ID || (ALLOWED[name]?.test(value) ?? true) === false) return null
    address[name] = name === 'floor' ? Number(value) : value
  }
  // every required field was read above
  return address as unknown as DialogAddress
}

function nameOf(field: string): string {
  return field.replace('?', '')
}

function encoded(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  try {
    return encodeURIComponent(value).replaceAll('.', '%2E')
  } catch {
    // half of a character: no address can hold it
    return ''
  }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
