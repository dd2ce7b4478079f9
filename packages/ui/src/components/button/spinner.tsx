import { LoaderCircle } from 'lucide-react'
import { VisuallyHidden } from '../a11y/visually-hidden'

export interface SpinnerProps {
  size?: number | undefined
  /** Announced by screen readers in place of the ring. */
  label?: string | undefined
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className="fs-spinner">
      <LoaderCircle size={size} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
