import type { AreaParts } from '@smart-fire/ui/area'

const NAMES = ['left', 'top', 'width', 'height'] as const

/** The numbers of `left,top,width,height`; what is no number, or too much, stays text in its part, so that it can be corrected. */
export function partsOf(text: string): AreaParts {
  const [left = '', top = '', width = '', ...rest] = text.split(',')
  return { left: partOf(left), top: partOf(top), width: partOf(width), height: partOf(rest.join(',')) }
}

function partOf(text: string): number | string | null {
  const written = text.trim()
  if (written === '') return null
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written
}

/** The text of the numbers; blank for the whole picture. A comma in a part would begin the next one. */
export function textOf(parts: AreaParts): string {
  if (NAMES.every((name) => parts[name] === null)) return ''
  // eslint-disable-next-line words/punctuation -- what takes the place of a comma is read by this file only
  return NAMES.map((name) => String(parts[name] ?? '').replaceAll(',', '，')).join(',')
}
