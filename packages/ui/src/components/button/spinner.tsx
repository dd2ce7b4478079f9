import { LoaderCircle } from 'lucide-react'
import { VisuallyHidden } from '../a11y/visually-hidden'

export interface SpinnerProps {
  size?: number | undefined
  /** Announced by screen readers in place of the ring. */
  label?: string | undefined
}

/** A ring that turns while something is under way; `size` is in px. Without a label screen readers announce nothing. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className="fs-spinner">
      <LoaderCircle size={size} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
