import { dirtyRects } from './dirty-rects'
import { anchorOf, covers, layerFor, placeLayer, type Layer } from './layer.math'
import { createLayerSurface } from './layer-surface'
import { drawSprites, reachOf, readLook, type MarkerLook, type Sprites } from './marker-look'
import { MarkerStore, type PlanMarker, type ToneChange } from './marker-store'
import type { Ink } from './night-ink'
import type { Picture } from './picture-copies'
import { paintRect, type Scene } from './plan-painter'
import { insidePlan, limitsOf, type Point, type Size, type View } from './view.math'

/** Changed tones are painted ten times per second at most. */
const BATCH_MS = 100
/** Zooming has ended when nothing has moved for this time. */
const SETTLE_MS = 140
/** The first frame of a plan has this many markers at most, the worst of them, and the next one has all: to paint 10,000 takes 40 ms. */
const FIRST_MARKERS = 2000

export interface EngineOptions { showLabels: boolean; cluster: boolean; ink: Ink }

/** Counts of the engine's work, for tests. */
export interface EngineCounts { fullPaints: number; rectsPainted: number; moves: number }

/**
 * Paints the picture and the markers into one bitmap. React creates the engine and passes data; panning, zooming and live
 * changes cause no render.
 */
export class PlanEngine {
  readonly store = new MarkerStore()
  readonly counts: EngineCounts = { fullPaints: 0, rectsPainted: 0, moves: 0 }
  /** Called after each batch of changed tones. */
  onBatch: (() => void) | undefined
  /** Called when the view has moved, to move elements that are anchored on the plan. */
  onMove: (() => void) | undefined
  private readonly surface
  private look: MarkerLook
  private sprites: { dpr: number; all: Sprites } | undefined
  private layer: Layer | undefined
  /** What the picture of the layer was drawn from. */
  private source: CanvasImageSource | undefined
  private picture: Picture | undefined
  private viewport: Size = { width: 0, height: 0 }
  private options: EngineOptions = { showLabels: false, cluster: false, ink: 'night' }
  private view: View = { scale: 1, x: 0, y: 0 }
  private dpr = 1
  private stale = false
  private frame = 0
  private settling: ReturnType<typeof setTimeout> | undefined
  private batching: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.surface = createLayerSurface(canvas)
    this.look = readLook(canvas)
  }

  setPicture(picture: Picture | undefined) {
    if (this.picture) this.picture.onBetter = undefined
    this.picture = picture
    if (picture) picture.onBetter = () => this.takeBetter()
    this.layer = undefined
    this.canvas.hidden = true
    this.rebuildGrid()
    this.request()
  }

  setViewport(viewport: Size) {
    this.viewport = viewport
    this.rebuildGrid()
    this.request()
  }

  setView(view: View) {
    this.view = view
    this.counts.moves++
    this.request()
  }

  setMarkers(markers: readonly PlanMarker[]) {
    if (this.store.replace(markers)) {
      this.rebuildGrid()
      this.repaint()
    } else this.batch()
  }

  setOptions(options: EngineOptions) {
    this.options = options
    this.repaint()
  }

  /** Changes a tone in O(1); painted with the next batch. */
  setTones(changes: readonly ToneChange[]) {
    for (const { id, tone } of changes) this.store.setTone(id, tone)
    this.batch()
  }

  /** Shows a marker at another place while it is dragged. */
  moveMarker(index: number, to: Point) {
    this.store.move(index, to)
    this.rebuildGrid()
    this.repaint()
  }

  /** The size of the picture in its own pixels. */
  get planSize(): Size {
    return this.picture?.size ?? { width: 0, height: 0 }
  }

  /** Call when the theme, its scale or a font has changed. */
  refreshLook() {
    this.look = readLook(this.canvas)
    this.sprites = undefined
    this.repaint()
  }

  /** The current position of a marker in the viewport. */
  anchor(index: number): Point {
    return anchorOf(this.view, this.dpr, this.store.pointAt(index))
  }

  /** The place in the viewport beside which the popover of a marker stands. A marker outside of the picture is never drawn: its popover stands at the nearest edge of the picture. */
  anchorOnPlan(index: number): Point {
    return anchorOf(this.view, this.dpr, insidePlan(this.store.pointAt(index), this.planSize))
  }

  /** Paints without waiting for the next frame, so that the frame shows it. */
  drawNow() {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.draw()
  }

  dispose() {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    clearTimeout(this.settling)
    clearTimeout(this.batching)
    this.batching = undefined
  }

  private rebuildGrid() {
    const { picture, viewport } = this
    if (picture && viewport.width > 0) this.store.buildGrid(picture.size, limitsOf(picture.size, viewport).min)
  }

  private takeBetter() {
    if (!this.layer || this.sourceOf(this.layer) !== this.source) this.repaint()
  }

  private sourceOf({ scale, dpr }: Layer): CanvasImageSource | undefined {
    return this.picture?.sourceFor(scale * dpr)?.image
  }

  private repaint() {
    this.stale = true
    this.request()
  }

  private request() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0
      this.draw()
    })
  }

  private draw() {
    const { picture, viewport } = this
    this.dpr = window.devicePixelRatio || 1
    // markers are drawn before their picture has come, when there is nothing else to do, so that painting does not wait for them
    if (!picture) this.spritesNow()
    if (!picture || viewport.width === 0 || viewport.height === 0) return
    if (this.needsPaint(picture)) this.paint(picture)
    this.place()
    this.onMove?.()
    this.settleLater()
  }

  private needsPaint(picture: Picture): boolean {
    const { layer, view, viewport } = this
    return this.stale || !layer || layer.dpr !== this.dpr || !covers(layer, view, picture.size, viewport)
  }

  private paint(picture: Picture) {
    const layer = layerFor(this.view, picture.size, this.viewport, this.dpr)
    const brush = this.surface.fresh(layer.width, layer.height)
    if (!brush) return
    const isFirst = !this.layer
    this.layer = layer
    this.source = this.sourceOf(layer)
    this.stale = false
    this.store.takeDirty()
    paintRect(brush, this.scene(picture, isFirst ? FIRST_MARKERS : Infinity), layer, { left: 0, top: 0, right: layer.width, bottom: layer.height })
    this.surface.show()
    if (isFirst && this.store.size > FIRST_MARKERS) this.paintRestLater()
    this.canvas.style.width = `${layer.width / layer.dpr}px`
    this.canvas.style.height = `${layer.height / layer.dpr}px`
    this.canvas.hidden = false
    this.counts.fullPaints++
  }

  /** Not in the frame that is being made, which would then wait for all markers. */
  private paintRestLater() {
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.repaint()
    })
  }

  private scene(picture: Picture, mostMarkers = Infinity): Scene {
    return { picture, store: this.store, look: this.look, sprites: this.spritesNow(), mostMarkers, ...this.options }
  }

  /** The drawn markers of the look, for the pixels of this screen. */
  private spritesNow(): Sprites {
    if (this.sprites?.dpr !== this.dpr) this.sprites = { dpr: this.dpr, all: drawSprites(this.look, this.dpr) }
    return this.sprites.all
  }

  private place() {
    if (!this.layer) return
    const { x, y, ratio } = placeLayer(this.layer, this.view)
    this.canvas.style.transform = `translate(${x}px, ${y}px)${ratio === 1 ? '' : ` scale(${ratio})`}`
  }

  /** The compositor scales the bitmap during zooming; one repaint follows. */
  private settleLater() {
    clearTimeout(this.settling)
    if (this.layer?.scale !== this.view.scale) this.settling = setTimeout(() => this.repaint(), SETTLE_MS)
  }

  private batch() {
    this.batching ??= setTimeout(() => {
      this.batching = undefined
      this.paintChanges()
      this.onBatch?.()
    }, BATCH_MS)
  }

  private paintChanges() {
    const { layer, picture } = this
    // the whole layer will be painted anyway
    if (!layer || !picture || this.stale || layer.scale !== this.view.scale) return
    if (this.options.cluster || this.options.showLabels) return this.repaint()
    // lines that were drawn from a copy of another size would not meet those around the changed place
    if (this.sourceOf(layer) !== this.source) return this.repaint()
    const factor = layer.scale * layer.dpr
    const spots = this.store.takeDirty().map(({ index, before }) => {
      const reach = Math.max(reachOf(before), reachOf(this.store.toneAt(index))) * layer.dpr
      const { x, y } = this.store.pointAt(index)
      const [left, top] = [x * factor - layer.left - reach, y * factor - layer.top - reach]
      return { left, top, right: left + 2 * reach, bottom: top + 2 * reach }
    })
    const rects = dirtyRects(spots, layer.width, layer.height)
    const brush = rects.length > 0 ? this.surface.again() : null
    if (!brush) return
    for (const rect of rects) paintRect(brush, this.scene(picture), layer, rect)
    this.surface.show()
    this.counts.rectsPainted += rects.length
  }
}
