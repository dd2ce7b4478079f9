import { TONES } from '../theme/tone'
import { clustersOf } from './clusters'
import type { Rect } from './dirty-rects'
import { paintedAt, type Layer } from './layer.math'
import type { Brush } from './layer-surface'
import { drawCluster, drawLabel, LARGEST_REACH_PX, reachOf, type MarkerLook, type Sprites } from './marker-look'
import type { MarkerStore } from './marker-store'
import { applyNightInk, kindOf, type Ink, type PictureKind } from './night-ink'
import type { Picture } from './picture-copies'

/** The background of pictures with transparent parts, in both schemes: plans have dark lines, until night ink turns them light. */
const PAPER = '#f7f8fa'
/** The maximum number of labels; more would be unreadable. */
const MOST_LABELS = 300
const LABEL_REACH_PX = 240

export interface Scene {
  picture: Picture
  store: MarkerStore
  look: MarkerLook
  sprites: Sprites
  showLabels: boolean
  cluster: boolean
  ink: Ink
  /** How many markers are painted at most, the worst of them; clusters are always complete. */
  mostMarkers: number
}

/** Paints the picture and the markers of one rectangle of the layer, and nothing outside of it. */
export function paintRect(brush: Brush, scene: Scene, layer: Layer, rect: Rect): void {
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.save()
  brush.beginPath()
  brush.rect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top)
  brush.clip()
  brush.fillStyle = scene.look.ground
  brush.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top)
  paintPicture(brush, scene, layer)
  const found = markersByRank(scene, layer, rect)
  if (scene.cluster) paintClusters(brush, scene, layer, found.flat())
  else paintMarkers(brush, scene, layer, found)
  brush.restore()
}

function paintPicture(brush: Brush, { picture, look, ink }: Scene, layer: Layer) {
  const factor = layer.scale * layer.dpr
  const [width, height] = [picture.size.width * factor, picture.size.height * factor]
  const [left, top] = [-layer.left, -layer.top]
  brush.fillStyle = PAPER
  brush.fillRect(left, top, width, height)
  const source = picture.sourceFor(factor)
  // markers are painted before the picture is decoded, because its size is known
  if (source) {
    brush.imageSmoothingEnabled = true
    // between half and full size bilinear filtering is sufficient
    brush.imageSmoothingQuality = source.scale <= factor * 2 ? 'low' : 'medium'
  }
  // draws the whole picture with a clip: partial rectangles would be rounded differently
  const draw = () => source && brush.drawImage(source.image, left, top, width, height)
  draw()
  if (look.isDark && ink === 'night') {
    const kind = source ? knownKindOf(picture, source.image) : 'drawing'
    applyNightInk(brush, { left, top, right: left + width, bottom: top + height }, kind, look.surface, draw)
  }
}

/** A picture keeps its kind: it is read once. */
const kinds = new WeakMap<Picture, PictureKind>()

function knownKindOf(picture: Picture, image: CanvasImageSource): PictureKind {
  const kind = kinds.get(picture) ?? kindOf(image)
  kinds.set(picture, kind)
  return kind
}

/** The markers of each rank of which something may be in the rectangle. */
function markersByRank({ store, showLabels }: Scene, layer: Layer, rect: Rect): number[][] {
  const factor = layer.scale * layer.dpr
  const left = (layer.left + rect.left) / factor
  const top = (layer.top + rect.top) / factor
  const right = (layer.left + rect.right) / factor
  const bottom = (layer.top + rect.bottom) / factor
  const reaches = TONES.map((tone) => reachOf(tone) / layer.scale)
  const reach = LARGEST_REACH_PX / layer.scale
  const label = showLabels ? LABEL_REACH_PX / layer.scale : 0
  const found: number[][] = TONES.map(() => [])
  store.within(left - Math.max(reach, label), top - reach, right + reach, bottom + reach, (index) => {
    // without an object for each marker: this is asked of all of them
    const x = store.x[index] ?? 0
    const y = store.y[index] ?? 0
    const rank = store.rank[index] ?? 0
    const own = reaches[rank] ?? 0
    if (x >= left - Math.max(own, label) && x <= right + own && y >= top - own && y <= bottom + own) found[rank]?.push(index)
  })
  return found
}

/** From calm to worst, so that the worst is on top. */
function paintMarkers(brush: Brush, scene: Scene, layer: Layer, all: readonly number[][]) {
  const found = worstOf(all, scene.mostMarkers)
  const { store, sprites } = scene
  for (let rank = TONES.length - 1; rank >= 0; rank--) {
    const sprite = sprites[TONES[rank] ?? 'info']
    const half = sprite.width / 2
    // by index, so that overlapping markers have the same order in a partial repaint
    for (const index of (found[rank] ?? []).sort((one, other) => one - other)) {
      const { x, y } = paintedAt(layer, store.pointAt(index))
      brush.drawImage(sprite, Math.round(x - half), Math.round(y - half))
    }
  }
  if (scene.showLabels) paintLabels(brush, scene, layer, found)
}

/** The markers of each rank, without those that are more than `most` counted from the worst. */
function worstOf(found: readonly number[][], most: number): readonly number[][] {
  let room = most
  return found.map((rank) => {
    const kept = rank.slice(0, room)
    room -= kept.length
    return kept
  })
}

function paintLabels(brush: Brush, { store, look }: Scene, layer: Layer, found: readonly number[][]) {
  for (const index of found.flat().slice(0, MOST_LABELS).reverse()) {
    const label = store.labelAt(index)
    const { x, y } = paintedAt(layer, store.pointAt(index))
    if (label) drawLabel(brush, x, y, label, store.toneAt(index), look, layer.dpr)
  }
}

function paintClusters(brush: Brush, { store, look, sprites }: Scene, layer: Layer, found: readonly number[]) {
  for (const cluster of clustersOf(store, found, layer.scale)) {
    const tone = TONES[cluster.rank] ?? 'info'
    const { x, y } = paintedAt(layer, cluster)
    const sprite = sprites[tone]
    if (cluster.count === 1) brush.drawImage(sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2))
    else drawCluster(brush, x, y, cluster.count, tone, look, layer.dpr)
  }
}
