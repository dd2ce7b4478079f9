import { MARK_SHAPES } from '../components/status/mark-shapes'
import { TONES, type Tone } from '../theme/tone'
import { CLUSTER_DISC_PX } from './clusters'
import type { Brush } from './layer-surface'
import { MARKER_PX } from './marker-size'

/** How far a marker extends from its point, in px: half of its edge, and one more because it is painted at whole pixels. */
export const reachOf = (tone: Tone) => MARKER_PX[tone] / 2 + 1
export const LARGEST_REACH_PX = Math.max(...TONES.map(reachOf))

const MARK_GRID = 16
const MARK_PART = 0.68 // share of the disc
/** Between a marker and its label: the ring of the chosen marker fits between them. */
export const LABEL_GAP_PX = 7
const LABEL_HEIGHT_PX = 16

interface ToneLook { solid: string; onSolid: string }

/** The current colours and scale, read from the element of the plan. */
export interface MarkerLook {
  /** The background around the plan. */
  ground: string
  surface: string
  /** the dark scheme, or that of a wall */
  isDark: boolean
  text: string
  font: string
  tones: Record<Tone, ToneLook>
}

export function readLook(element: Element): MarkerLook {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--fsc-colors-${name}`).trim() || '#777777'
  const tones = TONES.map((tone) => [tone, { solid: colour(`tone-${kebab(tone)}-solid`), onSolid: colour(`tone-${kebab(tone)}-on-solid`) }])
  return { ground: colour('bg-sunken'), surface: colour('bg-surface'), isDark: isDarkScheme(style.colorScheme), text: colour('fg-default'), font: style.fontFamily || 'sans-serif', tones: Object.fromEntries(tones) as Record<Tone, ToneLook> }
}

/** A contrast theme of the system makes every scheme `light dark`, and tells by the wish for dark colours which of the two it is. */
export function isDarkScheme(scheme: string): boolean {
  return scheme === 'dark' || (scheme === 'light dark' && matchMedia('(prefers-color-scheme: dark)').matches)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** One image per tone, drawn once for a look and a pixel ratio. */
export type Sprites = Record<Tone, ImageBitmap | HTMLCanvasElement>

export function drawSprites(look: MarkerLook, dpr: number): Sprites {
  return Object.fromEntries(TONES.map((tone) => [tone, drawSprite(tone, look, dpr)])) as Sprites
}

function drawSprite(tone: Tone, look: MarkerLook, dpr: number): ImageBitmap | HTMLCanvasElement {
  const edge = Math.round(MARKER_PX[tone] * dpr)
  const canvas = newCanvas(edge)
  const brush: Brush | null = canvas.getContext('2d')
  if (brush) drawMarker(brush, tone, edge, look, dpr)
  // a canvas would be copied for every marker that is drawn from it; a bitmap is not
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas
}

function drawMarker(brush: Brush, tone: Tone, edge: number, look: MarkerLook, dpr: number) {
  drawDisc(brush, edge, look.surface, look.tones[tone].solid, (tone === 'alarm' ? 2.5 : 1.5) * dpr)
  const scale = (edge * MARK_PART) / MARK_GRID
  brush.translate((edge * (1 - MARK_PART)) / 2, (edge * (1 - MARK_PART)) / 2 - (tone === 'alarm' ? scale : 0))
  brush.scale(scale, scale)
  drawMark(brush, tone, look.tones[tone])
}

/** Draws a mark on a disc of the surface colour, so that it is readable on any picture. */
function drawDisc(brush: Brush, edge: number, surface: string, ring: string, width: number) {
  brush.beginPath()
  brush.arc(edge / 2, edge / 2, edge / 2 - width / 2, 0, 2 * Math.PI)
  brush.fillStyle = surface
  brush.fill()
  brush.strokeStyle = ring
  brush.lineWidth = width
  brush.stroke()
}

function drawMark(brush: Brush, tone: Tone, { solid, onSolid }: ToneLook) {
  const { fill, cut, crack, line, dashed } = MARK_SHAPES[tone]
  brush.fillStyle = solid
  brush.strokeStyle = solid
  if (fill) brush.fill(new Path2D(fill))
  if (line) strokePath(brush, line, 1.9, dashed)
  brush.fillStyle = onSolid
  brush.strokeStyle = onSolid
  if (cut) brush.fill(new Path2D(cut))
  if (crack) strokePath(brush, crack, 1.7)
}

function strokePath(brush: Brush, path: string, width: number, dashed = false) {
  brush.lineWidth = width
  brush.lineCap = dashed ? 'butt' : 'round'
  brush.setLineDash(dashed ? [3.04, 3.04] : [])
  brush.stroke(new Path2D(path))
}

/** Draws a cluster: a disc with the number of markers in the colour of the worst tone. */
export function drawCluster(brush: Brush, x: number, y: number, count: number, tone: Tone, look: MarkerLook, dpr: number) {
  const edge = CLUSTER_DISC_PX * dpr
  brush.save()
  brush.translate(Math.round(x - edge / 2), Math.round(y - edge / 2))
  drawDisc(brush, edge, look.surface, look.tones[tone].solid, 3 * dpr)
  brush.fillStyle = look.text
  brush.font = `600 ${13 * dpr}px ${look.font}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(String(count), edge / 2, edge / 2 + dpr)
  brush.restore()
}

/** Draws a label next to its marker, on a background of the surface colour. */
export function drawLabel(brush: Brush, x: number, y: number, text: string, tone: Tone, look: MarkerLook, dpr: number) {
  brush.font = `${12 * dpr}px ${look.font}`
  brush.textAlign = 'left'
  brush.textBaseline = 'middle'
  const left = x + (MARKER_PX[tone] / 2 + LABEL_GAP_PX) * dpr
  const width = brush.measureText(text).width
  brush.fillStyle = look.surface
  brush.fillRect(Math.round(left - 3 * dpr), Math.round(y - (LABEL_HEIGHT_PX / 2) * dpr), Math.ceil(width + 6 * dpr), LABEL_HEIGHT_PX * dpr)
  brush.fillStyle = look.text
  brush.fillText(text, left, y + 0.5 * dpr)
}

function newCanvas(edge: number) {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(edge, edge)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  return canvas
}
