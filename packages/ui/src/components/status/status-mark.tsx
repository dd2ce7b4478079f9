import type { Tone } from '../../theme/tone'
import { MARK_SHAPES } from './mark-shapes'

export interface StatusMarkProps {
  tone: Tone
  /** Edge length in px. */
  size?: number | undefined
  /** The accessible name; without it the mark is decoration beside a text. */
  label?: string | undefined
  /** Drawn as an outline: the same meaning, of something that is not shown here. */
  outlined?: boolean | undefined
}

/** The shape of a tone, without text. */
export function StatusMark({ tone, size = 16, label, outlined = false }: StatusMarkProps) {
  const { fill, cut, crack, line, dashed } = MARK_SHAPES[tone]
  const name = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg {...name} className="fs-mark" data-tone={tone} data-outlined={outlined || undefined} width={size} height={size} viewBox="0 0 16 16">
      {fill ? <path d={fill} className="fs-mark-fill" /> : null}
      {cut ? <path d={cut} className="fs-mark-cut" /> : null}
      {crack ? <path d={crack} className="fs-mark-crack" /> : null}
      {line ? <path d={line} className="fs-mark-line" data-dashed={dashed || undefined} /> : null}
    </svg>
  )
}
