import { Stack, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, FailedState, formatDateTime, LoadingState, NO_VALUE, PagedTable } from '@smart-fire/ui'
import { useMemo } from 'react'
import { choiceName, fieldName, type ScreenWords } from '../screen-words'
import { changedFields, type ChangedField } from './changed-fields'
import { FormActor } from './form.actor'
import type { FormDeclaration } from './form-declaration'
import * as catalogue from './form.messages'
import type { FormMessages } from './form.messages'

/** Longer lists are counted: the rights of a role would fill the screen. */
const MOST_NAMED = 8

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
  const differences = useMemo(() => changedFields(record(input), record(declaration.from && theirs !== null ? declaration.from(theirs as Row) : theirs)), [declaration, input, theirs])
  if (state === 'comparing') return <LoadingState />
  if (state === 'unknown') return <FailedState title={messages.conflictUnknown} onRetry={() => actor.send({ type: 'form.retry' })} />
  return (
    <Stack gap="4" role="alert">
      <Text fontWeight="semibold">{messages.conflict(rejection?.person ?? messages.somebody, formatDateTime(rejection?.at ?? null))}</Text>
      <Differences differences={differences} words={words} />
      <Stack direction="row" justify="flex-end" gap="2">
        <Button onClick={() => actor.send({ type: 'conflict.takeTheirs' })}>{messages.takeTheirs}</Button>
        <Button variant="danger" onClick={() => actor.send({ type: 'conflict.keepMine' })}>{messages.keepMine}</Button>
      </Stack>
    </Stack>
  )
}

function Differences({ differences, words }: { differences: ChangedField[]; words: ScreenWords }) {
  const messages = useMessages(catalogue)
  const columns = useMemo(() => [
    { id: 'field', header: messages.field, cell: ({ name }: ChangedField) => fieldName(words, name) },
    { id: 'mine', header: messages.mine, wrap: true, cell: ({ name, mine }: ChangedField) => shown(mine, name, words, messages) },
    { id: 'theirs', header: messages.theirs, wrap: true, cell: ({ name, theirs }: ChangedField) => shown(theirs, name, words, messages) },
  ], [messages, words])
  return (
    <PagedTable
      label={messages.comparison} fill={false} columns={columns} rows={differences} rowKey={({ name }) => name}
      state={differences.length === 0 ? 'empty' : 'ready'} emptyText={messages.noDifference}
    />
  )
}

function shown(value: unknown, field: string, words: ScreenWords, messages: FormMessages): string {
  if (value === null || value === undefined || value === '') return NO_VALUE
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (Array.isArray(value) && value.length > MOST_NAMED) return messages.entries(value.length)
  if (Array.isArray(value)) return value.map((each) => shown(each, field, words, messages)).join(' / ')
  if (typeof value === 'string' || typeof value === 'number') return choiceName(words, field, String(value))
  // a range, a position or a repeated row: its values in their order
  return Object.values(value).map((each) => shown(each, field, words, messages)).join(' · ')
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
