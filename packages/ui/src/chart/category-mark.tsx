import type { CSSProperties } from 'react'
import { StatusMark } from '../components/status/status-mark'
import type { Tone } from '../theme/tone'

export const CATEGORY_MARK_PX = 12
const COLOURS = 6
/** Shapes on a 12 × 12 grid, so that categories without a tone differ not only by colour. */
const SHAPES = ['M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z', 'M1.5 1.5h9v9h-9Z', 'M6 1 11.5 11H.5Z', 'M6 .5 11.5 6 6 11.5.5 6Z', 'M4 1h4v3h3v4H8v3H4V8H1V4h3Z', 'M.5 1h11L6 11Z'] as const

/** The colour of a part: that of its tone, or one of six calm colours by position. */
export function categoryStyle(index: number, tone: Tone | undefined) {
  return tone ? { 'data-tone': tone } : { style: { '--chart-colour': `var(--chart-${(index % COLOURS) + 1})` } as CSSProperties }
}

/** The shape of a part: the mark of its tone, or a plain shape by position. */
export function CategoryMark({ index, tone }: { index: number; tone?: Tone | undefined }) {
  if (tone) return <StatusMark tone={tone} size={CATEGORY_MARK_PX} />
  return (
    <svg className="chart-mark" width={CATEGORY_MARK_PX} height={CATEGORY_MARK_PX} viewBox="0 0 12 12" aria-hidden="true" {...categoryStyle(index, tone)}>
      <path d={SHAPES[index % SHAPES.length] ?? SHAPES[0]} fill="currentColor" />
    </svg>
  )
}
