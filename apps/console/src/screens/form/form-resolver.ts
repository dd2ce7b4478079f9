import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import type { BaseIssue } from 'valibot'
import type { FormField } from '../fields/form-fields'
import type { GivenValues } from '../given-values'
import type { InputSchema } from './form-declaration'
import type { FormMessages } from './form.messages'
import { inputOf, type FormValues } from './form-values'

/** Validates the values of a form, and those that are given without a field, with the schema of the client; the errors are words, the result is the domain's input. */
export function formResolver<Input>(schema: InputSchema<Input>, fields: readonly FormField[], words: FormMessages, given: GivenValues = {}): Resolver<FormValues, unknown, Input> {
  const validate: Resolver<Record<string, unknown>, unknown, Input> = valibotResolver(schema, { message: (issue: BaseIssue<unknown>) => messageOf(issue, words) })
  return (values, context, options) => validate({ ...given, ...inputOf(fields, values) }, context, options)
}

/** What is wrong with a value. An empty value is reported as required, whichever rule it breaks first. */
export function messageOf(issue: BaseIssue<unknown>, words: FormMessages): string {
  const { input } = issue
  return input === null || input === undefined || input === '' ? words.required : words.issue(issue)
}
