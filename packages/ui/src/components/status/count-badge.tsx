import type { Tone } from '../../theme/tone'
import { badgeText } from './badge-text'

export interface CountBadgeProps {
  /** null = not known. */
  count: number | null
  /** What is counted, for screen readers: `3 open alarms`. */
  label?: string | undefined
  tone?: Tone | undefined
}

/** A number that draws attention in the colour of its tone; zero and an unknown count stay grey. */
export function CountBadge({ count, label, tone = 'alarm' }: CountBadgeProps) {
  return (
    <span className="fs-count" data-tone={count ? tone : undefined}>
      <span aria-hidden={label === undefined ? undefined : true}>{badgeText(count)}</span>
      {label === undefined ? null : <span className="fs-hidden">{label}</span>}
    </span>
  )
}
