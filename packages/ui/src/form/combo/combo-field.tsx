'use client'
import { useRef } from 'react'
import { ComboBox, type ComboShared } from './combo-box'
import type { ComboOption } from './combo-options'

export interface ComboFieldProps extends ComboShared {
  /** null = nothing is chosen. */
  value: string | null
  /** Called with the option too, so that its label need not be looked up again; null when the field is emptied. */
  onChange: (value: string | null, option: ComboOption | null) => void
}

/** One of many options, found by typing a part of it; from 50 options on by the caller's `search`. */
export function ComboField({ value, onChange, ...rest }: ComboFieldProps) {
  const label = useLabels(rest)
  const chosen = value === null ? [] : [label.of(value)]
  return (
    <ComboBox
      {...rest}
      multiple={false}
      chosen={chosen}
      onPick={(option) => {
        label.keep(option)
        onChange(option.value, option)
      }}
      onRemove={() => onChange(null, null)}
      onClear={() => onChange(null, null)}
    />
  )
}

export interface MultiComboFieldProps extends ComboShared {
  /** In the order in which they were chosen. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Several of many options, each a chip in the field. Choosing a chosen option again removes it. */
export function MultiComboField({ value, onChange, ...rest }: MultiComboFieldProps) {
  const label = useLabels(rest)
  const without = (gone: string) => onChange(value.filter((each) => each !== gone))
  return (
    <ComboBox
      {...rest}
      multiple
      chosen={value.map(label.of)}
      onPick={(option) => {
        label.keep(option)
        if (value.includes(option.value)) without(option.value)
        else onChange([...value, option.value])
      }}
      onRemove={without}
      onClear={() => onChange([])}
    />
  )
}

/**
 * Labels of values. A search gives other options each time, so the chosen ones are remembered; a value without a known
 * label is shown itself.
 */
function useLabels({ options = [], known = [] }: ComboShared) {
  const picked = useRef(new Map<string, ComboOption>())
  return {
    of: (value: string): ComboOption =>
      [...known, ...options].find((option) => option.value === value) ?? picked.current.get(value) ?? { value, label: value },
    keep: (option: ComboOption) => void picked.current.set(option.value, option),
  }
}
