import type { Tone } from '../../theme/tone'
import { badgeText } from './badge-text'

export interface CountBadgeProps {
  /** null = not known. */
  count: number | null
  /** What is counted, as a sentence for a screen reader. */
  label?: string | undefined
  tone?: Tone | undefined
}

/** A number that calls for attention; nought is calm whatever the tone. */
export function CountBadge({ count, label, tone = 'alarm' }: CountBadgeProps) {
  return (
    <span className="fs-count" data-tone={count ? tone : undefined}>
      <span aria-hidden={label === undefined ? undefined : true}>{badgeText(count)}</span>
      {label === undefined ? null : <span className="fs-hidden">{label}</span>}
    </span>
  )
}
