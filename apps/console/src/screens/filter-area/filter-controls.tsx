import { TextField } from '@smart-fire/ui'
import { ComboField, DateRangeField } from '@smart-fire/ui/form'
import { useEffect, useState } from 'react'
import type { Choices } from '../fields/choices'
import type { DayRange, FilterField } from '../fields/filters'
import { useChoiceSource } from '../fields/use-choice-source'
import type { GivenValues } from '../given-values'
import type { ScreenWords } from '../screen-words'

/** The delay between the last key and the new query. */
export const TYPING_PAUSE_MS = 300

interface FilterControlProps {
  name: string
  label: string
  field: FilterField<unknown>
  words: ScreenWords
  value: unknown
  /** of all filters, for those whose choices depend on another */
  values: GivenValues
  /** undefined: no filter; `replace`: another step of the same typing */
  onChange: (value: unknown, how: 'push' | 'replace') => void
}

/** One filter above a list: choices apply at once, text after a pause. */
export function FilterControl({ field, ...props }: FilterControlProps) {
  switch (field.kind) {
    case 'text':
      return <TextFilter {...props} />
    case 'choice':
      return field.choices ? <ChoiceFilter {...props} choices={field.choices} write={field.write} parse={field.parse} /> : null
    case 'dateRange':
      return <PeriodFilter {...props} />
    default:
      return field.kind satisfies never
  }
}

type ControlProps = Omit<FilterControlProps, 'field'>

function TextFilter({ name, label, value, onChange }: ControlProps) {
  const given = typeof value === 'string' ? value : ''
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => {
    if (draft === null) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // the user has opened another screen, which is still loading: the filter of this one must not lead back
      if (window.location.pathname !== pathname) return
      onChange(draft.trim() || undefined, 'replace')
      setDraft(null)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, onChange])
  return <TextField type="search" name={name} label={label} value={draft ?? given} onChange={setDraft} />
}

interface ChoiceFilterProps extends ControlProps {
  choices: Choices
  write: (value: unknown) => string
  parse: (text: string) => unknown
}

function ChoiceFilter({ name, label, words, value, values, onChange, choices, write, parse }: ChoiceFilterProps) {
  const chosen = value === undefined ? null : write(value)
  const source = useChoiceSource(choices, name, words, chosen !== null, values)
  return <ComboField name={name} label={label} {...source} value={chosen} onChange={(picked) => onChange(picked === null ? undefined : parse(picked), 'push')} />
}

/** A period with one day only is not applied: the other day is missing. */
function PeriodFilter({ name, label, value, onChange }: ControlProps) {
  const given = isRange(value) ? value : { from: '', to: '' }
  const [draft, setDraft] = useState<DayRange | null>(null)
  const change = (range: DayRange) => {
    const isWhole = range.from !== '' && range.to !== ''
    const isBlank = range.from === '' && range.to === ''
    setDraft(isWhole || isBlank ? null : range)
    if (isWhole || isBlank) onChange(isWhole ? range : undefined, 'push')
  }
  return <DateRangeField name={name} label={label} value={draft ?? given} onChange={change} />
}

function isRange(value: unknown): value is DayRange {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
