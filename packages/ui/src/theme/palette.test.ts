import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast'
import { PALETTES, type Palette, type Scheme } from './palette'
import { TONES } from './tone'

const TEXT = 4.5
const GRAPHIC = 3
const schemes = Object.entries(PALETTES) as [Scheme, Palette][]
const grounds = (palette: Palette) => {
  const { canvas, surface, raised, field, hover, selected } = palette.bg
  return { canvas, surface, raised, field, hover, selected }
}

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#808080', '#808080')).toBe(1)
  })
})

describe.each(schemes)('palette %s', (_, palette) => {
  const cases = Object.entries(grounds(palette)).map(([name, ground]) => ({ name, ground }))

  it.each(cases)('gives every text colour enough contrast on $name', ({ ground }) => {
    const texts = [...Object.values(palette.fg), palette.accent.fg, ...TONES.map((tone) => palette.tone[tone].fg)]
    for (const text of texts) expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(cases)('gives marks, input borders and the focus ring enough contrast on $name', ({ ground }) => {
    const lines = [palette.border.control, palette.focus.ring, ...TONES.map((tone) => palette.tone[tone].solid)]
    for (const line of lines) expect(contrastRatio(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(GRAPHIC)
  })

  it('gives the names on a map enough contrast', () => {
    const { text, waterText, land, block, park, road, water } = palette.map
    for (const ground of [land, block, park, road]) expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(waterText, water)).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(TONES)('gives pale and filled badges of the tone %s enough contrast', (tone) => {
    const { fg, subtle, solid, onSolid } = palette.tone[tone]
    expect(contrastRatio(fg, subtle)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(palette.fg.default, subtle)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(solid, subtle)).toBeGreaterThanOrEqual(GRAPHIC)
    expect(contrastRatio(onSolid, solid)).toBeGreaterThanOrEqual(TEXT)
  })

  it('gives the accent button enough contrast, also under the pointer', () => {
    expect(contrastRatio(palette.accent.onSolid, palette.accent.solid)).toBeGreaterThanOrEqual(TEXT)
    expect(contrastRatio(palette.accent.onSolid, palette.accent.hover)).toBeGreaterThanOrEqual(TEXT)
  })

  it('uses saturated colours for abnormal tones only', () => {
    expect(saturation(palette.tone.alarm.solid)).toBeGreaterThan(0.7)
    expect(saturation(palette.tone.fault.solid)).toBeGreaterThan(0.7)
    for (const tone of ['normal', 'offline', 'notEnabled'] as const) expect(saturation(palette.tone[tone].solid)).toBeLessThan(0.3)
  })
})

function saturation(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  const channels = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => channel / 255)
  const [high, low] = [Math.max(...channels), Math.min(...channels)]
  return (high - low) / (1 - Math.abs(high + low - 1))
}
