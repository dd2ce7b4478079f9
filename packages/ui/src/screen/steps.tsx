import { Check } from 'lucide-react'
import { useScreenStyles } from './use-screen-styles'

export interface StepsProps {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The current step; those before it are done. */
  current: string
}

/** The steps of a task, with the current one marked. */
export function Steps({ label, steps, current }: StepsProps) {
  useScreenStyles()
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol className="fs-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className="fs-step-mark" aria-hidden="true">{index < at ? <Check size={12} /> : index + 1}</span>
          {step.label}
        </li>
      ))}
    </ol>
  )
}
