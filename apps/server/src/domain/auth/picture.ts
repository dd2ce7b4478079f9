import { encode } from 'jpeg-js'
import { GLYPH_COLUMNS, GLYPH_ROWS, glyphOf } from './glyphs'

export const PICTURE_WIDTH = 170
export const PICTURE_HEIGHT = 36
const QUALITY = 80
const STRAY_LINES = 4
const DOT_OVERLAP = 0.2
const DARKEST_OF = 120

/** A number in [0, 1). */
export type Random = () => number
type Colour = readonly [number, number, number]

/** The code drawn on white: each character turned, moved and coloured a little differently, with stray lines. */
export function drawPicture(code: string, random: Random): Buffer {
  const pixels = Buffer.alloc(PICTURE_WIDTH * PICTURE_HEIGHT * 4, 255)
  for (let line = 0; line < STRAY_LINES; line += 1) drawLine(pixels, random)
  const cell = PICTURE_WIDTH / code.length
  for (const [position, character] of [...code].entries()) {
    drawGlyph(pixels, glyphOf(character), cell * (position + 0.5), random)
  }
  return Buffer.from(encode({ data: pixels, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }, QUALITY).data)
}

/** Looks up, for every pixel around the centre, which dot of the glyph it falls on: so that turning leaves no holes. */
function drawGlyph(pixels: Buffer, glyph: readonly string[], centreX: number, random: Random): void {
  const colour = darkColour(random)
  const angle = (random() - 0.5) * 0.5
  const dot = 3.4 + random() * 0.6
  const x0 = centreX + (random() - 0.5) * 8
  const y0 = PICTURE_HEIGHT / 2 + (random() - 0.5) * 5
  const reach = 20
  for (let y = Math.ceil(y0 - reach); y < y0 + reach; y += 1) {
    for (let x = Math.ceil(x0 - reach); x < x0 + reach; x += 1) {
      const column = ((x - x0) * Math.cos(angle) + (y - y0) * Math.sin(angle)) / dot + GLYPH_COLUMNS / 2
      const row = ((y - y0) * Math.cos(angle) - (x - x0) * Math.sin(angle)) / dot + GLYPH_ROWS / 2
      if (isInked(glyph, column, row)) setPixel(pixels, x, y, colour)
    }
  }
}

/** A dot reaches a little beyond its square, so that slanting strokes hold together. */
function isInked(glyph: readonly string[], column: number, row: number): boolean {
  const reach = [-DOT_OVERLAP, DOT_OVERLAP]
  return reach.some((dy) => reach.some((dx) => glyph[Math.floor(row + dy)]?.[Math.floor(column + dx)] === '#'))
}

function drawLine(pixels: Buffer, random: Random): void {
  const colour = darkColour(random)
  const from = random() * PICTURE_HEIGHT
  const to = random() * PICTURE_HEIGHT
  for (let x = 0; x < PICTURE_WIDTH; x += 1) {
    setPixel(pixels, x, Math.round(from + ((to - from) * x) / PICTURE_WIDTH), colour)
  }
}

function darkColour(random: Random): Colour {
  const channel = () => Math.floor(random() * DARKEST_OF)
  return [channel(), channel(), channel()]
}

function setPixel(pixels: Buffer, x: number, y: number, colour: Colour): void {
  if (x < 0 || y < 0 || x >= PICTURE_WIDTH || y >= PICTURE_HEIGHT) return
  pixels.set(colour, (y * PICTURE_WIDTH + x) * 4)
}
