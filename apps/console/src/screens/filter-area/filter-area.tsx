import { useMessages } from '@smart-fire/dialogs/provider'
import { FilterBar, type FilterBarHandle } from '@smart-fire/ui/screen'
import { type ReactNode, type Ref, useCallback } from 'react'
import { dependsOn } from '../fields/choices'
import type { FilterField, FilterFields } from '../fields/filters'
import { entriesOf } from '../fields/url-query'
import { fieldName, type ScreenWords } from '../screen-words'
import { FilterControl } from './filter-controls'
import * as catalogue from './filter-area.messages'

const RANGE_WIDTH_PX = 312

interface FilterAreaProps<Filters> {
  fields: FilterFields<Filters>
  words: ScreenWords
  values: Partial<Filters>
  /** typing replaces its entry of the history, a choice is an entry of its own */
  onChange: (values: Partial<Filters>, how: 'push' | 'replace') => void
  handle?: Ref<FilterBarHandle>
  end?: ReactNode
}

/** The filters of a screen in one row; the reset button appears when a filter is set. */
export function FilterArea<Filters>({ fields, words, values, onChange, handle, end }: FilterAreaProps<Filters>) {
  const messages = useMessages(catalogue)
  const entries = entriesOf(fields)
  if (entries.length === 0) return null
  const items = entries.map(([name, field]) => ({
    id: name,
    isSet: valueOf(values, name) !== undefined,
    ...(field.kind === 'dateRange' ? { width: RANGE_WIDTH_PX } : {}),
    field: <BoundFilter {...{ name, field, fields, words, values, onChange }} />,
  }))
  return <FilterBar label={messages.filters} items={items} onReset={() => onChange({}, 'push')} end={end} {...(handle ? { handle } : {})} />
}

type BoundFilterProps<Filters> = Pick<FilterAreaProps<Filters>, 'fields' | 'words' | 'values' | 'onChange'> & { name: string; field: FilterField<unknown> }

function BoundFilter<Filters>({ name, field, fields, words, values, onChange }: BoundFilterProps<Filters>) {
  const set = useCallback((value: unknown, how: 'push' | 'replace') => {
    const dependents: Record<string, undefined> = Object.fromEntries(entriesOf(fields).flatMap(([other, { choices }]) => (dependsOn(choices, name) ? [[other, undefined]] : [])))
    // the names are those of the filters: they come from their declaration
    onChange({ ...values, ...dependents, [name]: value }, how)
  }, [name, fields, values, onChange])
  return <FilterControl name={name} label={fieldName(words, name)} field={field} words={words} value={valueOf(values, name)} values={values} onChange={set} />
}

function valueOf<Filters>(values: Partial<Filters>, name: string): unknown {
  return (values as Record<string, unknown>)[name]
}
