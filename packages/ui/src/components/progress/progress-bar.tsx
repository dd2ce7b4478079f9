'use client'
import { usePartStyles } from '../../root/use-part-styles'
import { progressStyles } from './progress.styles'

export interface ProgressBarProps {
  /** What is going on, for a screen reader. */
  label: string
  /** 0 to 1; null while the total is not known. */
  value: number | null
  /** Beside the bar, and read out instead of a percentage: 3 / 20. */
  text?: string | undefined
  /** The text is read out and not drawn. */
  hideText?: boolean | undefined
}

/** The progress of an operation; without a known end the bar is animated. */
export function ProgressBar({ label, value, text, hideText = false }: ProgressBarProps) {
  usePartStyles(progressStyles)
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  const range = percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
  return (
    <span className="fs-progress">
      <span className="fs-progress-track" role="progressbar" aria-label={label} aria-valuetext={text} {...range}>
        <span className="fs-progress-fill" style={percent === null ? undefined : { width: `${percent}%` }} />
      </span>
      {text === undefined || hideText ? null : <span className="fs-progress-text" aria-hidden="true">{text}</span>}
    </span>
  )
}
