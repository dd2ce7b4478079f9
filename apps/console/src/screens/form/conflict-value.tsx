import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE } from '@smart-fire/ui'
import { useMemo } from 'react'
import type { LoadedChoices } from '../fields/choices'
import type { FormField } from '../fields/form-fields'
import { useChoiceSource } from '../fields/use-choice-source'
import { useGivenValues, type GivenValues } from '../given-values'
import { useLoaded } from '../loaded/use-loaded'
import { choiceName, type ScreenWords } from '../screen-words'
import * as catalogue from './form.messages'
import { typedNumber } from './scaled-number'
import type { FormMessages } from './form.messages'

/** Longer lists are counted: the rights of a role would fill the screen. */
const MOST_NAMED = 8

interface ConflictValueProps {
  field: FormField | undefined
  name: string
  value: unknown
  /** the other values of the same side, on which the options may depend */
  values: GivenValues
  words: ScreenWords
}

/** A value of a conflict, as a person reads it: loaded choices by their names. A name that could not be loaded stays the value. */
export function ConflictValue(props: ConflictValueProps) {
  const { field } = props
  if ((field?.kind === 'choice' || field?.kind === 'members') && field.choices.kind === 'loaded') return <OfList {...props} choices={field.choices} />
  if (field?.kind === 'number' && typeof props.value === 'number') return <Value {...props} value={typedNumber(props.value, field.scale ?? 1)} />
  return field?.kind === 'tree' ? <OfTree {...props} field={field} /> : <Value {...props} />
}

function OfList({ choices, ...props }: ConflictValueProps & { choices: LoadedChoices }) {
  const { known = [] } = useChoiceSource(choices, props.name, props.words, true, props.values)
  return <Value {...props} names={useMemo(() => new Map(known.map(({ value, label }) => [value, label])), [known])} />
}

function OfTree({ field, ...props }: ConflictValueProps & { field: Extract<FormField, { kind: 'tree' }> }) {
  const client = useClient()
  const tree = useLoaded({ load: (given, signal) => field.load(client, signal, given), query: useGivenValues(field.by, props.values) })
  return <Value {...props} field={field} names={useMemo(() => namesOf(tree.value ?? []), [tree.value])} />
}

type Nodes = Awaited<ReturnType<Extract<FormField, { kind: 'tree' }>['load']>>

function namesOf(nodes: Nodes): Map<string, string> {
  return new Map(nodes.flatMap(({ id, label, children }): [string, string][] => [[id, label], ...namesOf(children ?? [])]))
}

function Value({ name, value, words, names }: ConflictValueProps & { names?: ReadonlyMap<string, string> }) {
  const messages = useMessages(catalogue)
  return <>{shown(value, (text) => names?.get(text) ?? choiceName(words, name, text), messages)}</>
}

function shown(value: unknown, nameOf: (text: string) => string, messages: FormMessages): string {
  if (value === null || value === undefined || value === '') return NO_VALUE
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value) && value.length > MOST_NAMED) return messages.entries(value.length)
  if (Array.isArray(value)) return value.map((each) => shown(each, nameOf, messages)).join(' / ')
  if (typeof value === 'string' || typeof value === 'number') return nameOf(String(value))
  // a range, a position or a repeated row: its values in their order
  return Object.values(value).map((each) => shown(each, nameOf, messages)).join(' · ')
}
