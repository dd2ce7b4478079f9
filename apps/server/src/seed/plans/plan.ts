/** Pixels of the finished picture, origin top left. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** What a space is for; decides its tint, its furniture and which devices belong there. */
export type Use =
  | 'corridor'
  | 'lobby'
  | 'atrium'
  | 'stair'
  | 'lift'
  | 'shaft'
  | 'toilet'
  | 'office'
  | 'openOffice'
  | 'meeting'
  | 'shop'
  | 'kitchen'
  | 'dining'
  | 'ward'
  | 'clinic'
  | 'classroom'
  | 'lab'
  | 'bedroom'
  | 'living'
  | 'balcony'
  | 'workshop'
  | 'storage'
  | 'equipment'
  | 'control'
  | 'switchgear'
  | 'pump'
  | 'parking'
  | 'lane'
  | 'ramp'

export interface Space extends Rect {
  name: string
  use: Use
}

export type Side = 'top' | 'bottom' | 'left' | 'right'

/** An opening in a wall: its middle, the wall it sits in, and into which side the leaf swings. */
export interface Door {
  x: number
  y: number
  width: number
  along: 'x' | 'y'
  swing: 1 | -1
  leaves: 1 | 2
  /** leads to a stair or a plant room */
  fire: boolean
}

export interface Window {
  x: number
  y: number
  length: number
  along: 'x' | 'y'
}

/** A floor as it is drawn and as devices are placed in it. */
export interface Plan {
  key: string
  title: string
  width: number
  height: number
  pixelsPerMetre: number
  outline: Rect
  spaces: Space[]
  doors: Door[]
  windows: Window[]
  /** column grid: x and y of the axes */
  axes: { x: number[]; y: number[] }
}

/** Spaces that people walk through: they have no walls of their own and doors open onto them. */
export const OPEN_USES: ReadonlySet<Use> = new Set(['corridor', 'lobby', 'lane', 'parking', 'living'])

const FIRE_DOOR_USES: ReadonlySet<Use> = new Set(['stair', 'equipment', 'switchgear', 'pump', 'control', 'shaft'])

export const isFireDoorUse = (use: Use): boolean => FIRE_DOOR_USES.has(use)

/** Cuts a rectangle into neighbours by shares, along x or y. */
export function cut(rect: Rect, along: 'x' | 'y', shares: readonly number[]): Rect[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const length = along === 'x' ? rect.w : rect.h
  let done = 0
  return shares.map((share) => {
    const from = Math.round((done / total) * length)
    done += share
    const size = Math.round((done / total) * length) - from
    return along === 'x' ? { ...rect, x: rect.x + from, w: size } : { ...rect, y: rect.y + from, h: size }
  })
}

export type Part = readonly [name: string, use: Use, share: number]

/** A row of rooms side by side. */
export function strip(rect: Rect, along: 'x' | 'y', parts: readonly Part[]): Space[] {
  const rects = cut(
    rect,
    along,
    parts.map(([, , share]) => share),
  )
  return parts.flatMap(([name, use], index) => {
    const part = rects[index]
    return part ? [{ ...part, name, use }] : []
  })
}

/** `count` rooms of one kind, numbered from `first`. */
export function numbered(name: string, use: Use, count: number, first = 1): Part[] {
  return Array.from(
    { length: count },
    (_, index) => [`${name}${String(first + index).padStart(2, '0')}`, use, 1] as const,
  )
}
