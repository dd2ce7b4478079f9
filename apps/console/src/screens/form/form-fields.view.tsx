import { useMessages } from '@smart-fire/dialogs/provider'
import { FormLayout, FormSection, FormWide, type FormProblem } from '@smart-fire/ui/form'
import { Fragment, useContext, useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form'
import { dependsOn } from '../fields/choices'
import type { FormField } from '../fields/form-fields'
import { ScopeContext, type GivenValues } from '../given-values'
import type { ScreenWords } from '../screen-words'
import { FieldControl } from './field-control'
import { FormActor } from './form.actor'
import { fieldsOf, schemaOf, type FormDeclaration, type FormMode, type InputSchema } from './form-declaration'
import { problemsOf } from './form-errors'
import { formResolver } from './form-resolver'
import { isShown, startValues, valuesOfRow, type FormValues } from './form-values'
import * as catalogue from './form.messages'
import type { FormMessages } from './form.messages'
import type { Rejection } from './rejection'

interface FormFieldsProps<Input, Row, NewInput> {
  declaration: FormDeclaration<Input, Row, NewInput>
  words: ScreenWords
  mode: FormMode
  title: string
  submitText?: string
  readOnly?: boolean
  /** a comparison is shown instead; the fields keep what was typed */
  hidden: boolean
  onDirty: (isDirty: boolean) => void
}

/** The fields of a form, validated with the schema of its mode; a refusal of the server stands at its field. */
export function FormFields<Input, Row, NewInput>({ declaration, words, mode, title, submitText, readOnly = false, hidden, onDirty }: FormFieldsProps<Input, Row, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = FormActor.useActorRef()
  const { shown, rejection } = FormActor.useSelector(({ context }) => context)
  const isSaving = FormActor.useSelector((snapshot) => snapshot.matches('saving'))
  const fields = useMemo(() => fieldsOf(declaration, mode), [declaration, mode])
  const schema = schemaOf(declaration, mode)
  const scope = useContext(ScopeContext)
  const begun = useMemo(() => knownValues(declaration, shown, scope), [declaration, shown, scope])
  const known = shown === null ? null : begun
  const start = useMemo(() => (known === null ? startValues(fields, begun) : valuesOfRow(fields, known)), [fields, begun, known])
  const given = useMemo(() => Object.fromEntries((declaration.ofScope ?? []).map((name) => [name, scope[name]])), [declaration, scope])
  const form = useForm<FormValues, unknown, unknown>({
    values: start,
    resolver: useMemo(() => formResolver(schema, fields, messages, { given, known }), [schema, fields, messages, given, known]),
    mode: 'onTouched',
  })
  const { errors, isDirty, submitCount } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const refusals = useRefusals(rejection, fields, (name, message) => form.setError(name, { type: 'server', message }), messages)
  const submit = form.handleSubmit((input) => actor.send({ type: 'form.submit', input }))
  if (hidden) return null
  return (
    <FormProvider {...form}>
      <FormLayout
        label={title}
        submitText={submitText}
        columns={2}
        busy={isSaving}
        readOnly={readOnly}
        attempt={submitCount + refusals}
        problems={[...refusalOf(rejection, fields, messages), ...problemsOf(errors, words, messages)]}
        onSubmit={() => void submit()}
      >
        <Sections fields={fields} words={words} control={form.control} schema={schema} mode={mode} readOnly={readOnly || isSaving} />
      </FormLayout>
    </FormProvider>
  )
}

function knownValues<Input, Row, NewInput>({ from, start }: FormDeclaration<Input, Row, NewInput>, row: unknown, scope: GivenValues): Record<string, unknown> {
  if (row === null) return { ...(typeof start === 'function' ? start(scope) : start) }
  // the machine keeps rows of every screen; this one came from the calls of this declaration
  return { ...(from ? from(row as Row) : row) }
}

interface SectionsProps {
  fields: readonly FormField[]
  words: ScreenWords
  control: Control<FormValues, unknown, unknown>
  schema: InputSchema<unknown>
  mode: FormMode
  readOnly: boolean
}

function Sections({ fields, words, control, ...rest }: SectionsProps) {
  const values = useWatch({ control })
  const sections = [...new Set(fields.map(({ section }) => section))]
  return sections.map((section) => {
    const drawn = fields.filter((field) => field.section === section && isShown(field, values)).map((field) => {
      const drawnField = <FieldControl key={field.name} field={field} name={field.name} words={words} dependents={dependentsOf(field.name, fields)} {...rest} />
      return field.wide ? <FormWide key={field.name}>{drawnField}</FormWide> : drawnField
    })
    return section === undefined
      ? <Fragment key="">{drawn}</Fragment>
      : <FormSection key={section} title={words.sections?.[section] ?? section}>{drawn}</FormSection>
  })
}

/** The fields whose choices depend on a field, directly or through another one. */
function dependentsOf(name: string, fields: readonly FormField[]): string[] {
  const direct = fields.filter((field) => field.kind === 'choice' && dependsOn(field.choices, name)).map((field) => field.name)
  return [...new Set([...direct, ...direct.flatMap((each) => dependentsOf(each, fields))])]
}

/** Shows a message of the server at the field that it names; gives how often the server has refused, or not answered, so that the list of problems takes the focus. */
function useRefusals(rejection: Rejection | null, fields: readonly FormField[], refuse: (name: string, message: string) => void, messages: FormMessages): number {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (rejection === null || rejection.kind === 'conflict') return
    const path = refusedPath(rejection, fields)
    if (path !== null) refuse(path, rejection.message ?? messages.refused)
    setRefusals((before) => before + 1)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each rejection: `refuse` is another function at every render
  }, [rejection])
  return refusals
}

/** The field that the server refuses, also one inside repeated rows (`ranges.1.min`); null where no field of the form is to blame. */
function refusedPath(rejection: Rejection | null, fields: readonly FormField[]): string | null {
  const path = rejection?.field ?? null
  return path !== null && fields.some(({ name }) => path === name || path.startsWith(`${name}.`)) ? path : null
}

/** Why the last save failed, where no field of the form itself is to blame; a field of a repeated row is named here as well. */
function refusalOf(rejection: Rejection | null, fields: readonly FormField[], messages: FormMessages): FormProblem[] {
  if (rejection === null || rejection.kind === 'conflict' || fields.some(({ name }) => name === rejection.field)) return []
  const path = refusedPath(rejection, fields)
  const message = rejection.kind === 'failed' ? messages.noResponse : (rejection.message ?? messages.refused)
  return [{ field: path, label: null, message }]
}
