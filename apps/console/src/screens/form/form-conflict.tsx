import { Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, FailedState, formatDateTime, LoadingState, PagedTable } from '@smart-fire/ui'
import { useMemo } from 'react'
import type { FormField } from '../fields/form-fields'
import { fieldName, type ScreenWords } from '../screen-words'
import { changedFields, type ChangedField } from './changed-fields'
import { ConflictValue } from './conflict-value'
import { FormActor } from './form.actor'
import type { FormDeclaration } from './form-declaration'
import * as catalogue from './form.messages'

interface FormConflictProps<Input, Row, NewInput> {
  declaration: FormDeclaration<Input, Row, NewInput>
  words: ScreenWords
}

/** Another user was faster: their values beside the own ones, and the choice between them. */
export function FormConflict<Input, Row, NewInput>({ declaration, words }: FormConflictProps<Input, Row, NewInput>) {
  const messages = useMessages(catalogue)
  const actor = FormActor.useActorRef()
  const value = FormActor.useSelector((snapshot) => snapshot.value)
  const { input, theirs, rejection } = FormActor.useSelector(({ context }) => context)
  const state = typeof value === 'object' ? value.conflict : 'comparing'
  const sides = useMemo(() => ({ mine: record(input), theirs: record(declaration.from && theirs !== null ? declaration.from(theirs as Row) : theirs) }), [declaration, input, theirs])
  if (state === 'comparing') return <LoadingState />
  if (state === 'unknown') return <FailedState title={messages.conflictUnknown} onRetry={() => actor.send({ type: 'form.retry' })} />
  return (
    <Stack gap="4" role="alert">
      <Text fontWeight="semibold">{messages.conflict(rejection?.person ?? messages.somebody, formatDateTime(rejection?.at ?? null))}</Text>
      <Differences sides={sides} fields={declaration.fields} words={words} />
      <Stack direction="row" justify="flex-end" gap="2">
        <Button onClick={() => actor.send({ type: 'conflict.takeTheirs' })}>{messages.takeTheirs}</Button>
        <Button variant="danger" onClick={() => actor.send({ type: 'conflict.keepMine' })}>{messages.keepMine}</Button>
      </Stack>
    </Stack>
  )
}

interface DifferencesProps {
  sides: Record<'mine' | 'theirs', Record<string, unknown>>
  fields: readonly FormField[]
  words: ScreenWords
}

function Differences({ sides, fields, words }: DifferencesProps) {
  const messages = useMessages(catalogue)
  const differences = useMemo(() => changedFields(sides.mine, sides.theirs), [sides])
  const columns = useMemo(() => {
    const side = (id: 'mine' | 'theirs') => ({
      id, header: messages[id], wrap: true,
      cell: ({ name, ...values }: ChangedField) => <ConflictValue field={fields.find((field) => field.name === name)} name={name} value={values[id]} values={sides[id]} words={words} />,
    })
    return [{ id: 'field', header: messages.field, cell: ({ name }: ChangedField) => fieldName(words, name) }, side('mine'), side('theirs')]
  }, [fields, messages, sides, words])
  return (
    <PagedTable
      label={messages.comparison} fill={false} columns={columns} rows={differences} rowKey={({ name }) => name}
      state={differences.length === 0 ? 'empty' : 'ready'} emptyText={messages.noDifference}
    />
  )
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
