import { MARK_SHAPES } from '../../components/status/mark-shapes'
import type { Tone } from '../../theme/tone'
import type { MapColours } from './colours'

/** Drawn at twice its size, so that it is sharp on high-density screens. */
export const IMAGE_RATIO = 2
const MARKER_PX = 30
const CLUSTER_PX = 42
const SYMBOL_PX = 14
const SMALL_MARK_PX = 9
const GRID = 16 // the grid of the shapes

interface MarkImage {
  tone: Tone
  /** The number of markers in a cluster; 1 for a single marker. */
  count: number
  selected: boolean
  /** of a single marker: an outline on the grid of the shapes */
  symbol?: string | undefined
}

const singles = new Map<string, HTMLCanvasElement>()

/** Images of single markers are drawn once for all maps, because the library caches every image that it gets. */
export function singleImage({ tone, selected, symbol }: Omit<MarkImage, 'count'>, colours: MapColours): HTMLCanvasElement {
  const { solid, onSolid } = colours.tone(tone)
  const key = [tone, symbol ?? '', selected ? colours.selected : '', solid, onSolid, colours.surface].join(' ')
  const known = singles.get(key)
  if (known) return known
  const made = markImage({ tone, count: 1, selected, symbol }, colours)
  singles.set(key, made)
  return made
}

/** A disc with the tone's shape, as in lists; for a cluster the worst shape with the number below it. */
export function markImage({ tone, count, selected, symbol }: MarkImage, colours: MapColours): HTMLCanvasElement {
  const size = count > 1 ? CLUSTER_PX : MARKER_PX
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * IMAGE_RATIO
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(IMAGE_RATIO, IMAGE_RATIO)
  drawDisc(context, size, selected ? colours.selected : colours.tone(tone).solid, colours.surface, selected ? 3 : 2)
  if (symbol !== undefined) {
    drawSymbol(context, symbol, colours.text, { x: (size - SYMBOL_PX) / 2, y: 4, size: SYMBOL_PX })
    drawMark(context, tone, colours, { x: (size - SMALL_MARK_PX) / 2, y: size - SMALL_MARK_PX - 3, size: SMALL_MARK_PX })
    return canvas
  }
  const mark = count > 1 ? 14 : 16
  drawMark(context, tone, colours, { x: (size - mark) / 2, y: count > 1 ? 7 : (size - mark) / 2, size: mark })
  if (count > 1) drawCount(context, count, size, colours.text)
  return canvas
}

function drawDisc(context: CanvasRenderingContext2D, size: number, edge: string, fill: string, lineWidth: number): void {
  context.beginPath()
  context.arc(size / 2, size / 2, size / 2 - lineWidth, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = lineWidth
  context.strokeStyle = edge
  context.stroke()
}

function drawMark(context: CanvasRenderingContext2D, tone: Tone, colours: MapColours, place: { x: number; y: number; size: number }): void {
  const { fill, cut, crack, line, dashed } = MARK_SHAPES[tone]
  const { solid, onSolid } = colours.tone(tone)
  context.save()
  context.translate(place.x, place.y)
  context.scale(place.size / GRID, place.size / GRID)
  context.fillStyle = solid
  if (fill) context.fill(new Path2D(fill))
  context.fillStyle = onSolid
  if (cut) context.fill(new Path2D(cut))
  context.strokeStyle = onSolid
  context.lineWidth = 1.7
  if (crack) context.stroke(new Path2D(crack))
  context.strokeStyle = solid
  context.lineWidth = 1.8
  if (dashed) context.setLineDash([3.04, 3.04])
  if (line) context.stroke(new Path2D(line))
  context.restore()
}

function drawSymbol(context: CanvasRenderingContext2D, outline: string, colour: string, place: { x: number; y: number; size: number }): void {
  context.save()
  context.translate(place.x, place.y)
  context.scale(place.size / GRID, place.size / GRID)
  context.strokeStyle = colour
  context.lineWidth = 1.6
  context.lineJoin = context.lineCap = 'round'
  context.stroke(new Path2D(outline))
  context.restore()
}

function drawCount(context: CanvasRenderingContext2D, count: number, size: number, colour: string): void {
  context.fillStyle = colour
  context.font = '600 11px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText(count > 9999 ? '9999+' : String(count), size / 2, size - 10)
}
