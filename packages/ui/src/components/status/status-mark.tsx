import type { Tone } from '../../theme/tone'
import { MARK_SHAPES } from './mark-shapes'

export interface StatusMarkProps {
  tone: Tone
  /** Edge length in px. */
  size?: number | undefined
  /** Read out; without it the mark is decoration beside a text. */
  label?: string | undefined
}

/** The tone's shape alone. */
export function StatusMark({ tone, size = 16, label }: StatusMarkProps) {
  const { fill, cut, crack, line, dashed } = MARK_SHAPES[tone]
  const name = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg {...name} className="fs-mark" data-tone={tone} width={size} height={size} viewBox="0 0 16 16">
      {fill ? <path d={fill} fill="currentColor" /> : null}
      {cut ? <path d={cut} className="fs-mark-cut" /> : null}
      {crack ? <path d={crack} className="fs-mark-crack" fill="none" strokeWidth={1.7} /> : null}
      {line ? (
        <path d={line} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap={dashed ? 'butt' : 'round'} strokeDasharray={dashed ? '3.04 3.04' : undefined} />
      ) : null}
    </svg>
  )
}
