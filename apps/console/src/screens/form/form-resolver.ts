import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import type { BaseIssue } from 'valibot'
import type { FormField } from '../fields/form-fields'
import type { GivenValues } from '../given-values'
import type { InputSchema } from './form-declaration'
import type { FormMessages } from './form.messages'
import { inputOf, inputOfEdit, type FormValues } from './form-values'
import { mayBeAbsent } from './schema-facts'

/** What the fields of a form do not tell. */
interface BesideFields {
  /** values without a field */
  given: GivenValues
  /** what is known of the row; null: it is a new one */
  known: GivenValues | null
}

/** Validates the values of a form, and those that are given without a field, with the schema of the client; the errors are words, the result is the domain's input. */
export function formResolver<Input>(schema: InputSchema<Input>, fields: readonly FormField[], words: FormMessages, { given, known }: BesideFields): Resolver<FormValues, unknown, Input> {
  const validate: Resolver<Record<string, unknown>, unknown, Input> = valibotResolver(schema, { message: (issue: BaseIssue<unknown>) => messageOf(issue, words) })
  const entered = (values: FormValues) => (known === null ? inputOf(fields, values) : inputOfEdit(fields, values, known, (name) => mayBeAbsent(schema, name)))
  return (values, context, options) => validate({ ...given, ...entered(values) }, context, options)
}

/** What is wrong with a value. An empty value is reported as required, whichever rule it breaks first; a switch is never empty, only unknown. */
export function messageOf(issue: BaseIssue<unknown>, words: FormMessages): string {
  const { input } = issue
  const isEmpty = input === null || input === undefined || input === ''
  if (!isEmpty) return words.issue(issue)
  return issue.type === 'boolean' ? words.unknownSwitchRefused : words.required
}
