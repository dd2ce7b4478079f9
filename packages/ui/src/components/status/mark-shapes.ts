import type { Tone } from '../../theme/tone'

/** Paths on a 16 × 16 grid: `fill` in the tone's colour, `cut` and `crack` (a stroke) on top of it in the contrasting colour, `line` a stroke in the tone's colour. */
export interface MarkShape {
  fill?: string
  cut?: string
  crack?: string
  line?: string
  dashed?: boolean
}

/**
 * A shape for each tone, so that colour is never the only difference (WCAG 1.4.1): a triangle with its mark,
 * a cracked square, a crossed ring, a dashed ring, a dot, and an i in a ring.
 */
export const MARK_SHAPES: Record<Tone, MarkShape> = {
  alarm: { fill: 'M8 .8 15.4 14.1a.8.8 0 0 1-.7 1.2H1.3a.8.8 0 0 1-.7-1.2Z', cut: 'M7.1 5.6h1.8l-.3 4.6H7.4ZM7.1 11.4h1.8v1.8H7.1Z' },
  fault: { fill: 'M3 1.4h10A1.6 1.6 0 0 1 14.6 3v10a1.6 1.6 0 0 1-1.6 1.6H3A1.6 1.6 0 0 1 1.4 13V3A1.6 1.6 0 0 1 3 1.4Z', crack: 'M9.6 1.4 6.2 7.4h4L6.4 14.6' },
  offline: { line: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2ZM3.2 12.8 12.8 3.2' },
  notEnabled: { line: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2Z', dashed: true },
  normal: { fill: 'M8 3.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z' },
  info: { line: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7ZM8 7.3v4M8 4.5v.6' },
}
