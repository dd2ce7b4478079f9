import { TONES, type Tone } from '../theme/tone'
import { createMarkerGrid, type MarkerGrid } from './marker-grid'
import { MARKER_PX } from './marker-size'
import type { Point, Size } from './view.math'

/** A point on the plan, in pixels of the picture at its natural size. */
export interface PlanMarker {
  id: string
  x: number
  y: number
  tone: Tone
  /** A short text next to the marker, when labels are shown. */
  label?: string | undefined
}

export interface ToneChange { id: string; tone: Tone }

/** The minimum target size (WCAG 2.5.8 requires 24 px). */
export const TARGET_PX = 28
/** How far a marker is drawn around its point, by rank. */
const RADIUS_PX = TONES.map((tone) => MARKER_PX[tone] / 2)
const RANK = new Map<Tone, number>(TONES.map((tone, rank) => [tone, rank]))

/** The markers as columns of numbers: five arrays instead of thousands of objects. */
export class MarkerStore {
  ids: readonly string[] = []
  x = new Float64Array(0)
  y = new Float64Array(0)
  /** Index into {@link TONES}: 0 is the worst. */
  rank = new Uint8Array(0)
  private markers: readonly PlanMarker[] = []
  private indexes = new Map<string, number>()
  /** The marker before with the same id, of each that has one. */
  private twins = new Map<number, number>()
  /** The rank with which each changed marker was painted last. */
  private dirty = new Map<number, number>()
  private grid: MarkerGrid = createMarkerGrid(this.x, this.y, 1, 1, 1)

  get size() {
    return this.ids.length
  }

  /** The number of grid cells that the last query visited. */
  get looked() {
    return this.grid.looked
  }

  /** Returns true when anything but tones differs, so that the whole layer must be painted. */
  replace(markers: readonly PlanMarker[]): boolean {
    if (markers === this.markers) return false
    const moved = !this.sameMarks(markers)
    if (moved) this.load(markers)
    else for (const [index, { tone }] of markers.entries()) this.turn(index, tone)
    this.markers = markers
    return moved
  }

  /** Changes a tone in O(1); painted with the next batch. */
  setTone(id: string, tone: Tone): void {
    for (let index = this.indexes.get(id); index !== undefined; index = this.twins.get(index)) this.turn(index, tone)
  }

  private turn(index: number, tone: Tone): void {
    const rank = RANK.get(tone) ?? 0
    const before = this.rank[index]
    if (before === undefined || before === rank) return
    this.rank[index] = rank
    if (!this.dirty.has(index)) this.dirty.set(index, before)
  }

  /** Moves one marker; the grid must be built again. */
  move(index: number, { x, y }: Point): void {
    this.x[index] = x
    this.y[index] = y
  }

  /** The markers that changed since the last call, each with the tone that it had then. */
  takeDirty(): readonly { index: number; before: Tone }[] {
    const changed = Array.from(this.dirty, ([index, rank]) => ({ index, before: toneOf(rank) }))
    this.dirty.clear()
    return changed
  }

  indexOf(id: string): number | undefined {
    return this.indexes.get(id)
  }

  at(index: number): PlanMarker | undefined {
    const marker = this.markers[index]
    return marker && { ...marker, tone: this.toneAt(index) }
  }

  pointAt(index: number): Point {
    return { x: this.x[index] ?? 0, y: this.y[index] ?? 0 }
  }

  toneAt(index: number): Tone {
    return toneOf(this.rank[index])
  }

  labelAt(index: number): string | undefined {
    return this.markers[index]?.label
  }

  /** Cells have the size of the target at the smallest zoom, so that a hit test visits four of them at most. */
  buildGrid(plan: Size, smallestScale: number): void {
    const cell = Math.max(TARGET_PX / smallestScale, Math.max(plan.width, plan.height) / 64)
    this.grid = createMarkerGrid(this.x, this.y, plan.width, plan.height, cell)
  }

  within(left: number, top: number, right: number, bottom: number, visit: (index: number) => void): void {
    this.grid.query(left, top, right, bottom, visit)
  }

  /** The marker at a plan point: the worst of those drawn there, otherwise the nearest one within the target size. */
  hit(at: Point, scale: number): number | undefined {
    const reach = TARGET_PX / 2 / scale
    let best: number | undefined
    let bestScore = Infinity
    this.within(at.x - reach, at.y - reach, at.x + reach, at.y + reach, (index) => {
      const distance = Math.hypot((this.x[index] ?? 0) - at.x, (this.y[index] ?? 0) - at.y) * scale
      // NaN is no distance
      if (!(distance <= TARGET_PX / 2)) return
      const rank = this.rank[index] ?? 0
      const score = distance + (distance <= (RADIUS_PX[rank] ?? 0) ? rank * 100 : 1000)
      if (score >= bestScore) return
      bestScore = score
      best = index
    })
    return best
  }

  /** The worst markers, `most` of them at most, worst first. */
  worst(most: number): readonly number[] {
    const found: number[] = []
    for (let rank = 0; rank < TONES.length && found.length < most; rank++) {
      for (let i = 0; i < this.size && found.length < most; i++) if (this.rank[i] === rank) found.push(i)
    }
    return found
  }

  private load(markers: readonly PlanMarker[]) {
    this.ids = markers.map(({ id }) => id)
    this.x = new Float64Array(markers.length)
    this.y = new Float64Array(markers.length)
    this.rank = new Uint8Array(markers.length)
    this.indexes = new Map()
    this.twins = new Map()
    // one loop: with `from` and a function for each array ten thousand markers take two to four times as long
    for (const [index, { id, x, y, tone }] of markers.entries()) {
      this.x[index] = x
      this.y[index] = y
      this.rank[index] = RANK.get(tone) ?? 0
      const twin = this.indexes.get(id)
      if (twin !== undefined) this.twins.set(index, twin)
      this.indexes.set(id, index)
    }
    this.dirty.clear()
  }

  private sameMarks(markers: readonly PlanMarker[]): boolean {
    return (
      markers.length === this.size &&
      markers.every(({ id, x, y, label }, i) => id === this.ids[i] && x === this.x[i] && y === this.y[i] && label === this.markers[i]?.label)
    )
  }
}

function toneOf(rank = 0): Tone {
  return TONES[rank] ?? 'info'
}
