'use client'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormWords } from './use-form-words'

export interface Chip {
  value: string
  label: string
}

interface ChipsProps {
  chips: readonly Chip[]
  /** Missing = the chips can only be read. */
  onRemove: ((value: string) => void) | undefined
}

/** The chosen values, each with a button that removes it. The buttons are reached by the arrow keys; see `chipKeyDown`. */
export function Chips({ chips, onRemove }: ChipsProps) {
  const words = useFormWords()
  return chips.map(({ value, label }) => (
    <span key={value} className="fs-chip">
      <span className="fs-chip-label" title={label}>{label}</span>
      {onRemove ? (
        <button type="button" className="fs-chip-remove" tabIndex={-1} data-chip={value} aria-label={words.removeOf(label)} title={words.removeOf(label)} onClick={() => onRemove(value)}>
          <X size={12} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  ))
}

/**
 * Keys in a box of chips and a control behind them: the left arrow leads from the control to the last chip, arrows move between
 * chips, Delete and Backspace remove the focused chip and focus the next one. In an empty text box Backspace removes the
 * last chip. A key that is held removes one chip: it is often held to delete a text, and must not go on with the chips.
 */
export function chipKeyDown(event: KeyboardEvent<HTMLElement>, control: HTMLElement | null, onRemove: (value: string) => void): void {
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chip]')]
  const at = chips.findIndex((chip) => chip === event.target)
  if (at < 0) return fromControl(event, chips, onRemove)
  const removes = event.key === 'Delete' || event.key === 'Backspace'
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? (removes ? 1 : 0)
  if (step === 0) return
  event.preventDefault()
  if (removes && event.repeat) return
  const next = chips[Math.max(0, at + step)] ?? control
  next?.focus()
  if (removes) onRemove(chips[at]?.dataset['chip'] ?? '')
}

function fromControl(event: KeyboardEvent<HTMLElement>, chips: HTMLElement[], onRemove: (value: string) => void): void {
  const last = chips.at(-1)
  const { target } = event
  if (!last || (target instanceof HTMLInputElement && (target.value !== '' || target.readOnly))) return
  if (event.key === 'ArrowLeft') last.focus()
  else if (event.key === 'Backspace' && !event.repeat) onRemove(last.dataset['chip'] ?? '')
}
