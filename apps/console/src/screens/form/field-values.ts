import type { DateRange } from '@smart-fire/ui/form'

/** The value of a field in the type of its control: the value of a row may have any type. */

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

export function asNumber(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

export function asDateRange(value: unknown): DateRange {
  const { from, to } = typeof value === 'object' && value !== null ? (value as { from?: unknown; to?: unknown }) : {}
  return { from: asText(from), to: asText(to) }
}

/**
 * Longitude and latitude of a place: as the map gives them, as a row of the client has them, or the text `lng,lat` of a row that no
 * client could read, so that its user can correct it.
 */
export function asPlace(value: unknown): [number | string | null, number | string | null] {
  if (typeof value === 'object' && value !== null && 'longitude' in value) return asPoint(value, 'longitude', 'latitude')
  if (typeof value !== 'string') return asPoint(value, 'lng', 'lat')
  const [lng = null, lat = null] = value.split(/[,，]/).map((part) => (part.trim() !== '' && Number.isFinite(Number(part)) ? Number(part) : part))
  return [lng, lat]
}

/** The two coordinates of a point; text that is no number is kept, so that it can be corrected. */
export function asPoint(value: unknown, one: string, other: string): [number | string | null, number | string | null] {
  const point = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return [asNumber(point[one]), asNumber(point[other])]
}
