import { useMessages } from '@smart-fire/dialogs/provider'
import { TextField } from '@smart-fire/ui'
import { ComboField, DateRangeField } from '@smart-fire/ui/form'
import { useState } from 'react'
import type { Choices } from '../fields/choices'
import { daysOf, type DayRange, type FilterField } from '../fields/filters'
import { useChoiceSource } from '../fields/use-choice-source'
import type { GivenValues } from '../given-values'
import type { ScreenWords } from '../screen-words'
import * as catalogue from './filter-area.messages'
import { useTypedText } from './use-typed-text'

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
      return <PeriodFilter {...props} mostDays={field.mostDays} />
    default:
      return field.kind satisfies never
  }
}

type ControlProps = Omit<FilterControlProps, 'field'>

function TextFilter({ name, label, value, values, onChange }: ControlProps) {
  const typed = useTypedText(typeof value === 'string' ? value : '', values, (text) => onChange(text || undefined, 'replace'))
  return <TextField type="search" name={name} label={label} {...typed} />
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

const NO_RANGE: DayRange = { from: '', to: '' }

/** A period with one day only is not applied, because the other day is missing, nor one that is too long for the server. */
function PeriodFilter({ name, label, value, onChange, mostDays = Infinity }: ControlProps & { mostDays: number | undefined }) {
  const words = useMessages(catalogue)
  const given = isRange(value) ? value : NO_RANGE
  const [begun, setBegun] = useState<{ range: DayRange; over: DayRange } | null>(null)
  // a reset, Back or a link ends what was begun: the field shows what the list is filtered by
  const draft = begun && begun.over.from === given.from && begun.over.to === given.to ? begun.range : null
  const change = (range: DayRange) => {
    const isBlank = range.from === '' && range.to === ''
    const isApplied = isBlank || (isWhole(range) && daysOf(range) <= mostDays)
    setBegun(isApplied ? null : { range, over: given })
    if (isApplied) onChange(isBlank ? undefined : range, 'push')
  }
  const error = draft && isWhole(draft) ? words.mostDays(mostDays) : undefined
  return <DateRangeField name={name} label={label} value={draft ?? given} onChange={change} error={error} />
}

function isWhole({ from, to }: DayRange): boolean {
  return from !== '' && to !== ''
}

function isRange(value: unknown): value is DayRange {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
